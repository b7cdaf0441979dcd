import { type Browser } from '@playwright/test';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { makeCarouselPages, slideCount } from './carousel-pages.ts';
import { createThreadMeter } from './main-thread.ts';
import { onFreshPage, peerPolicy } from './pages.ts';
import { alternate, type BenchSection, toPairs } from './section.ts';

const delayMs = 2000;

/** An attribute or class by which a change of slide can be seen on any of the pages. */
const current = {
  ours: '.pmw-carousel__slide[data-state=current] h2',
  swiper: '.swiper-slide-active h2',
} as const;

type Name = keyof typeof current;

/** Measures during some changes, which do not lead round to the same slide, each with a bar that fills before it. */
function measure(browser: Browser, address: string, name: Name, changes: number): Promise<number> {
  return onFreshPage(browser, `${address}/${name}`, async (page) => {
    const readShown = () => page.locator(current[name]).textContent({ timeout: 3 * delayMs });
    const first = await readShown();
    // The first change comes with what is done once, such as loading pictures.
    await page.waitForFunction(
      ([selector, text]) => document.querySelector(selector)?.textContent !== text,
      [current[name], first] as const,
      { polling: 200 },
    );
    // From the middle of one period to the middle of another.
    await page.waitForTimeout(delayMs / 2);
    const before = await readShown();
    const meter = await createThreadMeter(page);
    const { total } = await meter(() => page.waitForTimeout(changes * delayMs));
    if ((await readShown()) === before) throw new Error(`The slides of ${name} stand still.`);
    return total;
  });
}

/** A slideshow with a progress bar compared with Swiper, which changes the same slides as often. */
export const section: BenchSection = {
  name: 'carousel',
  packages: ['swiper'],
  run: async ({ browser, readBuilt, isQuick }) => {
    const changes = isQuick ? 1 : slideCount - 1;
    const cms = await startForeignCms(makeCarouselPages(readBuilt, delayMs), peerPolicy);
    const take = (name: Name) => () => measure(browser, cms.url, name, changes);
    try {
      const costs = await alternate(isQuick ? 1 : 3, {
        ours: take('ours'),
        swiper: take('swiper'),
      });
      return [
        {
          measure: `main thread, ms in ${(changes * delayMs) / 1000} s`,
          peer: 'Swiper, fade and progress',
          pairs: toPairs(costs.ours, costs.swiper),
          mostTimes: 0.25,
        },
      ];
    } finally {
      await cms.close();
    }
  },
};
