import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../programs/find-chromium.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { productionPolicy, type StartCms } from '../../setup/network/test-cms.ts';
import { open } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import {
  expect,
  linkTag,
  makePage,
  scriptTag,
  slides,
  test,
  workingCalls,
} from '../support/test.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

// The headless shell, which the other tests use, has no back-forward cache. In one worker: each starts a browser.
test.describe.configure({ mode: 'default' });

const page = makePage(linkTag + scriptTag);

/** A CMS with a page and a next one. */
const startTwoPages = (startCms: StartCms, delayMs: () => number) =>
  startCms({
    ...workingCalls,
    'GET /en-us/slideshow/home': () => ({ ...slides, delayMs: delayMs() }),
    'GET /page': page,
    'GET /next': { body: '<!doctype html><html lang="en"><title>Next</title><p>Next page</p>' },
  });

/** Leaves the page and comes back, out of that cache; a page that loads anew says nothing of it. */
async function leaveAndComeBack(tab: Page, url: string): Promise<void> {
  await tab.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['persisted'] = String(event.persisted);
    });
  });
  await tab.goto(`${url}/next`);
  // A page from that cache does not load again, so there is no load event to wait for.
  await tab.goBack({ waitUntil: 'commit' });
  await expect(tab.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('a page comes back from the back-forward cache as it was', async ({
  page: tab,
  startCms,
  watch,
}) => {
  const { url } = await startTwoPages(startCms, () => 0);
  await open(tab, `${url}/page`);
  await tab.getByRole('button', { name: 'Go to slide 3' }).click();
  await leaveAndComeBack(tab, url);
  await expect(shownSlide(tab)).toContainText('Copy of the third slide.');
  await tab.getByRole('button', { name: carouselContract.texts.next }).click();
  await expect(shownSlide(tab)).toContainText('Copy of the first slide.');
  expect(watch.errors).toEqual([]);
});

test('a page that comes back has the answer to a call that was under way when it was left @night', async ({
  page: tab,
  startCms,
  watch,
}) => {
  let count = 0;
  const { url } = await startTwoPages(startCms, () => ((count += 1) === 1 ? 1500 : 0));
  await tab.goto(`${url}/page`);
  await expect.poll(() => count).toBe(1);
  await leaveAndComeBack(tab, url);
  await expect(tab.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  expect(watch.errors).toEqual([]);
});

const bar = `<section data-widget="cookie-bar" class="pmw pmw-cookie-bar" aria-label="Cookies"><button type="button" data-accept>Accept</button></section>`;
const barPage = makeCmsPage('Cookies', bar);

test('what a visitor has accepted on the next page and in another tab closes the cookie bar, and the page is told', async ({
  page: tab,
  context,
  startCms,
  watch,
}) => {
  const { url } = await startCms({ 'GET /page': barPage, 'GET /next': barPage });
  const other = await context.newPage();
  await open(other, `${url}/page`);
  await tab.addInitScript(() => {
    document.addEventListener('widget:consent', ({ target }) => {
      const isPage = target === document.documentElement;
      document.documentElement.dataset['told'] = isPage ? 'by the page' : 'by the bar';
    });
  });
  await open(tab, `${url}/page`);
  await tab.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await open(tab, `${url}/next`);
  await tab.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await tab.goBack({ waitUntil: 'commit' });
  await expect(tab.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(tab.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await expect(tab.locator('html')).toHaveAttribute('data-told', 'by the page');
  expect(watch.errors).toEqual([]);
});

/** Runs in the page: has the next one prepared, and goes to it once that is ready and the visitor has accepted. */
function visitPrepared(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = '{"prerender":[{"urls":["/prepared"],"eagerness":"immediate"}]}';
  document.head.append(rules);
  const visit = async () => {
    if ((await (await fetch('/is-ready')).text()) !== 'yes') return;
    clearInterval(asking);
    document.querySelector<HTMLElement>('[data-accept]')?.click();
    setTimeout(() => document.querySelector<HTMLElement>('a[href="/prepared"]')?.click(), 200);
  };
  const asking = setInterval(() => void visit(), 100);
}

/** Runs in the prepared page: says what a page's own scripts hear, and whether a visitor sees the page then. */
function sayWhatIsHeard(): void {
  const say = (what: string) => {
    const isUnseen = 'prerendering' in document && document.prerendering === true;
    void fetch(`/heard?${isUnseen ? 'unseen' : 'seen'} ${what}`);
  };
  for (const type of ['widget:mounted', 'widget:consent']) {
    addEventListener(type, () => {
      say(type);
    });
  }
  addEventListener('load', () => {
    void window.PrivateMarketsWidgets.ready.then(() =>
      setTimeout(() => {
        say('ready');
      }, 300),
    );
  });
  document.addEventListener('prerenderingchange', () =>
    setTimeout(() => {
      const isOpen = document.querySelector('[data-state="open"]') !== null;
      say(`${String(window.PrivateMarketsWidgets.consent)} ${isOpen ? 'open' : 'closed'}`);
    }, 300),
  );
}

test('a page that the browser prepares ahead tells nothing before the visitor comes to it, and then knows what was chosen meanwhile @night', async ({
  startCms,
}, info) => {
  const heard: string[] = [];
  const { url } = await startCms(
    {
      'GET /page': makeCmsPage('Cookies', `${bar}<p><a href="/prepared">Next</a></p>`, {
        head: `${linkTag}${scriptTag}<script src="/visit.js" defer></script>`,
      }),
      'GET /visit.js': { body: `(${String(visitPrepared)})()` },
      'GET /is-ready': () => ({ body: heard.includes('unseen ready') ? 'yes' : 'no' }),
      'GET /prepared': makeCmsPage('Prepared', bar, {
        head: `<script src="/say.js"></script>${linkTag}${scriptTag}`,
      }),
      'GET /say.js': { body: `(${String(sayWhatIsHeard)})()` },
      'GET /heard': (request) => {
        heard.push(decodeURIComponent(request.url?.split('?')[1] ?? ''));
        return { status: 204 };
      },
    },
    productionPolicy
      .replace("script-src 'self'", "script-src 'self' 'inline-speculation-rules'")
      .replace(/; require-trusted-types.*/, ''),
  );
  // A browser under the hand of the tests' tools prepares no page.
  const more = [
    '--headless=new',
    '--no-first-run',
    `--user-data-dir=${info.outputPath('profile')}`,
  ];
  const browser = spawn(findChromium() ?? '', [...chromiumArguments, ...more, `${url}/page`], {
    stdio: 'ignore',
  });
  try {
    await expect
      .poll(() => heard.toSorted())
      .toEqual([
        'seen accepted closed',
        'seen widget:consent',
        'seen widget:mounted',
        'unseen ready',
      ]);
    expect(heard[0]).toBe('unseen ready');
  } finally {
    browser.kill();
    await once(browser, 'exit');
  }
});
