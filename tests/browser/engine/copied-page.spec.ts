import { type Page } from '@playwright/test';
import { type Answers } from '../support/foreign-cms.ts';
import { type Library, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { whenReady, whenSettled } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

// While a library copies the page, and when a page is swapped for itself, the widgets of the page that stays keep what a
// visitor typed or chose: in memory only (DECISIONS "Life cycle").

declare const Turbo: { visit(address: string, options?: { action: string }): void };

const typed = 'half-typed@pens';

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

/** Chooses a slide and a tab, types half an address, and leaves a menu open with the focus in it. */
async function useWidgets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(typed);
  await page.locator('#d').getByRole('button', { name: /^Type/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

async function expectKept(page: Page): Promise<void> {
  for (const id of ['c', 's', 'd', 't']) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-status', 'mounted');
  }
  await expect(shownSlide(page)).toContainText('Copy of the third slide.');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(typed);
  await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeFocused();
  // They still work.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('button', { name: 'Go to slide 2' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
  await page.getByRole('tab', { name: 'One' }).click();
  await expect(page.getByText('First panel')).toBeVisible();
}

const listMounted = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ['widget:mounted', 'widget:unmounted']) {
      document.addEventListener(type, ({ target }) =>
        seen.push(`${type} ${(target as Element).id}`),
      );
    }
  });
const readMounted = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const readStored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
  );

const htmx: readonly (readonly [string, Library, readonly Library[]])[] = [
  ['htmx 2', 'htmx2', []],
  ['htmx 4', 'htmx4', []],
  ['htmx 4 with its history', 'htmx4', ['htmx4-history']],
];

for (const [name, library, more] of htmx) {
  test(`${name}: a step that changes one part and the address keeps what was typed and chosen`, async ({
    page,
    startCms,
    watch,
  }) => {
    const files = Object.assign({}, serveLibrary(library), ...more.map(serveLibrary)) as Answers;
    const head = [library, ...more].map((file) => `<script src="/lib/${file}.js" defer></script>`);
    const cms = await startCms(
      {
        ...workingCalls,
        ...files,
        'GET /a': makeSwapPage({
          head: head.join(''),
          body: `<button id="swap" hx-get="/part" hx-trigger="swap" hx-target="#part" hx-push-url="/b">Swap</button><div id="part">Part</div>${widgets}`,
        }),
        'GET /part': { body: '<p>New part</p>' },
      },
      policyOfLibraries,
    );
    await page.goto(`${cms.url}/a`);
    await whenReady(page);
    await useWidgets(page);
    await listMounted(page);
    // Not by a press, which would close the menu.
    await page.evaluate(() => document.getElementById('swap')?.dispatchEvent(new Event('swap')));
    await expect(page.getByText('New part')).toBeVisible();
    await expectKept(page);
    expect(await readMounted(page)).toEqual([]);
    expect(await readStored(page)).not.toContain('half-typed');
    // The history of htmx 4 itself notes in every field what is typed there, but stores no field of ours.
    if (more.length === 0) expect(await page.content()).not.toContain('half-typed');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('Turbo: a frame that changes the address keeps what was typed and chosen', async ({
  page,
  startCms,
  watch,
}) => {
  const frame = (content: string) =>
    `<turbo-frame id="f" data-turbo-action="advance">${content}</turbo-frame>`;
  const cms = await startCms(
    {
      ...workingCalls,
      ...serveLibrary('turbo'),
      'GET /page': makeSwapPage({
        library: 'turbo',
        body: `${frame('<a id="other" href="/other">Other</a>')}${widgets}`,
      }),
      'GET /other': makeSwapPage({ library: 'turbo', body: frame('New part') }),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await useWidgets(page);
  await listMounted(page);
  await page.evaluate(() => {
    document.getElementById('other')?.click();
  });
  await expect(page).toHaveURL(/\/other$/);
  await expect(page.getByText('New part')).toBeVisible();
  await expectKept(page);
  expect(await readMounted(page)).toEqual([]);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

const refreshes = ['replace', 'morph'].flatMap((method) =>
  [
    ['', ''],
    [', which is not kept', '<meta name="turbo-cache-control" content="no-cache">'],
  ].map(([how = '', head = '']) => [method, how, head] as const),
);

for (const [method, how, head] of refreshes) {
  test(`Turbo: a page swapped for itself by ${method}${how} keeps what was typed and chosen`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      {
        ...workingCalls,
        ...serveLibrary('turbo'),
        'GET /page': makeSwapPage({
          library: 'turbo',
          head: `<meta name="turbo-refresh-method" content="${method}">${head}`,
          body: `<main>${widgets}</main>`,
        }),
      },
      policyOfLibraries,
    );
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    // A step of a widget: the page has another address since.
    await page.getByRole('button', { name: 'Type Show all' }).click();
    await page.getByRole('option', { name: 'Type 1' }).click();
    await expect(page).toHaveURL(/\?docType=/);
    await useWidgets(page);
    await listMounted(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('turbo:render', resolve, { once: true });
          Turbo.visit(location.href, { action: 'replace' });
        }),
    );
    await whenSettled(page);
    await expectKept(page);
    expect(await readMounted(page)).toEqual([]);
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}
