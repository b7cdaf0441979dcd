import { linkTag, makeCmsPage, scriptTag } from '../browser/support/cms-page.ts';
import { makeRouterSite, routerPolicy, routerSites } from '../browser/support/router-sites.ts';
import { carousel } from '../browser/support/swap-page.ts';
import { slides, workingCalls } from '../browser/support/test.ts';
import { isLong } from '../setup/test-length.ts';
import { eventually, expect, test } from './engine-test.ts';
import { type Visitor } from './visitor.ts';
import { carouselContract } from '../../widgets/carousel/carousel.contract.ts';

/** How much later than the end of a period the next one began, in milliseconds. Runs in the page. */
async function measureDelay(): Promise<number> {
  const bar = document.querySelector('.pmw-carousel__bar-fill');
  const [last] = bar?.getAnimations() ?? [];
  await last?.ready;
  const length = Number(last?.effect?.getComputedTiming().endTime);
  if (last) last.currentTime = length - 10;
  const end = Number(last?.startTime) + length;
  for (;;) {
    const [next] = bar?.getAnimations() ?? [];
    if (next !== last) return Number(next?.startTime) - end;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Expects that a slide of the only slideshow shows. */
const expectSlide = (visitor: Visitor, name: string) =>
  eventually(() =>
    visitor.attribute('[aria-roledescription=slide]:not([inert])', 'aria-label'),
  ).toBe(name);

test('a late stylesheet is waited for, without a word; the slideshow then plays by itself, in time, and pauses', async ({
  driver,
  visitor,
  startCms,
}) => {
  const autoplay = 'data-carousel-id="home" data-autoplay-delay="60000"';
  const section = carousel('c', 'CMS').replace('data-carousel-id="home"', autoplay);
  const head = `<link rel="stylesheet" href="/late.css">${linkTag}${scriptTag}`;
  const cms = await startCms({
    ...workingCalls,
    'GET /late.css': { body: 'body { margin: 0 }', delayMs: 500 },
    'GET /page': makeCmsPage('Another CMS', section, { head }),
  });
  await visitor.open(`${cms.url}/page`);
  expect(await visitor.unmounted()).toEqual([]);
  await expectSlide(visitor, '1 of 3');
  // Firefox tells times in steps of 20 µs.
  expect(await driver.run(measureDelay)).toBeCloseTo(0, 1);
  await expectSlide(visitor, '2 of 3');
  await visitor.press(carouselContract.texts.pause);
  await visitor.keyOn(carouselContract.texts.play, ' ');
  await eventually(() => visitor.focused('aria-label')).toBe('Pause slideshow');
});

test('a call that was under way when the page was left is answered when the visitor is back', async ({
  driver,
  visitor,
  startCms,
}) => {
  let calls = 0;
  const cms = await startCms({
    'GET /en-us/slideshow/home': () => ({ ...slides, delayMs: (calls += 1) === 1 ? 3000 : 0 }),
    'GET /page': makeCmsPage('Another CMS', carousel('c', '<p>From the CMS</p>')),
    'GET /next': makeCmsPage('The next page', ''),
  });
  await driver.open(`${cms.url}/page`);
  await eventually(() => Promise.resolve(calls)).toBe(1);
  await driver.open(`${cms.url}/next`);
  await visitor.back();
  await eventually(() => visitor.address()).toBe('/page');
  await eventually(() => visitor.count('#c[data-widget-status=mounted]')).toBe(1);
});

// By day Chromium alone visits them.
for (const site of isLong ? routerSites : []) {
  test(`with ${site.name}, Back brings each page with its own address`, async ({
    visitor,
    startCms,
  }) => {
    const cms = await startCms(makeRouterSite(site), routerPolicy);
    const expectPage = async (address: string, position: string) => {
      await eventually(() => visitor.address()).toBe(address);
      await eventually(() => visitor.read('.pmw-pagination__position')).toBe(position);
    };
    await visitor.open(`${cms.url}/list`);
    await visitor.press('Next page');
    await expectPage('/list?docPage=2', '2 of 5');
    await visitor.press('Other page');
    await eventually(() => visitor.read('h1')).toBe('Other');
    await visitor.back();
    await expectPage('/list?docPage=2', '2 of 5');
    await visitor.back();
    await expectPage('/list', '1 of 5');
  });
}
