import { type Page } from '@playwright/test';
import { announcementGroups } from '../support/announcements.ts';
import { recordUtterances, takeUtterances, type Utterance } from '../support/live-regions.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** The browser decides which of two regions speaks first. */
const sort = (utterances: readonly Utterance[]) =>
  utterances.map(({ by, text }) => `${by}: ${text}`).sort();

/** Whether a visible element has the focus, and not the page as a whole. */
const hasFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.checkVisibility() === true;
  });

for (const { widget, address, announcements } of announcementGroups) {
  test(`${widget} at ${address} says each change once`, async ({ page }) => {
    await page.addInitScript(
      (isAnswered) => {
        // The notice would cover the funds.
        if (isAnswered) sessionStorage.setItem('pmw-us-person', 'yes');
      },
      address === '/funds' && widget !== 'us-persons-notice',
    );
    await recordUtterances(page);
    await page.goto(address);
    await whenReady(page);
    await takeUtterances(page);
    for (const { change, cause, act, says } of announcements) {
      // Late or repeated announcements show at the next change, which does not expect them.
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
        // Reading continues where it was, or where the change has led.
        if (hadFocus) expect(await hasFocus(page)).toBe(true);
      });
    }
    expect(await takeUtterances(page)).toEqual([]);
  });
}
