import { findAxeProblems } from '../support/axe.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoOverflow, expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault, open, whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const names = ['Introduction', 'Private credit', 'Real assets', 'Secondaries', 'Full replay'];
const link = (name: string, index: number) =>
  `<li class="pmw-section-nav__item"><a class="pmw-section-nav__link pmw-focus-inside" href="#s${index}">${name}</a></li>`;
const section = (name: string, index: number) =>
  `<section id="s${index}"${index < 4 ? ' class="tall"' : ''}><h2>${name}</h2></section>`;
const answers = makeBehaviourPage(
  `<nav class="pmw pmw-section-nav" data-widget="section-nav" aria-label="On this page"><ul class="pmw-section-nav__list" role="list">${names.map(link).join('')}</ul></nav>${names.map(section).join('')}`,
);

test('marks the section that a link leads to and that stands under the bar, which keeps clear of it', async ({
  page,
  startCms,
  watch,
}) => {
  const { url } = await startCms(answers);
  await measurePage(page);
  await open(page, `${url}/page`);
  const current = page.locator('[aria-current]');
  const scrollTo = (y: number) =>
    page.evaluate((top) => {
      window.scrollTo(0, top);
    }, y);

  await test.step('scrolling marks it, and the address stays', async () => {
    await expect(current).toHaveText('Introduction');
    for (const [y, name] of [
      [1700, 'Private credit'],
      [3300, 'Real assets'],
      [1400, 'Introduction'],
    ] as const) {
      await scrollTo(y);
      await expect(current).toHaveText(name);
    }
    expect(page.url()).toBe(`${url}/page`);
    await scrollTo(0);
  });

  await test.step('a link goes there by keyboard, and the address names it', async () => {
    await page.evaluate(() => {
      document.addEventListener('widget:action', ({ detail }: CustomEventInit) => {
        document.documentElement.dataset['said'] = JSON.stringify(detail);
      });
    });
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(current).toHaveText('Private credit');
    expect(page.url()).toBe(`${url}/page#s1`);
    const bar = await page.getByRole('navigation').boundingBox();
    const heading = await page.getByRole('heading', { name: 'Private credit' }).boundingBox();
    expect(bar?.y).toBe(0);
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
    const said = await page.locator('html').getAttribute('data-said');
    expect(said).toContain('"action":"go-to-section","label":"Private credit"');
    expect(await findAxeProblems(page)).toEqual([]);
    await expectNoShift(page);
  });

  await test.step('on a phone its link comes into view inside the bar, and the page stays', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await scrollTo(4700);
    await expect(current).toHaveText('Secondaries');
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(4700);
    await expectNoOverflow(page);
  });

  await test.step('a short last section is marked when it was asked for, until the visitor scrolls on', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('about:blank');
    await open(page, `${url}/page#s4`);
    await expect(current).toHaveText('Full replay');
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -300);
    await expect(current).toHaveText('Secondaries');
    await page.getByRole('link', { name: 'Full replay' }).click();
    await whenDrawn(page);
    await expect(current).toHaveText('Full replay');
  });
  expectNoFault(watch);
});

test('flows with the page where the window is low, and leaves no room for itself over a section', async ({
  page,
  startCms,
}) => {
  const { url } = await startCms(answers);
  // 400 % zoom of a window of 1280 × 1024 px.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, `${url}/page`);
  await page.getByRole('link', { name: 'Private credit' }).press('Enter');
  const top = (name: string) =>
    page.locator(name).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(() => top('#s1')).toBeLessThan(1);
  await expect(page.locator('[aria-current]')).toHaveText('Private credit');
  await expect(page.getByRole('navigation')).not.toBeInViewport();
});

test('measures its bar again when the bar, its distance or the page’s own margins change', async ({
  page,
  startCms,
  watch,
}) => {
  const css = `
.site-bar { position: sticky; top: 0; z-index: 20; display: none; height: 40px }
.notice .site-bar { display: block }
.notice { --pmw-section-nav-top: 40px }
.large .pmw-section-nav__link { line-height: 60px !important }
@media (width < 768px) { .pmw-section-nav { display: none !important } }
@media (height < 500px) { body { --pmw-section-nav-top: 70px } }
@media (width > 1300px) { #s1 { scroll-margin-top: 130px } }`;
  const { url } = await startCms({
    ...answers,
    'GET /page.css': { body: `body { margin: 0 } .tall { block-size: 1500px } ${css}` },
  });
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, `${url}/page`);
  const bar = page.getByRole('navigation');
  /** Where the heading of a section stands below the end of the bar, after a jump. */
  const readRoom = async () => {
    await whenDrawn(page);
    await page.evaluate(() => {
      document.querySelector('#s1')?.scrollIntoView({ behavior: 'instant' });
    });
    const end = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await page.locator('#s1').evaluate((one) => one.getBoundingClientRect().top);
    return Math.round(top - end) + 0;
  };
  const set = (name: string, isOn: boolean) =>
    page.evaluate(
      ([word, on]) => {
        document.body.classList.toggle(word, on);
      },
      [name, isOn] as const,
    );

  await test.step('a phone that is turned, on which it was not shown', async () => {
    await page.setViewportSize({ width: 900, height: 600 });
    expect(await readRoom()).toBe(0);
  });
  await test.step('links of another font, or of two lines', async () => {
    await set('large', true);
    expect(await readRoom()).toBe(0);
    await set('large', false);
    expect(await readRoom()).toBe(0);
  });
  await test.step('a bar of the page that comes and goes', async () => {
    await set('notice', true);
    await expect.poll(readRoom).toBe(0);
    expect((await bar.boundingBox())?.y).toBe(40);
    await set('notice', false);
    await expect.poll(readRoom).toBe(0);
  });
  await test.step('another distance in a low window', async () => {
    await page.setViewportSize({ width: 900, height: 400 });
    await expect.poll(readRoom).toBe(0);
    expect((await bar.boundingBox())?.y).toBe(70);
    await expect(page.locator('[aria-current]')).toHaveText('Private credit');
  });
  await test.step('a margin of the page itself', async () => {
    await page.setViewportSize({ width: 1400, height: 600 });
    const height = (await bar.boundingBox())?.height ?? 0;
    await expect.poll(readRoom).toBe(130 - Math.round(height));
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(readRoom).toBe(0);
  });
  await test.step('its end gives the page its margins back', async () => {
    await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
    });
    expect(await page.locator('#s1').getAttribute('style')).toBeNull();
  });
  expectNoFault(watch);
});
