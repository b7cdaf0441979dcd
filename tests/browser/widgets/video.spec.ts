import { readFileSync } from 'node:fs';
import { projectPath } from '../../../dev-server/project.ts';
import { findAxeProblems } from '../support/axe.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { productionPolicy } from '../support/foreign-cms.ts';
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
const player = {
  'GET /player': { body: '<!doctype html><html lang="en"><title>Player</title><p>Playing</p>' },
};
const embed = (address: string) =>
  `<div class="pmw pmw-video" data-widget="video" data-title="An interview" data-embed="${address}" data-wait-for-consent><div class="pmw-video__frame pmw-on-dark">
<a class="pmw-video__link" href="/watch" data-play><span class="pmw-video__sign pmw-notch"></span><span class="pmw-visually-hidden">Play: An interview</span></a></div></div>`;

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

test('a player of another site loads only with consent, titled and sandboxed, and goes when something else sounds; nothing moves', async ({
  page,
  startCms,
  openPage,
  watch,
}) => {
  const other = await startCms(player);
  await openPage(
    {
      ...makeBehaviourPage(embed(`${other.url}/player`) + recording, {
        script: `data-embed-hosts="${new URL(other.url).host}"`,
      }),
      ...files,
    },
    `${productionPolicy}; frame-src ${other.url}`,
  );
  const audio = page.locator('audio');
  const readPlace = () => audio.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await readPlace();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Accept cookies and play' })).toBeFocused();
  expect(other.requests).toEqual([]);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
  const frame = page.getByTitle('An interview');
  await expect(frame).toBeFocused();
  expect(await readPlace()).toBe(before);
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts (?!.*allow-top-navigation)/);
  await audio.evaluate(start);
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play: An interview' })).toBeVisible();
  expect(await readPlace()).toBe(before);
  expectNoFault(watch);
});
