import { announcementGroups } from '../support/announcements.ts';
import { recordUtterances, takeUtterances, type Utterance } from '../support/live-regions.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** Which of two regions speaks first is the browser's business. */
const sort = (utterances: readonly Utterance[]) =>
  utterances.map(({ by, text }) => `${by}: ${text}`).sort();

for (const { widget, address, announcements } of announcementGroups) {
  test(`${widget} at ${address} says each change once`, async ({ page }) => {
    await page.addInitScript(() => {
      // The notice would lie over the funds.
      if (location.pathname === '/funds') sessionStorage.setItem('pmw-us-person', 'yes');
    });
    await recordUtterances(page);
    await page.goto(address);
    await whenReady(page);
    await takeUtterances(page);
    for (const { change, cause, act, says } of announcements) {
      // What comes late or twice is left for the next change, which does not expect it.
      await test.step(`${change}: ${cause}`, async () => {
        await act(page);
        const heard: Utterance[] = [];
        await expect
          .poll(async () => {
            heard.push(...(await takeUtterances(page)));
            return sort(heard);
          }, change)
          .toEqual(sort(says));
      });
    }
    expect(await takeUtterances(page)).toEqual([]);
  });
}
