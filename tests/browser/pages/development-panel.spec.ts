import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Page } from '@playwright/test';
import { type AppOptions, createApp } from '../../../dev-server/app.ts';
import { openBuiltWidgets } from '../../../dev-server/assets/built-widgets.ts';
import { projectPath } from '../../../dev-server/project.ts';
import { findAxeProblems } from '../support/axe.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test as base } from '../support/test.ts';

/** Starts the development server with the built files. @returns its origin */
const test = base.extend<{ start: (options?: Partial<AppOptions>) => Promise<string> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright demands the pattern
  start: async ({}, use) => {
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (options = {}) => {
      const widgets = openBuiltWidgets(projectPath('dist'));
      const quiet = { log: () => undefined, print: () => undefined };
      const app = createApp({ widgets, isDevelopment: true, ...quiet, ...options });
      const server = createServer((request, response) => {
        app(request, response);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

/** The distance of the outline from an element's box, in px, all sides together. */
async function measureOutline(page: Page, selector: string): Promise<number> {
  return page.evaluate((of) => {
    const [frame, box] = ['.dev-outline', of].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    if (frame === undefined || box === undefined) return NaN;
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    return sides.reduce((sum, side) => sum + Math.abs(frame[side] - box[side]), 0);
  }, selector);
}

/** Reports a problem as the engine does. */
function report(page: Page, selector: string, message: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, text) => {
      const detail = { widget: 'x', where: 'y', found: 'z', expected: 'a', message: text };
      element.dispatchEvent(new CustomEvent('widget:problem', { bubbles: true, detail }));
    }, message);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Development' });
const opener = (page: Page, count: number) =>
  bar(page).getByRole('button', {
    name: count === 1 ? '1 problem' : `${count} problems`,
    exact: true,
  });

test('the panel is not there while nothing is wrong', async ({ page, start, watch }) => {
  await page.goto(`${await start()}/news`);
  await whenReady(page);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('[data-dev-problems]')).toBeHidden();
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('the panel lists what widgets report and shows the element, by keyboard too', async ({
  page,
  start,
  watch,
}) => {
  await page.goto(`${await start()}/news`);
  await whenReady(page);
  await report(page, 'html', 'page: the whole page is wrong.');
  await report(page, '[data-widget="filter-area"]', 'filter-area: <b>one</b> thing is wrong.');
  await report(page, '[data-widget="filter-area"]', 'filter-area: <b>one</b> thing is wrong.');

  const button = opener(page, 2);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const entries = bar(page).getByRole('listitem');
  await expect(entries).toHaveText([
    'page: the whole page is wrong.',
    'filter-area: <b>one</b> thing is wrong. (2 times)',
  ]);
  await expect(entries.first().getByRole('button')).toHaveCount(0);
  expect(await findAxeProblems(page)).toEqual([]);

  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await page.keyboard.press('Tab');
  const widget = page.locator('[data-widget="filter-area"]');
  await expect(entries.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(widget).toBeInViewport();
  await expect.poll(() => measureOutline(page, '[data-widget="filter-area"]')).toBeLessThan(1);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => measureOutline(page, '[data-widget="filter-area"]')).toBeLessThan(1);

  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(entries.first()).toBeHidden();
  await expect(page.locator('.dev-outline')).toHaveCount(0);
  expect(watch.violations).toEqual([]);
});

test('an element without a box is shown by what is around it, one that is gone is said to be', async ({
  page,
  start,
}) => {
  await page.goto(`${await start()}/news`);
  await page.evaluate(() => {
    const around = document.createElement('div');
    around.id = 'around';
    around.textContent = 'Around';
    const hidden = document.createElement('p');
    hidden.id = 'inside';
    hidden.hidden = true;
    around.append(hidden);
    document.querySelector('main')?.append(around);
  });
  await report(page, '#inside', 'inside: wrong.');
  await opener(page, 1).click();
  await bar(page).getByRole('button', { name: 'inside: wrong.' }).click();
  await expect.poll(() => measureOutline(page, '#around')).toBeLessThan(1);
  await page.evaluate(() => document.querySelector('#around')?.remove());
  const entry = bar(page).getByRole('button', { name: 'inside: wrong.' });
  await entry.click();
  await expect(entry).toBeDisabled();
  await expect(entry).toContainText('no longer on the page');
});

test('the panel hears what the script of the page reports first of all', async ({
  page,
  start,
}) => {
  await page.route('**/assets/*/widgets.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.documentElement.dispatchEvent(
        new CustomEvent('widget:problem', { bubbles: true, detail: { message: 'at once' } }));`,
    }),
  );
  await page.goto(`${await start()}/news`);
  await opener(page, 1).click();
  await expect(bar(page).getByRole('listitem')).toHaveText('at once');
});

test('the panel lists what is thrown', async ({ page, start }) => {
  await page.goto(`${await start()}/news`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a listener');
    });
    void Promise.reject(new Error('rejected by nobody'));
  });
  await opener(page, 2).click();
  await expect(bar(page).getByText('thrown by a listener')).toBeVisible();
  await expect(
    bar(page).getByText('A promise was rejected: Error: rejected by nobody'),
  ).toBeVisible();
});

test('the panel and the console say why a call of the page failed', async ({ page, start }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${await start({ api: new URL('http://127.0.0.1:1') })}/news`);
  const reason =
    /articledata: http:\/\/127\.0\.0\.1:1 \(--api\) could not be reached: .*ECONNREFUSED/;
  await bar(page)
    .getByRole('button', { name: /problem/ })
    .click();
  await expect(bar(page).getByRole('listitem').filter({ hasText: reason })).toContainText(
    '/api/en-us/articledata/news failed:',
  );
  await expect.poll(() => lines.filter((line) => reason.test(line))).not.toEqual([]);
});

test('the panel says what a stub answers in a scenario that fails', async ({ page, start }) => {
  await page.goto(`${await start()}/news?scenario=error`);
  await bar(page)
    .getByRole('button', { name: /problem/ })
    .click();
  await expect(bar(page).getByText('failed: The server could not answer.')).toBeVisible();
});
