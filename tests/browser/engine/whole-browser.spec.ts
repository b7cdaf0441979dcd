import { type Page } from '@playwright/test';
import { open, whenReady } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { type StartCms } from '../support/start-cms.ts';
import {
  expect,
  linkTag,
  makePage,
  scriptTag,
  slides,
  test,
  workingCalls,
} from '../support/test.ts';

// These are missing in the headless shell, which the other tests use: the back-forward cache, and all names of
// a window.

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
  await tab.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(tab)).toContainText('Copy of the first slide.');
  expect(watch.errors).toEqual([]);
});

test('it has the answer to a call that was under way when it was left', async ({
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

test('no name that a fresh window owns serves as a variable of the page', async ({
  page: tab,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    'GET /bare': { body: '<!doctype html><html lang="en"><title>Bare</title>' },
    'GET /page': page,
  });
  await tab.goto(`${cms.url}/bare`);
  const names = await tab.evaluate(() =>
    Object.getOwnPropertyNames(window).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name)),
  );
  expect(names).toEqual(expect.arrayContaining(['name', 'location', 'chrome', 'alert', 'JSON']));
  // Additions of the tests to the window belong to the page.
  const own = names.filter((name) => !/^(?:__|reportViolation)/.test(name));
  await tab.goto(`${cms.url}/page`);
  await whenReady(tab);
  await tab.evaluate(async (all) => {
    const box = document.createElement('div');
    for (const name of all) {
      const section = document.createElement('section');
      section.setAttribute('data-widget', 'carousel');
      section.setAttribute('data-slides', `window.${name}`);
      box.append(section);
    }
    await window.PrivateMarketsWidgets.mount(box);
  }, own);
  const refused = watch.errors.filter((error) => error.includes('belongs to the browser'));
  expect(refused).toHaveLength(own.length);
});
