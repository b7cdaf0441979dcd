import { findAxeProblems } from '../support/axe.ts';
import { collectActions, readActions } from '../support/behaviour-page.ts';
import { cacheFonts, measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const title = 'Reading the small print aloud';

test('a recording is played, moved and slowed by keyboard alone, at each width', async ({
  page,
  watch,
}) => {
  test.slow();
  await collectActions(page);
  await cacheFonts(page, '/article');
  await measurePage(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) requests.push(request.url());
  });
  const audio = page.locator('audio');
  const readAudio = () =>
    audio.evaluate((medium: HTMLAudioElement) => ({
      isPaused: medium.paused,
      seconds: medium.currentTime,
      rate: medium.playbackRate,
    }));
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    requests.length = 0;
    await page.goto('/article');
    await whenReady(page);
    const controls = page.getByRole('group', { name: title });
    await controls.scrollIntoViewIfNeeded();
    // The page says how long it is: nothing is asked of the file before it is played.
    expect(requests).toEqual([]);
    await expect(audio).not.toHaveAttribute('controls');

    await page.getByRole('button', { name: `Play: ${title}` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readAudio()).seconds).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: `Play: ${title}` })).toBeFocused();
    expect((await readAudio()).isPaused).toBe(true);

    await page.keyboard.press('Tab');
    const slider = page.getByRole('slider', { name: 'Position' });
    await expect(slider).toBeFocused();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:18 of 0:18');
    await page.keyboard.press('Home');
    await expect.poll(async () => (await readAudio()).seconds).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await readAudio()).seconds).toBe(1);
    await expect(slider).toHaveAttribute('aria-valuetext', '0:01 of 0:18');

    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
    expect((await readAudio()).rate).toBe(1.25);

    expect(await findAxeProblems(page)).toEqual([]);
    expect((await readMeasures(page)).shift).toBe(0);
    expect(await readActions(page)).toContain(`play: ${title}`);
  }
  expect([watch.errors, watch.violations]).toEqual([[], []]);
});

test('a recording that cannot be played keeps the browser’s controls, and the focus', async ({
  page,
}) => {
  await page.route('**/*.mp3', (route) => route.fulfill({ status: 404 }));
  await page.goto('/article');
  await whenReady(page);
  await page.getByRole('button', { name: `Play: ${title}` }).press('Enter');
  await expect(page.locator('audio[controls]')).toBeFocused();
  await expect(page.getByRole('group', { name: title })).toBeHidden();
});

test('a recording in a part of the page that a script has loaded is played', async ({
  page,
  watch,
}) => {
  await page.goto('/article');
  await whenReady(page);
  await page.evaluate(async () => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    await new Promise((resolve) => {
      request.onloadend = resolve;
      request.send();
    });
    const fresh = request.responseXML?.querySelector('[data-widget=audio]');
    const medium = fresh?.querySelector('audio');
    // Chromium refuses to load it before it is on the page.
    while (!medium?.error) await new Promise((resolve) => setTimeout(resolve, 20));
    document.querySelector('[data-widget=audio]')?.replaceChildren(...(fresh?.childNodes ?? []));
  });
  const play = page.getByRole('button', { name: `Play: ${title}` });
  await expect(play).toHaveCount(1);
  await play.press('Enter');
  const readSeconds = () =>
    page.locator('audio').evaluate((each: HTMLMediaElement) => each.currentTime);
  await expect.poll(readSeconds).toBeGreaterThan(0);
  await expect(page.locator('audio')).not.toHaveAttribute('controls');
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('without a script a recording has the browser’s own controls', async ({
  pageWithoutScript,
}) => {
  await pageWithoutScript.goto('/article');
  await expect(pageWithoutScript.locator('[data-widget=audio] audio[controls]')).toBeVisible();
});
