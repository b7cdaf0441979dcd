import { byLength } from '../../setup/test-length.ts';
import { type ExamplesServer, startExamplesServer } from '../support/examples-server.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// A slideshow on a screen in a lobby runs all day: anything that it loses with each slide adds up.
//
// Simulated is only the waiting. While a slide is shown nothing happens but the browser's own animation of the
// bar, so the test moves that animation to 10 ms before the bar is full, and adds what it has skipped to the time of
// the document. The end of the period, React's change of the slide and the next start are real, each of
// them 4115 times in eight hours. No clock is replaced: all times are those of the document's timeline.

const delayMs = 7000;
const hours = 8;
const wholeDay = Math.ceil((hours * 3_600_000) / delayMs);
const periods = byLength(20, wholeDay);
const frameMs = 1000 / 60;

let server: ExamplesServer;

test.beforeAll(async () => {
  server = await startExamplesServer();
});

test.afterAll(() => {
  server.close();
});

/**
 * Lets the slideshow go through so many periods. Runs in the page.
 *
 * @returns how much later than planned the last period began, in milliseconds, and what is shown then
 */
async function runSlideshow(wanted: { readonly periods: number; readonly delayMs: number }) {
  const root = document.querySelector('.pmw-carousel');
  const slides = [...(root?.querySelectorAll('[role=group]') ?? [])];
  const readAnimation = async (): Promise<Animation> => {
    const [animation] = root?.querySelector('.pmw-carousel__bar-fill')?.getAnimations() ?? [];
    if (animation === undefined) throw new Error('There is no progress bar.');
    return animation.ready;
  };
  const whenChanged = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      for (const slide of slides) observer.observe(slide, { attributeFilter: ['inert'] });
    });
  const point = (type: string) =>
    root?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  const first = Number((await readAnimation()).startTime);
  let skippedMs = 0;
  for (let at = 0; at < wanted.periods; at += 1) {
    const animation = await readAnimation();
    const before = Number(animation.startTime);
    const change = whenChanged();
    // Held while it is moved: the end of that looks at the clock again.
    point('pointerenter');
    const past = Math.floor(Number(animation.currentTime) / wanted.delayMs);
    animation.currentTime = (past + 1) * wanted.delayMs - 10;
    point('pointerleave');
    skippedMs += before - Number((await animation.ready).startTime);
    await change;
  }
  const start = Number((await readAnimation()).startTime);
  const nowMs = Number(document.timeline.currentTime);
  const begun = nowMs - ((nowMs - start) % wanted.delayMs);
  return {
    driftMs: begun + skippedMs - (first + wanted.periods * wanted.delayMs),
    simulatedMs: nowMs + skippedMs - first,
    slideCount: slides.length,
    shown: slides.find((slide) => !slide.hasAttribute('inert'))?.ariaLabel,
  };
}

test(`${periods} slides of autoplay drift by less than a frame`, async ({ page, watch }) => {
  test.setTimeout(60_000 + periods * 250);
  await page.goto(`${server.origin}/_dev/widgets/carousel/fetched`);
  await whenReady(page);
  await page.locator('.pmw-carousel').scrollIntoViewIfNeeded();
  const run = await page.evaluate(runSlideshow, { periods, delayMs });
  const driftMs = Math.abs(run.driftMs);
  console.log(
    `${periods} slides, ${(run.simulatedMs / 3_600_000).toFixed(2)} simulated hours: ` +
      `${driftMs.toFixed(3)} ms of drift`,
  );
  expect(driftMs).toBeLessThan(frameMs);
  expect(run.shown).toBe(`${(periods % run.slideCount) + 1} of ${run.slideCount}`);
  expect(watch.uncaught).toEqual([]);
});
