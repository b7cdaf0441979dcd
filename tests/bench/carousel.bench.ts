import { type Page } from '@playwright/test';
import { type Answers } from '../setup/network/test-cms.ts';
import { createThreadMeter } from './measures.ts';
import {
  makeMountPoint,
  makePage,
  makeSlides,
  onPage,
  onSite,
  openPage,
  readPackage,
  scriptTags,
} from './pages.ts';
import { alternate, type BenchSection } from './section.ts';

const delayMs = 2000;

const slides = makeSlides([1, 2, 3, 4, 5].map((part) => `Private markets, part ${part}`));

const peerStyle = `
.peer { position: relative; block-size: 640px; overflow: hidden }
.peer .picture { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
.peer .words { position: absolute; inset: 20% auto auto 5%; color: #fff; max-inline-size: 35rem }
.bar { position: absolute; z-index: 9; inset: auto 0 0; block-size: 4px; background: #5d9cc4; transform-origin: 0 0 }`;

/** As Swiper's own demonstration of autoplay shows the progress. */
const peerScript = `
const bar = document.querySelector('.bar');
new Swiper('.swiper', {
  effect: 'fade', speed: 400, loop: false, rewind: true,
  autoplay: { delay: ${delayMs}, disableOnInteraction: false },
  pagination: { el: '.swiper-pagination', clickable: true },
  on: { autoplayTimeLeft: (_, __, left) => { bar.style.transform = 'scaleX(' + (1 - left) + ')'; } },
});`;

/** The slides of the other library: the same picture, text and link in the same boxes. */
const peerSlides = slides.map(
  ({ headline, copy, ctaUrl, ctaText }) =>
    `<div class="swiper-slide"><img class="picture" src="/picture.svg" alt=""><div class="words"><h2>${headline}</h2>${copy}<a href="${ctaUrl}">${ctaText}</a></div></div>`,
);

/** The same five slides in the widget and in Swiper, changed equally often. */
const makeAnswers = (): Answers => ({
  'GET /ours': makePage(
    scriptTags('widgets'),
    makeMountPoint('carousel', { 'autoplay-delay': delayMs, slides }),
  ),
  'GET /swiper': makePage(
    `<link rel="stylesheet" href="/peer.css"><link rel="stylesheet" href="/swiper.css">${scriptTags('swiper', 'swiper-page')}`,
    `<div class="swiper peer"><div class="swiper-wrapper">${peerSlides.join('')}</div><div class="swiper-pagination"></div><i class="bar"></i></div>`,
  ),
  'GET /peer.css': { body: peerStyle },
  'GET /swiper.js': readPackage('swiper/swiper-bundle.min.js'),
  'GET /swiper.css': readPackage('swiper/swiper-bundle.min.css'),
  'GET /swiper-page.js': { body: peerScript },
});

/**
 * Measures during some changes, which do not lead round to the same slide, each with a bar that fills before it.
 *
 * @param current an element in which a change of slide can be seen
 */
async function measure(page: Page, current: string, changes: number): Promise<number> {
  const readShown = () => page.locator(current).textContent({ timeout: 3 * delayMs });
  const first = await readShown();
  // The first change comes with what is done once, such as loading pictures.
  await page.waitForFunction(
    ([selector, text]) => document.querySelector(selector)?.textContent !== text,
    [current, first] as const,
    { polling: 200 },
  );
  // From the middle of one period to the middle of another.
  await page.waitForTimeout(delayMs / 2);
  const before = await readShown();
  const meter = await createThreadMeter(page);
  const { total } = await meter(() => page.waitForTimeout(changes * delayMs));
  if ((await readShown()) === before) throw new Error(`The slides of ${page.url()} stand still.`);
  return total;
}

/** A slideshow with a progress bar compared with Swiper, which changes the same slides as often. */
export const section: BenchSection = {
  name: 'carousel',
  packages: ['swiper'],
  run: (tools) =>
    onSite(tools, makeAnswers(), async (url) => {
      const { browser, isQuick } = tools;
      const changes = isQuick ? 1 : slides.length - 1;
      const take = (name: string, current: string) => () =>
        onPage(openPage(browser, `${url}/${name}`), (page) => measure(page, current, changes));
      const { ours, theirs } = await alternate(isQuick ? 1 : 3, {
        ours: take('ours', '.pmw-carousel__slide[data-state=current] h2'),
        theirs: take('swiper', '.swiper-slide-active h2'),
      });
      const seconds = (changes * delayMs) / 1000;
      const peer = 'Swiper, fade and progress';
      const measured = `main thread, ms in ${seconds} s`;
      return [{ measure: measured, peer, ours, theirs, mostTimes: 0.5, aimTimes: 0.25 }];
    }),
};
