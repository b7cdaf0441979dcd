import { type Page } from '@playwright/test';
import { whenReady } from '../support/page-watch.ts';
import {
  expect,
  linkTag,
  makePage,
  scriptTag,
  slides,
  test,
  workingCalls,
} from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

// These are missing in the headless shell, which the other tests use: the back-forward cache, and all names of
// a window.

/** Writes on `<html>` whether the page comes out of that cache; one that loads anew says nothing. */
const notePersisted = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['persisted'] = String(event.persisted);
    });
  });

test('comes back from the back-forward cache as it was', async ({ page, startCms, watch }) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makePage(linkTag + scriptTag),
    'GET /next': { body: '<!doctype html><html lang="en"><title>Next</title><p>Next page</p>' },
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await notePersisted(page);
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await page.goto(`${cms.url}/next`);
  // A page from that cache does not load again, so there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(shownSlide(page)).toContainText('Copy of the third slide.');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the first slide.');
  expect(watch.errors).toEqual([]);
});

test('has the answer to a call that was under way when the page was left', async ({
  page,
  startCms,
  watch,
}) => {
  let count = 0;
  const cms = await startCms({
    ...workingCalls,
    'GET /en-us/slideshow/home': () => ({ ...slides, delayMs: (count += 1) === 1 ? 1500 : 0 }),
    'GET /page': makePage(linkTag + scriptTag),
    'GET /next': { body: '<!doctype html><html lang="en"><title>Next</title><p>Next page</p>' },
  });
  await page.goto(`${cms.url}/page`);
  await expect.poll(() => count).toBe(1);
  await notePersisted(page);
  await page.goto(`${cms.url}/next`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  expect(watch.errors).toEqual([]);
});

test('no name that a fresh window owns serves as a variable of the page', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    'GET /bare': { body: '<!doctype html><html lang="en"><title>Bare</title>' },
    'GET /page': makePage(linkTag + scriptTag),
  });
  await page.goto(`${cms.url}/bare`);
  const names = await page.evaluate(() =>
    Object.getOwnPropertyNames(window).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name)),
  );
  expect(names).toEqual(expect.arrayContaining(['name', 'location', 'chrome', 'alert', 'JSON']));
  // Additions of the tests to the window belong to the page.
  const own = names.filter((name) => !/^(?:__|reportViolation)/.test(name));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(async (all) => {
    const box = document.createElement('div');
    for (const name of all) {
      const section = document.createElement('section');
      section.setAttribute('data-widget', 'carousel');
      section.setAttribute('data-slides', `window.${name}`);
      box.append(section);
    }
    await window.PrivateMarketsWidgets.mount(box);
  }, own);
  const refused = watch.errors.filter((error) => error.includes('belongs to the browser'));
  expect(refused).toHaveLength(own.length);
});
