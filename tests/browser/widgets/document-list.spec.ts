import { type Page } from '@playwright/test';
import { hostileAddresses } from '../../../fixtures/hostile/addresses.ts';
import { hostileMarkup } from '../../../fixtures/hostile/markup.ts';
import { makeDocument, makeDocuments } from '../../../fixtures/make/documents.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { countForcedLayouts } from '../support/forced-work.ts';
import { type Answers } from '../support/foreign-cms.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { containers, inPlace, makeRoomyPage, readPanel } from '../support/panel.ts';
import { expect, linkTag, scriptTag, test } from '../support/test.ts';

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page of another CMS; a list's value is JSON, `#id` or `window.name`. */
function makePage(lists: readonly string[], head = ''): { readonly body: string } {
  const points = lists.map(
    (value, index) =>
      `<section id="list-${index}" data-widget="document-list" data-documents="${encode(value)}"><p>CMS</p></section>`,
  );
  return makeCmsPage('Documents', points.join(''), { head: linkTag + head + scriptTag });
}

const documents = makeDocuments(48);
const text = JSON.stringify(documents);

const answers: Answers = {
  'GET /page': makePage([text]),
  'GET /both': makePage([text, text]),
};

const list = (page: Page, index = 0) => page.locator(`#list-${index}`);
/** The button's name begins with its label and contains its value. */
const menu = (page: Page, label: string, index = 0) =>
  list(page, index).getByRole('button', { name: new RegExp(`^${label} `) });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenReady(page);
}

async function choose(page: Page, name: string, value: string, index = 0): Promise<void> {
  await menu(page, name, index).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** `16 documents, 2 of 2`: what the visitor sees. */
async function readSeen(page: Page, index = 0): Promise<string> {
  const position = list(page, index).getByText(/^\d+ of \d+$/);
  const words = [await list(page, index).getByRole('status').textContent()];
  if ((await position.count()) > 0) words.push(await position.textContent());
  return words.join(', ');
}

test('filters and pages are in the address; Back and Forward bring each again', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?utm=a%20b#end`);
  const seen = [await readSeen(page)];
  await list(page).getByRole('link', { name: 'Next page' }).click();
  seen.push(await readSeen(page));
  await choose(page, 'Type', 'Letter');
  seen.push(await readSeen(page));
  await choose(page, 'Year', '2022');
  seen.push(await readSeen(page));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  seen.push(await readSeen(page));
  expect(seen).toEqual([
    ...['48 documents, 1 of 5', '48 documents, 2 of 5', '16 documents, 1 of 2', '2 documents'],
    '48 documents, 1 of 5',
  ]);
  // Written a moment after it is shown.
  await expect(page).toHaveURL(`${cms.url}/page?utm=a%20b#end`);
  for (const expected of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(() => readSeen(page)).toBe(expected);
  }
  for (const expected of seen.slice(1)) {
    await page.goForward();
    await expect.poll(() => readSeen(page)).toBe(expected);
  }
  await expect(page).toHaveURL(`${cms.url}/page?utm=a%20b#end`);
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('the filtered page is seen before its address is written, which leaving at once writes too', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({ ...answers, 'GET /other': { body: '<!doctype html><p>Other</p>' } });
  await open(page, `${cms.url}/page`);
  const press = (isLeaving: boolean) =>
    page.evaluate((leaves) => {
      const order: string[] = [];
      const push = history.pushState.bind(history);
      history.pushState = (...values) => {
        push(...values);
        order.push('address');
      };
      const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
        ({ textContent }) => textContent === 'Letter',
      );
      option?.click();
      if (leaves) window.location.assign('/other');
      return new Promise<readonly string[]>((resolve) => {
        requestAnimationFrame(() => {
          order.push(document.querySelector('tbody td:nth-child(2)')?.textContent ?? '');
        });
        setTimeout(resolve, 300, order);
      });
    }, isLeaving);

  await menu(page, 'Type').click();
  expect(await press(false)).toEqual(['Letter', 'address']);
  await choose(page, 'Type', 'Show all');
  await menu(page, 'Type').click();
  const left = page.waitForURL(`${cms.url}/other`);
  await Promise.allSettled([press(true), left]);
  await page.goBack();
  await expect(page).toHaveURL(`${cms.url}/page?docType=Letter`);
});

test('a link that is shared opens the same; two lists keep to their own names', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/both?docType=Letter&docPage=2&2_docClass=Class%20A&2_docPage=99`);
  expect([await readSeen(page), await readSeen(page, 1)]).toEqual([
    ...['16 documents, 2 of 2', '24 documents, 3 of 3'],
  ]);
  await choose(page, 'Year', '2021', 1);
  expect([await readSeen(page), await readSeen(page, 1)]).toEqual([
    ...['16 documents, 2 of 2', '6 documents'],
  ]);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ docType: 'Letter', docPage: '2', '2_docClass': 'Class A', '2_docYear': '2021' });
});

test('a menu opens at the chosen option and obeys the keys; one is open at a time', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?docYear=2016`);
  await menu(page, 'Year').focus();
  await page.keyboard.press('Enter');
  const listbox = page.getByRole('listbox', { name: 'Year' });
  await expect(listbox).toBeFocused();
  await expect(page.getByRole('option', { selected: true })).toHaveText('2016');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  await page.keyboard.type('2019');
  await page.keyboard.press('Enter');
  await expect(menu(page, 'Year')).toBeFocused();
  await expect(page).toHaveURL(`${cms.url}/page?docYear=2019`);
  await menu(page, 'Type').click();
  await menu(page, 'Share class').click();
  await expect(page.getByRole('listbox')).toHaveCount(1);
  // The open list covers a part of what is behind it.
  const problems = await findAxeProblems(page);
  expect(problems.filter((problem) => !problem.startsWith('target-size'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a list is drawn unseen while the pointer is on its button, and the press lays nothing out', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  const panel = page.locator('.pmw-dropdown__panel', { hasText: 'Letter' });
  await menu(page, 'Type').focus();
  await menu(page, 'Type').hover();
  await expect(panel).toHaveCount(1);
  await expect(panel).toBeHidden();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Year')).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(panel).toHaveCount(0);
  await menu(page, 'Type').hover();
  await expect(panel).toHaveCount(1);
  // Placed in a task of its own.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const count = await countForcedLayouts(page, async () => {
    await menu(page, 'Type').click();
    await expect(page.getByRole('listbox')).toBeFocused();
  });
  expect(count).toBe(0);
  expect(await readPanel(page)).toEqual(inPlace);
});

test('a menu is a listbox to the keyboard, as APG has it', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  const active = async () => {
    const id = await page.getByRole('listbox').getAttribute('aria-activedescendant');
    return page.locator(`[id="${id ?? ''}"]`).textContent();
  };
  await menu(page, 'Type').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Type' })).toBeFocused();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'l']) {
    await page.keyboard.press(key);
    seen.push(await active());
  }
  expect(seen).toEqual([
    ...['Annual report', 'Fact sheet', 'Annual report', 'Letter', 'Letter', 'Show all'],
    'Letter',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(menu(page, 'Type')).toBeFocused();
  await expect(menu(page, 'Type')).toHaveAccessibleName('Type Show all');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(menu(page, 'Type')).toHaveAccessibleName('Type Letter');
  await expect(menu(page, 'Type')).toHaveAccessibleDescription('');
  // As in a native select, Tab chooses the active option and moves on.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Type')).toHaveAccessibleName('Type Annual report');
  await expect(menu(page, 'Year')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page, 'Year')).toHaveAccessibleName('Year 2015');
  await expect(menu(page, 'Type')).toBeFocused();
});

const point = `<section id="list-0" data-widget="document-list" data-documents="${encode(text)}"><p>CMS</p></section>`;

for (const [name, css] of Object.entries(containers)) {
  test(`a list of options is whole in a container with ${name}`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makeRoomyPage(point, css));
    await open(page, `${cms.url}/page`);
    for (const [label, option] of [
      ['Type', 'Letter'],
      ['Year', '2022'],
    ] as const) {
      await menu(page, label).click();
      expect(await readPanel(page)).toEqual(inPlace);
      await page.getByRole('option', { name: option }).click();
    }
    expect(await readSeen(page)).toBe('2 documents');
    expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
  });
}

test('a list of options escapes a container that clips without a top layer too', async ({
  page,
  startCms,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  const cms = await startCms(makeRoomyPage(point, containers['overflow: hidden'] ?? ''));
  await open(page, `${cms.url}/page`);
  await menu(page, 'Year').click();
  expect(await readPanel(page)).toEqual(inPlace);
  await page.evaluate(() => {
    window.scrollBy(0, 60);
  });
  expect(await readPanel(page)).toEqual(inPlace);
});

test('an open list follows its button: the page scrolls, a container scrolls, the column changes', async ({
  page,
  startCms,
}) => {
  const css = '.box { overflow: auto; block-size: 12rem } #list-0 { padding-block: 2rem 9rem }';
  const cms = await startCms(makeRoomyPage(point, css));
  await measurePage(page);
  await open(page, `${cms.url}/page`);
  await menu(page, 'Share class').click();
  await expect(page.getByRole('listbox')).toBeFocused();
  expect(await readPanel(page)).toEqual(inPlace);
  const { commits } = await readMeasures(page);
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.move(400, 20);
    await page.mouse.wheel(0, 12);
    expect(await readPanel(page)).toEqual(inPlace);
  }
  // The page scrolls it along: nothing is drawn again.
  expect((await readMeasures(page)).commits - commits).toBe(0);
  const before = await page.getByRole('listbox').boundingBox();
  await page.locator('.box').evaluate((box) => {
    box.scrollBy(0, 25);
  });
  expect(await readPanel(page)).toEqual(inPlace);
  expect((await page.getByRole('listbox').boundingBox())?.y).toBeCloseTo((before?.y ?? 0) - 25, 0);
  for (const width of [1000, 700]) {
    await page.locator('.box').evaluate((box, pixels) => {
      (box as HTMLElement).style.inlineSize = `${pixels}px`;
    }, width);
    expect(await readPanel(page)).toEqual(inPlace);
  }
  await page.setViewportSize({ width: 800, height: 600 });
  expect(await readPanel(page)).toEqual(inPlace);
});

test('an open list asks for no frames, and hangs together when its widget is moved', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(makeRoomyPage(point, ''));
  await open(page, `${cms.url}/page`);
  await menu(page, 'Year').click();
  await readPanel(page);
  const frames = await page.evaluate(async () => {
    let count = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      count += 1;
      return ask(callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    window.requestAnimationFrame = ask;
    return count;
  });
  expect(frames).toBe(0);
  await page.evaluate(() => {
    const widget = document.querySelector('#list-0');
    if (widget) document.querySelector('main')?.prepend(widget);
    window.scrollTo(0, 10);
  });
  expect(await readPanel(page)).toEqual(inPlace);
});

test('a list in a modal dialog opens above it, and Escape closes the list alone', async ({
  page,
  startCms,
}) => {
  const dialog = `<dialog id="dialog" aria-label="Files">${point}<button>Last</button></dialog>`;
  const css = 'dialog { inline-size: 50rem; block-size: 20rem; overflow: auto }';
  const cms = await startCms(makeRoomyPage(dialog, css));
  await open(page, `${cms.url}/page`);
  await page.locator('#dialog').evaluate((element) => {
    (element as HTMLDialogElement).showModal();
  });
  await menu(page, 'Year').click();
  expect(await readPanel(page)).toEqual(inPlace);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await choose(page, 'Type', 'Letter');
  await expect(menu(page, 'Type')).toHaveAccessibleName('Type Letter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a menu of 500 options opens with less than 50 ms of script', async ({ page, startCms }) => {
  const many = Array.from({ length: 500 }, (_, index) =>
    makeDocument({ docType: `Type ${index + 1}` }),
  );
  const cms = await startCms({ 'GET /page': makePage([JSON.stringify(many)]) });
  await open(page, `${cms.url}/page`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
  };
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = await readTime();
    await menu(page, 'Type').click();
    await expect(page.getByRole('listbox')).toBeFocused();
    times.push((await readTime()) - before);
    await expect(page.getByRole('option')).toHaveCount(501);
    await page.keyboard.press('Escape');
  }
  expect(Math.max(...times)).toBeLessThan(50);
});

test('rows are cards where it is narrow, and still a table to assistive technology', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${cms.url}/page`);
  const row = page.getByRole('row').nth(1);
  const boxes = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.getBoundingClientRect().top));
  expect(boxes[1]).toBeGreaterThan(boxes[0] ?? 0);
  await expect(page.getByRole('table', { name: 'Documents' }).getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Sort by Document' }).click();
  await expect(page.getByRole('columnheader', { name: 'Document' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);
  // With large letters the details take several lines, each of which begins where the name does.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const starts = await row.evaluate((element) => {
    const [, ...details] = [...element.querySelectorAll('td')].slice(0, -1);
    return [element.querySelector('a'), ...details].map((part) =>
      Math.round(part?.getClientRects()[0]?.left ?? 0),
    );
  });
  expect(starts.length).toBe(4);
  expect(starts.filter((start) => start < (starts[0] ?? 0))).toEqual([]);
});

test('a document is saved where the data say so, and shown where not', async ({
  page,
  startCms,
}) => {
  const files = [true, false].map((forceDownload, index) =>
    makeDocument({ docName: `File ${index}`, downloadLink: `/${index}.txt`, forceDownload }),
  );
  const cms = await startCms({
    'GET /page': makePage([JSON.stringify(files)]),
    'GET /0.txt': { type: 'text/plain', body: 'saved' },
    'GET /1.txt': { type: 'text/plain', body: 'shown' },
  });
  await open(page, `${cms.url}/page`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'File 0 (TXT)' }).click();
  expect((await download).suggestedFilename()).toBe('0.txt');
  await page.getByRole('link', { name: 'File 1 (TXT)' }).click();
  await expect(page).toHaveURL(`${cms.url}/1.txt`);
});

test('hostile data run nothing and break nothing; each is reported once', async ({
  page,
  startCms,
  watch,
}) => {
  const megabyte = 'x<b>&amp;'.repeat(2 ** 17);
  const hostile = [
    ...hostileAddresses.slice(0, 8).map((downloadLink) => ({ downloadLink })),
    // Some markup would show nothing: only such a name costs the document.
    ...hostileMarkup.slice(0, 40).map((markup) => ({ docName: `A${markup}`, docType: markup })),
    { docType: megabyte },
    { docType: '__proto__', shareClass: 'constructor', itemDateYear: 'toString' },
  ].map((changes) => makeDocument(changes));
  const own = '{"__proto__":{"docName":"polluted"},"constructor":{"prototype":{}},"docName":"Own"}';
  const value = JSON.stringify(hostile).replace(/\]$/, `,${own}]`);
  const cms = await startCms({
    'GET /page': makePage(['window.siteDocuments'], '<script src="/data.js"></script>'),
    'GET /data.js': { body: `var siteDocuments = ${value};` },
  });
  await page.goto(`${cms.url}/page`);
  await page.evaluate(() => {
    Object.assign(window, {
      alert: () => {
        document.body.setAttribute('data-ran', '');
      },
    });
  });
  await whenReady(page);
  await expect(list(page)).toHaveAttribute('data-widget-status', 'mounted');
  for (const name of ['Type', 'Year', 'Share class']) {
    await menu(page, name).click();
    expect(await page.getByRole('option').count()).toBeGreaterThan(1);
  }
  await page.keyboard.press('Escape');
  await choose(page, 'Type', '__proto__');
  expect(await readSeen(page)).toBe('1 document');
  await choose(page, 'Type', 'Show all');
  await page.getByRole('button', { name: 'Sort by Document' }).click();
  for (let step = 0; step < 5; step += 1) {
    await list(page).getByRole('link', { name: 'Next page' }).click();
    const links = await list(page)
      .locator('tbody a')
      .evaluateAll((all) =>
        all.filter((link) => !/^https?:/.test((link as HTMLAnchorElement).href)),
      );
    expect(links).toEqual([]);
  }
  expect(await list(page).locator('tbody :is(script, img, iframe, b)').count()).toBe(0);
  expect(await page.locator('[data-ran]').count()).toBe(0);
  expect(await page.evaluate(() => 'docName' in {})).toBe(false);
  // Parsing markup without running it makes Chromium report what it did not run; those lines are not ours.
  const said = watch.errors.filter((error) => error.startsWith('document-list: '));
  expect(new Set(said).size).toBe(said.length);
  const ofLinks = said.filter((error) => error.includes('downloadLink'));
  expect(ofLinks).toEqual([expect.stringContaining('The same in 7 more places')]);
  expect(said.filter((error) => error.includes('at most 5000 characters'))).toHaveLength(1);
  expect(watch.uncaught).toEqual([]);
});

test('JSON of a megabyte that is cut off is explained, and the page stays', async ({
  page,
  startCms,
  watch,
}) => {
  const cut = JSON.stringify(makeDocuments(8000)).slice(0, 2 ** 20);
  const cms = await startCms({ 'GET /page': makePage([cut]) });
  await open(page, `${cms.url}/page`);
  await expect(list(page)).toHaveAttribute('data-widget-status', 'failed');
  await expect(list(page)).toHaveText('CMS');
  expect(watch.errors).toEqual([expect.stringContaining('cut off after 1048576 characters')]);
});

for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
  test(`no date is a day early or late in ${timezoneId}`, async ({ browser, startCms }) => {
    const dates = [
      '2022-11-30',
      '2022-11-30T00:00:00',
      '2022-11-30T00:00:00Z',
      '/Date(1669766400000)/',
    ];
    const cms = await startCms({
      'GET /page': makePage([
        JSON.stringify(dates.map((itemDate) => makeDocument({ itemDate, itemDateYear: '' }))),
      ]),
    });
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await open(page, `${cms.url}/page`);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
      timezoneId,
    );
    await expect(page.locator('tbody td:nth-child(4)')).toHaveText(dates.map(() => 'Nov 30, 2022'));
    await menu(page, 'Year').click();
    await expect(page.getByRole('option')).toHaveText(['Show all', '2022']);
    await context.close();
  });
}
