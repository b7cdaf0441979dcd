import { byLength } from '../../setup/test-length.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// A slideshow on a screen in a lobby runs all day: anything that it loses with each slide adds up.
//
// Simulated is only the waiting: the test moves the bar's animation to 10 ms before its end and adds the skipped
// time to the document's. The end of the animation, React's change of the slide and the next start are real, each of
// them 4115 times in eight hours. No clock is replaced: all times are those of the document's timeline.

const delayMs = 7000;
const periods = byLength(20, Math.ceil((8 * 3_600_000) / delayMs));

/**
 * Lets the slideshow go through so many periods. Runs in the page.
 *
 * @returns how much later than planned the last period began, in milliseconds, and what is shown then
 */
async function runSlideshow(wanted: { readonly periods: number; readonly delayMs: number }) {
  const bar = document.querySelector('.pmw-carousel__bar-fill');
  if (bar === null) throw new Error('There is no progress bar.');
  const findNext = async (previous?: Animation): Promise<Animation> => {
    for (;;) {
      const found = bar.getAnimations().find((each) => each !== previous);
      if (found !== undefined) return found.ready;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  let animation = await findNext();
  const first = Number(animation.startTime);
  let skippedMs = 0;
  for (let at = 0; at < wanted.periods; at += 1) {
    const before = Number(animation.startTime);
    animation.currentTime = wanted.delayMs - 10;
    skippedMs += before - Number(animation.startTime);
    await animation.finished;
    animation = await findNext(animation);
  }
  return {
    driftMs: Number(animation.startTime) + skippedMs - (first + wanted.periods * wanted.delayMs),
    slideCount: document.querySelectorAll('.pmw-carousel [role=group]').length,
    shown: document.querySelector('.pmw-carousel [role=group]:not([inert])')?.ariaLabel,
  };
}

test(`${periods} slides of autoplay come one after the other, and drift by less than a frame @night`, async ({
  page,
  watch,
  gallery,
}) => {
  test.setTimeout(60_000 + periods * 250);
  await open(page, `${gallery}/_dev/widgets/carousel/fetched`);
  await page.locator('.pmw-carousel').scrollIntoViewIfNeeded();
  const { driftMs, shown, slideCount } = await page.evaluate(runSlideshow, { periods, delayMs });
  console.log(`${periods} slides: ${Math.abs(driftMs).toFixed(3)} ms of drift`);
  expect(Math.abs(driftMs)).toBeLessThan(1000 / 60);
  expect(shown).toBe(`${(periods % slideCount) + 1} of ${slideCount}`);
  expect(watch.uncaught).toEqual([]);
});
