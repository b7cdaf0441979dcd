import { readFileSync } from 'node:fs';
import { projectPath } from '../../../tools/project.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const media = (name: string, type: string) => ({
  type,
  body: readFileSync(projectPath(`templates/assets/media/${name}`)),
});
const files = {
  'GET /sample.mp4': media('sample.mp4', 'video/mp4'),
  'GET /sample.mp3': media('sample.mp3', 'audio/mpeg'),
  'GET /sample-captions.vtt': media('sample-captions.vtt', 'text/vtt'),
};
const film = `<div class="pmw pmw-video" data-widget="video" data-title="The file in Ghent"><div class="pmw-video__frame">
<video class="pmw-video__file" controls playsinline preload="none" aria-label="The file in Ghent"><source src="/sample.mp4" type="video/mp4"><track kind="captions" src="/sample-captions.vtt" srclang="en" label="English"></video></div></div>`;
const recording = `<div class="pmw pmw-video" data-widget="video" data-title="Small print"><audio controls preload="none" src="/sample.mp3" aria-label="Small print"></audio></div>`;
/** Plays as the browser's own controls do. */
const start = (medium: HTMLElement | SVGElement) => (medium as HTMLMediaElement).play();

test('the sample film plays from its large button, with captions; one medium sounds at a time, nothing moves', async ({
  page,
  openPage,
  watch,
}) => {
  await measurePage(page);
  const cms = await openPage({ ...makeBehaviourPage(film + recording), ...files });
  const [video, audio] = [page.locator('video'), page.locator('audio')];
  const readPaused = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMediaElement>('video, audio')].map(({ paused }) => paused),
    );
  expect(cms.requests.filter((request) => request.includes('sample'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play: The file in Ghent' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(video).toBeFocused();
  const readSeconds = () => video.evaluate((medium: HTMLVideoElement) => medium.currentTime);
  await expect.poll(readSeconds).toBeGreaterThan(0);
  expect(await video.evaluate((medium: HTMLVideoElement) => medium.textTracks.length)).toBe(1);
  await audio.evaluate(start);
  expect(await readPaused()).toEqual([true, false]);
  await video.evaluate(start);
  expect(await readPaused()).toEqual([false, true]);
  await expectNoShift(page);
  expectNoFault(watch);
});

test('a film whose files are all missing says so and has the controls of the browser', async ({
  page,
  openPage,
  watch,
}) => {
  await openPage(makeBehaviourPage(film.replace('/sample.mp4', '/gone.mp4')));
  await page.getByRole('button', { name: 'Play: The file in Ghent' }).click();
  await expect(page.getByRole('status')).toContainText('cannot be played');
  await expect(page.locator('video')).toHaveAttribute('controls');
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  expect(watch.errors).toEqual([expect.stringContaining('video: <video> is without a file')]);
});
