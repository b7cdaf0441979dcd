import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { hold, open, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, slides, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

const panel = (id: string, heading: string, content: string) =>
  `<section class="pmw-tabs__panel" id="${id}"><h2 class="pmw-tabs__heading">${heading}</h2>${content}</section>`;
const tab = (id: string, label: string) =>
  `<li class="pmw-tabs__item"><a class="pmw-tabs__tab" href="#${id}">${label}</a></li>`;
const tabs = `<p><a href="#inside">To the figure</a></p>
<div class="pmw pmw-tabs" data-widget="tabs" id="tabs">
<ul class="pmw-tabs__list" role="list" aria-label="Steps">${tab('one', 'Sourcing')}${tab('two', 'Diligence')}${tab('three', 'Ownership')}</ul>
${panel('one', 'Sourcing', '<p>We read.</p>')}
${panel('two', 'Diligence', '<div class="tall"></div><p id="inside">The figure.</p>')}
${panel('three', 'Ownership', '<div data-widget="carousel" data-carousel-id="home" id="c"><p>From the CMS</p></div>')}
</div><p id="after">After</p>`;
const answers = { ...makeBehaviourPage(tabs), 'GET /en-us/slideshow/home': slides };

test('address and links open the panel that holds what they name; its widgets are there; all is printed', async ({
  page,
  startCms,
}) => {
  const { url } = await startCms(answers);
  const diligence = page.getByRole('tabpanel', { name: 'Diligence' });
  for (const hash of ['#two', '#inside']) {
    await page.goto('about:blank');
    await open(page, `${url}/page${hash}`);
    await expect(diligence).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator(hash)).toBeInViewport();
  }
  await open(page, `${url}/page`);
  await page.getByRole('link', { name: 'To the figure' }).click();
  await expect(diligence).toBeVisible();
  await expect(page.locator('#inside')).toBeInViewport();
  await page.goBack();
  expect(page.url()).toBe(`${url}/page`);

  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.getByRole('tab', { name: 'Ownership' }).click();
  expect((await page.getByRole('region').boundingBox())?.height).toBeGreaterThan(100);
  await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const words of ['We read.', 'The figure.'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('#two > h2')).toHaveCSS('position', 'static');
});

test('nothing moves when the script takes over, however late; if it never comes, links open their sections', async ({
  page,
  startCms,
}) => {
  const { url } = await startCms(answers);
  const [one, two] = [page.getByText('We read.'), page.getByText('The figure.')];
  const release = await hold(page, '**/widgets.js');
  await measurePage(page);
  await page.goto(`${url}/page`, { waitUntil: 'commit' });
  await expect(one).toBeVisible();
  await expect(two).toBeHidden();
  await whenDrawn(page);
  release();
  await whenReady(page);
  await expect(page.getByRole('tabpanel', { name: 'Sourcing' })).toBeVisible();
  await expectNoShift(page);

  await page.unrouteAll();
  await page.route('**/widgets.js', (route) => route.abort());
  await page.goto(`${url}/page#inside`);
  await expect(two).toBeVisible();
  await expect(one).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`${url}/page`);
  await page.getByRole('link', { name: 'Diligence' }).click();
  await expect(two).toBeVisible();
  await expect(one).toBeHidden();
});

for (const [markup, css] of sampleOf(
  [
    ['without the classes', ''],
    ['in a theme that hides what is hidden', '[hidden] { display: none !important }'],
  ] as const,
  1,
)) {
  test(`all panels are printed: markup ${markup}`, async ({ page, openPage }) => {
    const panels = ['one', 'two', 'three'];
    const items = panels.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
    const sections = panels.map((id) => `<section id="${id}"><p>Words of ${id}</p></section>`);
    await openPage(
      makeBehaviourPage(`<div data-widget="tabs"><ul>${items}</ul>${sections.join('')}</div>`, css),
    );
    const countShown = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('section p')].filter((words) =>
            words.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
          ).length,
      );
    expect(await countShown()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await countShown()).toBe(3);
    const tops = await page
      .locator('section')
      .evaluateAll((each) => each.map((section) => section.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
  });
}
