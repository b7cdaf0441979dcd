import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { projectPath } from '../../../tools/project.ts';
import { findAxeProblems } from '../support/axe.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { type Answers } from '../../setup/network/test-cms.ts';
import { open } from '../support/page-watch.ts';
import { expect, linkTag, test, workingCalls } from '../support/test.ts';

const inspector = { body: readFileSync(projectPath('dist/inspector/inspector.js')) };

function makeAnswers(): Answers {
  const script = '<script src="/static/widgets.js" defer data-cultur="de-DE" data-debug></script>';
  const page = makeCmsPage(
    'A page',
    `<p>A long way down.${'<br>'.repeat(60)}</p>
<section id="c" data-widget="carousel" data-carousel-id="Home" data-variant="big"><h2>From the CMS</h2></section>
<section data-widget="carousel" data-slides="[]"></section>
<section data-widget="filter-area"></section>`,
    { head: `${linkTag}${script}` },
  );
  return { ...workingCalls, 'GET /': page, 'GET /static/inspector/inspector.js': inspector };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Widgets on this page' });

/** Adds a mount point to the page. */
const addPoint = (page: Page, id: string, data: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([name, values]) => {
      const late = Object.assign(document.createElement('div'), { id: name });
      Object.assign(late.dataset, values);
      document.body.append(late);
    },
    [id, data] as const,
  );

test('the inspector says what each widget does, shows it, and goes without a trace', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(makeAnswers());
  await open(page, `${cms.url}/?widgets-debug`);
  const entry = (name: string | RegExp) => panel(page).getByRole('button', { name });
  const carousel = entry(/^carousel #c: mounted, \d+ ms after the page began$/);
  for (const row of [carousel, entry('carousel: empty'), entry('filter-area: failed')]) {
    await expect(row).toBeVisible();
  }
  for (const words of [
    'widgets.js: data-cultur is not an attribute',
    'carousel: data-variant is "big"; expected one of',
    'filter-area: data-source is missing',
    /\/en-us\/slideshow\/home: \d+ ms, status 200/,
  ]) {
    await expect(panel(page)).toContainText(words);
  }
  expect(await findAxeProblems(page)).toEqual([]);
  await carousel.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#c')).toBeInViewport();
  const distances = await page.evaluate(() => {
    const host = document.querySelector('private-markets-widgets-inspector');
    const box = host?.shadowRoot?.querySelector('[data-chosen]')?.getBoundingClientRect();
    const element = document.querySelector('#c')?.getBoundingClientRect();
    return box && element ? [box.top - element.top, box.width - element.width] : [];
  });
  expect(distances).toEqual([0, 0]);

  await addPoint(page, 'a', { widget: 'none-such' });
  await expect(entry('none-such #a: failed')).toBeVisible();
  // Neither of these sends an event.
  await addPoint(page, 'b', { widget: 'carousel', slides: '[]' });
  await expect(entry('carousel #b: empty')).toBeVisible();
  await page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/en-us/slideshow/home?again');
    request.send();
  });
  await expect(panel(page)).toContainText('/en-us/slideshow/home?again: ');
  await expect(carousel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('private-markets-widgets-inspector')).toHaveCount(0);

  // Opened again it lists what is there at once; closed it gives the focus back.
  const link = page.locator('#c a').first();
  await link.focus();
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('private-markets-widgets:inspect', { detail: [] })),
  );
  await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect([watch.uncaught, watch.violations]).toEqual([[], []]);
});
