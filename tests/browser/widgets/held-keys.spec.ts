import { type Page } from '@playwright/test';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { open } from '../support/page-watch.ts';
import { stayOnPageScript } from '../support/random-visit.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

// A key that is held down repeats 30 times a second.

/** What the key did since the last reset. */
type Counts = Record<'click' | 'submit', number>;

/** Runs before everything else. */
const countScript = `
  globalThis.counts = { click: 0, submit: 0 };
  for (const type of Object.keys(counts)) addEventListener(type, () => { counts[type] += 1; }, true);
`;

/**
 * Focuses the first visible control of a kind that has not been tried, in what is open before all others. A check
 * box is checked. Runs in the page.
 *
 * @returns its kind, and whether it opens something; nothing if all have been tried
 */
function focusUntried(tried: readonly string[]) {
  const { counts } = globalThis as unknown as { readonly counts: Counts };
  const opener = document.querySelector('[aria-expanded="true"]');
  const panel = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const selector = 'a[href], button, input, summary, [tabindex="0"], [data-modal]';
  const listIn = (part: ParentNode | null | undefined) => [
    ...(part?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  for (const control of [panel, ...listIn(panel), ...listIn(dialog ?? document)]) {
    if (!control?.closest('[data-widget], [data-modal], dialog')) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const { localName, role, className, dataset } = control;
    const kind = [localName, role, className, ...Object.values(dataset)].join(' ');
    if (tried.includes(kind)) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    if (control.matches('[type="checkbox"]')) control.click();
    Object.assign(counts, { click: 0, submit: 0 });
    return { kind, isOpener: control.matches('[aria-expanded], [data-modal]') };
  }
  return undefined;
}

const readCounts = () => (globalThis as unknown as { readonly counts: Counts }).counts;

/** A key that is held as long as this many presses of its repeat. */
async function hold({ keyboard }: Page, key: string): Promise<void> {
  for (let at = 0; at < 5; at += 1) await keyboard.down(key);
  await keyboard.up(key);
}

const withControls = (await readWidgets()).filter(
  ({ docs }) => Object.keys(docs.accessibility.keys).length > 0,
);

for (const { contract, examples } of sampleOf(withControls, 2)) {
  test(`Enter that is held on a control of ${contract.name} acts once`, async ({
    page,
    gallery,
  }) => {
    await page.addInitScript(stayOnPageScript);
    await page.addInitScript(countScript);
    const known = new Set<string>();
    const repeated: string[] = [];
    let held = 0;
    /** @returns how many kinds of controls it found, also in what they open */
    const holdOnEach = async (example: string) => {
      const before = known.size;
      const opened: string[] = [];
      await open(page, `${gallery}/_dev/widgets/${contract.name}/${example}`);
      for (let isClosed = false; ;) {
        const found = await page.evaluate(focusUntried, [...known, ...opened]);
        if (found === undefined && isClosed) return known.size - before;
        isClosed = found === undefined;
        if (found === undefined) {
          await page.keyboard.press('Escape');
          continue;
        }
        if (found.isOpener) opened.push(found.kind);
        else known.add(found.kind);
        await hold(page, 'Enter');
        held += 1;
        for (const [what, times] of Object.entries(await page.evaluate(readCounts))) {
          if (times > 1) repeated.push(`${found.kind}: ${what} ${times}`);
        }
      }
    };
    // A press may take other controls away until the page comes anew.
    for (const { name } of examples) {
      while ((await holdOnEach(name)) > 0);
      // The first with controls will do.
      if (held > 0) break;
    }
    expect(held).toBeGreaterThan(0);
    expect(repeated).toEqual([]);
  });
}

const modals = `<p><button id="outer" data-modal="#one">One</button></p>
<div id="one" hidden><h2>One</h2><p><button data-modal="#two">Two</button></p></div>
<div id="two" hidden><h2>Two</h2></div>`;

test('Escape that is held closes one of two modals', async ({ page, openPage }) => {
  await openPage(makeBehaviourPage(modals));
  await page.locator('#outer').press('Enter');
  await page.getByRole('button', { name: 'Two' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await hold(page, 'Escape');
  await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape that is held closes a menu, not the modal around it @night', async ({
  page,
  openPage,
}) => {
  const documents = ['Report', 'Letter'].map((type) => ({
    docName: type,
    docType: type,
    downloadLink: '/a.pdf',
  }));
  await openPage(
    makeBehaviourPage(
      `<p><button id="outer" data-modal="#one">One</button></p><div id="one" hidden><h2>One</h2>
<section data-widget="document-list" data-documents='${JSON.stringify(documents)}'></section></div>`,
    ),
  );
  await page.locator('#outer').press('Enter');
  await page.getByRole('button', { name: /^Type/ }).press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await hold(page, 'Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Type/ })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
