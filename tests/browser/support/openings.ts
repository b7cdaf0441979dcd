import { type ElementHandle, type Page } from '@playwright/test';

/** What opens something: panels and menus, dialogs, tabs that are not shown. */
const openers = '[aria-expanded="false"], [data-modal], [role="tab"][aria-selected="false"]';

const openDialog = 'dialog[open]';

type Opener = ElementHandle<HTMLElement | SVGElement>;

/**
 * Opens whatever can be opened on a page, one after the other, and closes it again. Dialogs with the same
 * content are opened once.
 *
 * @param look is called while something is open, with a selector of the dialog or widget that holds it
 * @returns how many were opened
 */
export async function openEach(page: Page, look: (part: string) => Promise<void>): Promise<number> {
  const seen = new Set<string>();
  for (const opener of await page.locator(openers).elementHandles()) {
    const dialog = await opener.getAttribute('data-modal');
    if (!(await opener.isVisible()) || (dialog !== null && seen.has(dialog))) continue;
    await opener.click();
    seen.add(dialog ?? `${seen.size}`);
    if (dialog === null) {
      await look(await nameWidget(opener));
      await close(page, opener);
    } else {
      await page.locator(openDialog).waitFor();
      await look(openDialog);
      await page.keyboard.press('Escape');
      await page.locator(openDialog).waitFor({ state: 'detached' });
    }
  }
  return seen.size;
}

/** A selector of the widget that an opener stands in. */
async function nameWidget(opener: Opener): Promise<string> {
  return opener.evaluate((element) => {
    const name = element.closest('[data-widget]')?.getAttribute('data-widget');
    return typeof name === 'string' ? `[data-widget="${name}"]` : 'body';
  });
}

async function close(page: Page, opener: Opener): Promise<void> {
  const isOpen = async () => (await opener.getAttribute('aria-expanded')) === 'true';
  if (await isOpen()) await page.keyboard.press('Escape');
  if (await isOpen()) await opener.click();
}
