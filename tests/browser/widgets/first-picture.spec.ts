import { readFileSync } from 'node:fs';
import { projectPath } from '../../../tools/project.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { json } from '../../setup/network/test-cms.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const image = {
  type: 'image/jpeg',
  body: readFileSync(projectPath('templates/assets/images/arcade.jpg')),
};
const slides = json({
  slides: ['a', 'b', 'c'].map((name) => ({
    headline: `Slide ${name}`,
    backgroundImage: `/${name}.jpg`,
    ctaUrl: '/',
    ctaText: 'Read',
  })),
});
const picture = '<img id="first" class="hero" src="/a.jpg?width=960" alt="A corridor" width="960">';
const content = `<div class="cms"><p>Before</p><picture><source media="(min-width: 1px)" srcset="/a.jpg?width=960">${picture}</picture><p>After</p></div>`;

const answers = {
  'GET /page': makeCmsPage(
    'First picture',
    `<section data-widget="carousel" data-carousel-id="home" data-autoplay-delay="0">${content}</section>`,
  ),
  'GET /en-us/slideshow/home': slides,
  'GET /a.jpg': image,
  'GET /b.jpg': image,
  'GET /c.jpg': image,
};

test('the first picture of the CMS stays: the same node, one request, and it is given back', async ({
  page,
  openPage,
  watch,
}) => {
  // Remembers the CMS's own node, to compare it after the widget has taken over.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const { first } = window as { first?: Element };
      Object.assign(window, { first: first ?? document.querySelector('#first') });
    });
  });
  const cms = await openPage(answers);
  const read = () =>
    page.evaluate(() => {
      const own = (window as { first?: Element }).first;
      const [frame] = document.getElementsByClassName('pmw-carousel__slides');
      const [box, place] = [own, frame].map((each) => each?.getBoundingClientRect());
      return {
        isOwn: own?.isConnected === true,
        isInSlide: Boolean(own?.closest('.pmw-carousel__slide')),
        // The picture begins beside the page’s edge, at a quarter of its width at most.
        covers: box?.right === place?.right && Number(box?.width) > 0.75 * Number(place?.width),
      };
    });
  await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
  expect(await read()).toEqual({ isOwn: true, isInSlide: true, covers: true });
  const asked = cms.requests.filter((request) => request.includes('/a.jpg'));
  expect(asked).toEqual(['GET /a.jpg?width=960']);

  await page.evaluate(() => {
    window.PrivateMarketsWidgets.unmount();
  });
  expect(await page.locator('[data-widget]').innerHTML()).toBe(content);
  expect(await read()).toMatchObject({ isOwn: true, isInSlide: false });
  expectNoFault(watch);
});
