import { type Page } from '@playwright/test';
import { announcementGroups } from '../support/announcements.ts';
import { recordUtterances, takeUtterances, type Utterance } from '../support/live-regions.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** Which of two regions speaks first is the browser's business. */
const sort = (utterances: readonly Utterance[]) =>
  utterances.map(({ by, text }) => `${by}: ${text}`).sort();

/** Whether something that is seen has the focus, and not the page as a whole. */
const hasFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.checkVisibility() === true;
  });

for (const { widget, address, announcements } of announcementGroups) {
  test(`${widget} at ${address} says each change once`, async ({ page }) => {
    await page.addInitScript(
      (isAnswered) => {
        // The notice would lie over the funds.
        if (isAnswered) sessionStorage.setItem('pmw-us-person', 'yes');
      },
      address === '/funds' && widget !== 'us-persons-notice',
    );
    await recordUtterances(page);
    await page.goto(address);
    await whenReady(page);
    await takeUtterances(page);
    for (const { change, cause, act, says } of announcements) {
      // What comes late or twice is left for the next change, which does not expect it.
      await test.step(`${change}: ${cause}`, async () => {
        const hadFocus = await hasFocus(page);
        await act(page);
        const heard: Utterance[] = [];
        await expect
          .poll(async () => {
            heard.push(...(await takeUtterances(page)));
            return sort(heard);
          }, change)
          .toEqual(sort(says));
        // Reading goes on where it was, or where the change has led.
        if (hadFocus) expect(await hasFocus(page)).toBe(true);
      });
    }
    expect(await takeUtterances(page)).toEqual([]);
  });
}
