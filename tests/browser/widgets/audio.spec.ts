import { readFileSync } from 'node:fs';
import { projectPath } from '../../../tools/project.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { expectNoFault, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { audioContract } from '../../../widgets/audio/audio.contract.ts';

const title = 'Reading the small print aloud';

test('a recording is played, moved and slowed by keyboard alone; nothing is asked of its file before, nothing moves', async ({
  page,
  watch,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) files.push(request.url());
  });
  await measurePage(page);
  await open(page, '/article');
  const play = page.getByRole('button', { name: `Play: ${title}` });
  const slider = page.getByRole('slider', { name: 'Position' });
  const readAudio = () =>
    page.locator('audio').evaluate(({ paused, currentTime, playbackRate }: HTMLAudioElement) => ({
      paused,
      currentTime,
      playbackRate,
    }));
  await play.focus();
  await forgetShifts(page);
  // The page says how long it is.
  expect(files).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readAudio()).currentTime).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();
  expect((await readAudio()).paused).toBe(true);

  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  for (const [key, seconds, words] of [
    ['End', 18, '0:18 of 0:18'],
    ['Home', 0, '0:00 of 0:18'],
    ['ArrowRight', 1, '0:01 of 0:18'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', words);
    await expect.poll(async () => Math.floor((await readAudio()).currentTime)).toBe(seconds);
  }

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
  expect((await readAudio()).playbackRate).toBe(1.25);
  await expectNoShift(page);
  expectNoFault(watch);
});

test('a recording in a part of the page that a script has loaded is played @night', async ({
  page,
  watch,
}) => {
  await open(page, '/article');
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
  const audio = page.locator('audio');
  await expect
    .poll(() => audio.evaluate((medium: HTMLMediaElement) => medium.currentTime))
    .toBeGreaterThan(0);
  await expect(audio).not.toHaveAttribute('controls');
  expectNoFault(watch);
});

const bare = (sources: string) =>
  makeBehaviourPage(
    `<div class="pmw pmw-audio" data-widget="audio" data-title="Talk" data-duration="20"><audio controls preload="none">${sources}<a href="/talk">The talk as text</a></audio></div>`,
  );
const gone = '<source src="/gone.mp3" type="audio/mpeg"><source src="/gone.wav" type="audio/wav">';
const sample = {
  'GET /sample.mp3': {
    type: 'audio/mpeg',
    body: readFileSync(projectPath('templates/assets/media/sample.mp3')),
  },
};

test('a recording whose sources are all missing says so and has the controls of the browser and the CMS’s link', async ({
  page,
  openPage,
  watch,
}) => {
  await openPage(bare(gone));
  await page.getByRole('button', { name: 'Play: Talk' }).click();
  await expect(page.getByRole('status')).toContainText(audioContract.texts.unplayable);
  await expect(page.getByRole('link', { name: 'The talk as text' })).toHaveAttribute(
    'href',
    /talk$/,
  );
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('controls');
  expect(await audio.evaluate((medium: HTMLMediaElement) => medium.paused)).toBe(true);
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveCount(0);
  expect(watch.errors).toEqual([expect.stringContaining('audio: <audio> is without a file')]);
});

test('a recording of which one source is missing plays the next one @night', async ({
  page,
  openPage,
  watch,
}) => {
  const second = '<source src="/sample.mp3" type="audio/mpeg">';
  await openPage({ ...bare('<source src="/gone.mp3" type="audio/mpeg">' + second), ...sample });
  await page.getByRole('button', { name: 'Play: Talk' }).click();
  const audio = page.locator('audio');
  await expect
    .poll(() => audio.evaluate((medium: HTMLMediaElement) => medium.currentTime))
    .toBeGreaterThan(0);
  await expect(audio).not.toHaveAttribute('controls');
  await expect(page.getByRole('status')).toHaveCount(0);
  expectNoFault(watch);
});
