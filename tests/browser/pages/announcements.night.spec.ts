import { type Page } from '@playwright/test';
import { readText } from '../../../tools/project.ts';
import { type Act, announcements } from '../support/announcements.ts';
import { recordUtterances, takeUtterances } from '../support/live-regions.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** The rows of the table beside this file: a change, and everything that is said then. */
const rows = readText('tests/browser/pages/announcements.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, widget = '', change = '', , said = '']) => ({
    name: `${widget.replaceAll('`', '')}: ${change}`,
    says: said.split(/; (?=the |`)/).flatMap((part) => {
      const [, speaker = '', text = ''] = /^(the focus|`[a-z-]+`): “(.*)”$/.exec(part) ?? [];
      return speaker === '' ? [] : `${speaker.replaceAll('`', '')}: ${text}`;
    }),
  }));

test('the table has a row for each change that is made here', () => {
  const made = Object.entries(announcements).flatMap(([place, acts]) =>
    acts.map(([change]) => `${place.split(' at ')[0] ?? ''}: ${change}`),
  );
  expect(rows.map(({ name }) => name)).toEqual(made);
});

/** Whether a visible element has the focus, and not the page as a whole. */
const hasFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body && activeElement?.checkVisibility() === true;
  });

/** Changes that are made on each page: the acts of all its widgets, one after the other, each with its row. */
const pages = new Map<string, { change: string; act: Act; says: string[] | undefined }[]>();
let row = 0;
for (const [place, acts] of Object.entries(announcements)) {
  const [, address = ''] = place.split(' at ');
  const made = acts.map(([change, act], at) => ({ change, act, says: rows[row + at]?.says }));
  row += acts.length;
  // Here the notice opens by itself, over everything else.
  const isFirst = place === 'us-persons-notice at /funds';
  const others = pages.get(address) ?? [];
  pages.set(address, isFirst ? [...made, ...others] : [...others, ...made]);
}

/** How many there are follows from the sample content, where it is neither none nor one. */
const withoutCounts = (said: readonly string[]) =>
  said.map((words) => words.replaceAll(/\b(?![01]\b)\d+\b(?! of)/g, 'n')).toSorted();

for (const [address, acts] of pages) {
  test(`${address} says each change once`, async ({ page }) => {
    await recordUtterances(page);
    await open(page, address);
    await takeUtterances(page);
    for (const { change, act, says } of acts) {
      // Late or repeated announcements show at the next change, which does not expect them.
      await test.step(change, async () => {
        const hadFocus = await hasFocus(page);
        await act(page);
        const heard: string[] = [];
        // The browser decides which of two regions speaks first.
        await expect
          .poll(async () => {
            heard.push(...(await takeUtterances(page)));
            return withoutCounts(heard);
          }, change)
          .toEqual(withoutCounts(says ?? []));
        // Reading continues where it was, or where the change has led.
        if (hadFocus) expect(await hasFocus(page)).toBe(true);
      });
    }
    expect(await takeUtterances(page)).toEqual([]);
  });
}
