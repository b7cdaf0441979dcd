import { type Page } from '@playwright/test';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { type Answers } from '../../setup/network/test-cms.ts';
import {
  areInstalled,
  type Library,
  libraryTag,
  policyOfLibraries,
  serveLibrary,
} from '../support/libraries.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel, readStored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

// While a library copies the page, and when a page is swapped for itself, the widgets of the page that stays keep what a
// visitor typed or chose: in memory only (DECISIONS "Life cycle").

declare const Turbo: { visit(address: string, options?: { action: string }): void };

const documents = Array.from({ length: 3 }, (_, at) => ({
  docName: `Report ${at}`,
  itemDateYear: `202${at}`,
  docType: `Type ${at}`,
  downloadLink: `/report-${at}.pdf`,
}));

const widgets = `${carousel('c', '<h2>CMS</h2>')}
<section id="s" data-widget="subscribe-callout"><p>CMS</p></section>
<section id="d" data-widget="document-list" data-documents='${JSON.stringify(documents)}'><p>CMS</p></section>
<section id="t" data-widget="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">First panel</div><div id="two">Second panel</div></section>`;

const makePage = (libraries: readonly Library[], body: string, head = '') =>
  makeCmsPage('Another CMS', body, {
    head: `${head}${linkTag}${libraries.map(libraryTag).join('')}${scriptTag}`,
  });

/** A way to change a part of the page, or all of it, and its address. */
interface Way {
  readonly name: string;
  readonly answers: Answers;
  readonly change: (page: Page) => Promise<unknown>;
  /** The library itself notes in every field what is typed there. */
  readonly notesFields?: boolean;
}

/** Not by a press, which would close the menu. */
const click = (page: Page) =>
  page.evaluate(() => {
    document.getElementById('change')?.click();
  });

const htmx = (name: string, ...libraries: readonly Library[]): Way => ({
  name: `${name}: a step that changes one part and the address`,
  answers: {
    ...(Object.assign({}, ...libraries.map(serveLibrary)) as Answers),
    'GET /page': makePage(
      libraries,
      `<button id="change" hx-get="/part" hx-target="#part" hx-push-url="/b">Swap</button><div id="part">Part</div>${widgets}`,
    ),
    'GET /part': { body: '<p>New part</p>' },
  },
  change: click,
  notesFields: libraries.length > 1,
});

const frame = (content: string) =>
  `<turbo-frame id="f" data-turbo-action="advance">${content}</turbo-frame>`;

const refresh = (method: string, head = ''): Way => ({
  name: `Turbo: a page swapped for itself by ${method}${head && ', which is not kept'}`,
  answers: {
    ...serveLibrary('turbo'),
    'GET /page': makePage(
      ['turbo'],
      `<p>New part</p>${widgets}`,
      `<meta name="turbo-refresh-method" content="${method}">${head}`,
    ),
  },
  change: (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('turbo:render', resolve, { once: true });
          Turbo.visit(location.href, { action: 'replace' });
        }),
    ),
});

const notKept = '<meta name="turbo-cache-control" content="no-cache">';

const turboFrame: Way = {
  name: 'Turbo: a frame that changes the address',
  answers: {
    ...serveLibrary('turbo'),
    'GET /page': makePage(['turbo'], frame('<a id="change" href="/other">Other</a>') + widgets),
    'GET /other': makePage(['turbo'], frame('New part')),
  },
  change: click,
};

const ways: readonly Way[] = [
  ...(areInstalled(['htmx2', 'htmx4'])
    ? [htmx('htmx 2', 'htmx2'), htmx('htmx 4 with its history', 'htmx4', 'htmx4-history')]
    : []),
  turboFrame,
  refresh('replace'),
  refresh('morph', notKept),
];

for (const { name, answers, change, notesFields = false } of sampleOf(ways, 1)) {
  test(`${name} keeps what was typed and chosen`, async ({ page, startCms, watch }) => {
    const cms = await startCms({ ...workingCalls, ...answers }, policyOfLibraries);
    await open(page, `${cms.url}/page`);
    // A step of a widget: the page has another address since.
    await page.getByRole('button', { name: 'Type Show all' }).click();
    await page.getByRole('option', { name: 'Type 1' }).click();
    await expect(page).toHaveURL(/\?docType=/);
    await page.getByRole('button', { name: carouselContract.texts.pause }).click();
    await page.getByRole('button', { name: 'Go to slide 3' }).click();
    await page.getByRole('tab', { name: 'Two' }).click();
    const email = page.getByRole('textbox', {
      name: subscribeCalloutContract.texts['email-label'],
    });
    await email.fill('half-typed@pens');
    await page.locator('#d').getByRole('button', { name: /^Type/ }).click();
    const menu = page.getByRole('listbox');
    await expect(menu).toBeVisible();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const type of ['widget:mounted', 'widget:unmounted']) {
        document.addEventListener(type, () => seen.push(type));
      }
    });

    await change(page);
    await expect(page.getByText('New part')).toBeVisible();

    await expect(page.locator('[data-widget-status=mounted]')).toHaveCount(4);
    await expect(shownSlide(page)).toContainText('Copy of the third slide.');
    await expect(email).toHaveValue('half-typed@pens');
    await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
    await expect(menu).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await readStored(page)).not.toMatch(/half-typed|pmw-carousel/);
    if (!notesFields) expect(await page.content()).not.toContain('half-typed');
    // They still work.
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Go to slide 2' }).click();
    await expect(shownSlide(page)).toContainText('Copy of the second slide.');
    await page.getByRole('tab', { name: 'One' }).click();
    await expect(page.getByText('First panel')).toBeVisible();
    await whenSettled(page);
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('Turbo: a menu that is closed while the page is copied stays closed, and everything comes back', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({ ...workingCalls, ...turboFrame.answers }, policyOfLibraries);
  await open(page, `${cms.url}/page`);
  await page.locator('#d').getByRole('button', { name: /^Type/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.evaluate(() => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.addEventListener('turbo:before-cache', () => {
      setTimeout(() => document.body.dispatchEvent(escape));
    });
  });

  await turboFrame.change(page);
  await expect(page.getByText('New part')).toBeVisible();

  await expect(page.locator('[data-widget-status=mounted]')).toHaveCount(4);
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(page.getByText('Second panel')).toBeVisible();
  await page.getByRole('button', { name: 'Go to slide 2' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
  await page.locator('#d').getByRole('button', { name: /^Type/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await whenSettled(page);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});
