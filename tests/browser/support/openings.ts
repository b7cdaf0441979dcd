import { type ElementHandle, type Page } from '@playwright/test';
import { isLong } from '../../setup/test-length.ts';

/** Controls that open something: panels and menus, dialogs, tabs that are not shown. */
const openers = '[aria-expanded="false"], [data-modal], [role="tab"][aria-selected="false"]';

const openDialog = 'dialog[open]';

/** What is alike of openers: of those of a widget with the same class `npm test` opens the first. */
const readKind = (opener: ElementHandle) =>
  opener.evaluate((node) => {
    const { parentElement, className } = node as HTMLElement;
    return `${parentElement?.closest('[data-widget]')?.getAttribute('data-widget') ?? ''} ${className}`;
  });

/**
 * Opens everything on a page that can be opened, one after the other, and closes it again. Dialogs with the
 * same content are opened once.
 *
 * @param place a selector of the part of the page
 * @param look is called while something is open, with a selector of it
 * @returns how many were opened
 */
export async function openEach(
  page: Page,
  place: string,
  look: (part: string) => Promise<void>,
): Promise<number> {
  const seen = new Set<string>();
  for (const opener of await page.locator(place).locator(openers).elementHandles()) {
    const dialog = await opener.getAttribute('data-modal');
    const kind = dialog ?? (isLong ? `${seen.size}` : await readKind(opener));
    if (!(await opener.isVisible()) || seen.has(kind)) continue;
    await opener.click();
    seen.add(kind);
    if (dialog !== null) await page.locator(openDialog).waitFor();
    await look(dialog === null ? await nameOpen(page, opener) : openDialog);
    await page.keyboard.press('Escape');
    if ((await opener.getAttribute('aria-expanded')) === 'true') await opener.click();
    if (dialog !== null) await page.locator(openDialog).waitFor({ state: 'detached' });
  }
  return seen.size;
}

/**
 * A selector of what is open. A list over the page covers parts of other controls, which were checked before:
 * of their widget only the opener counts then.
 */
async function nameOpen(page: Page, opener: ElementHandle): Promise<string> {
  const list = ':popover-open';
  if ((await page.locator(list).count()) > 0) return `${list}, [aria-expanded="true"]`;
  return opener.evaluate((node) => {
    const widget = node.parentElement?.closest('[data-widget]');
    const name = widget?.getAttribute('data-widget');
    return typeof name === 'string' ? `[data-widget="${name}"]` : 'body';
  });
}
