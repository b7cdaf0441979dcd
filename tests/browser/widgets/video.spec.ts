import { readFileSync } from 'node:fs';
import { projectPath } from '../../../dev-server/project.ts';
import { findAxeProblems } from '../support/axe.ts';
import { collectActions, makeBehaviourPage, readActions } from '../support/behaviour-page.ts';
import { productionPolicy } from '../support/foreign-cms.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
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
const film = `<div class="pmw pmw-video" data-widget="video" data-title="The file in Ghent" id="film"><div class="pmw-video__frame">
<video class="pmw-video__file" controls playsinline preload="none" aria-label="The file in Ghent"><source src="/sample.mp4" type="video/mp4"><track kind="captions" src="/sample-captions.vtt" srclang="en" label="English"></video></div></div>`;
const recording = `<div class="pmw pmw-video" data-widget="video" data-title="Small print" id="audio"><audio controls preload="none" src="/sample.mp3" aria-label="Small print"></audio></div>`;

const player = {
  'GET /player': { body: '<!doctype html><html lang="en"><title>Player</title><p>Playing</p>' },
};
const embed = (address: string, more = '') =>
  `<div class="pmw pmw-video" data-widget="video" data-title="An interview" data-embed="${address}" ${more} id="embed"><div class="pmw-video__frame pmw-on-dark">
<a class="pmw-video__link" href="/watch" data-play><span class="pmw-video__sign pmw-notch"></span><span class="pmw-visually-hidden">Play: An interview</span></a></div></div>`;

test('the sample film plays from its large button, with captions; one medium sounds at a time', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({ ...makeBehaviourPage(film + recording), ...files });
  await collectActions(page);
  await measurePage(page);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  expect(await findAxeProblems(page)).toEqual([]);
  expect(cms.requests.filter((request) => request.includes('sample'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play: The file in Ghent' })).toBeFocused();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  const isPaused = (selector: string) =>
    page.locator(selector).evaluate((medium: HTMLMediaElement) => medium.paused);
  await expect
    .poll(() => video.evaluate((medium: HTMLVideoElement) => medium.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate((medium: HTMLVideoElement) => medium.textTracks.length)).toBe(1);
  await page.locator('audio').evaluate((medium: HTMLAudioElement) => medium.play());
  expect([await isPaused('video'), await isPaused('audio')]).toEqual([true, false]);
  await video.evaluate((medium: HTMLVideoElement) => medium.play());
  expect([await isPaused('video'), await isPaused('audio')]).toEqual([false, true]);
  expect(await readActions(page)).toContain('play: The file in Ghent');
  expect((await readMeasures(page)).shift).toBe(0);
  expect([watch.errors, watch.violations]).toEqual([[], []]);
});

test('a player of another site loads after the click only, titled and sandboxed; nothing moves', async ({
  page,
  startCms,
  watch,
}) => {
  const other = await startCms(player);
  const host = new URL(other.url).host;
  const main = embed(`${other.url}/player`) + recording;
  const cms = await startCms(
    { ...makeBehaviourPage(main, { script: `data-embed-hosts="${host}"` }), ...files },
    `${productionPolicy}; frame-src ${other.url}`,
  );
  await measurePage(page);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  expect(other.requests).toEqual([]);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play: An interview' }).press('Enter');
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
  const frame = page.getByTitle('An interview');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts (?!.*allow-top-navigation)/);
  await page.locator('audio').evaluate((medium: HTMLAudioElement) => medium.play());
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play: An interview' })).toBeVisible();
  expect((await readMeasures(page)).shift).toBe(0);
  expect([watch.errors, watch.violations]).toEqual([[], []]);
});

test('waits for the consent where it is told to, and takes it by keyboard', async ({
  page,
  startCms,
}) => {
  const other = await startCms(player);
  const host = new URL(other.url).host;
  const main = embed(`${other.url}/player`, 'data-wait-for-consent');
  const cms = await startCms(
    makeBehaviourPage(main, { script: `data-embed-hosts="${host}"` }),
    `${productionPolicy}; frame-src ${other.url}`,
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const accept = page.getByRole('button', { name: 'Accept cookies and play' });
  await expect(accept).toBeFocused();
  expect(other.requests).toEqual([]);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
  await page.reload();
  await whenReady(page);
  await page.getByRole('button', { name: 'Play: An interview' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a player in the modal is gone when the modal closes', async ({ page, startCms }) => {
  const other = await startCms(player);
  const host = new URL(other.url).host;
  const main = `<p><a href="#clip" data-modal="#clip">Open the clip</a></p><div id="clip">${embed(`${other.url}/player`)}</div>`;
  const cms = await startCms(
    makeBehaviourPage(main, { script: `data-embed-hosts="${host}"` }),
    `${productionPolicy}; frame-src ${other.url}`,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const opener = page.getByText('Open the clip');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play: An interview' }).click();
  await expect(dialog.locator('iframe')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a host that the page does not name costs the player, not the link', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(makeBehaviourPage(embed('https://player.example/1')));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expect(page.getByRole('link', { name: 'Play: An interview' })).toHaveAttribute(
    'href',
    '/watch',
  );
  expect(watch.errors).toHaveLength(1);
  expect(watch.errors[0]).toContain('video: data-embed is "https://player.example/1"; expected');
});

test('without JavaScript a film is a link or the browser’s own player', async ({
  browser,
  startCms,
}) => {
  const cms = await startCms(makeBehaviourPage(embed('https://player.example/1') + film));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cms.url}/page`);
  await expect(page.getByRole('link', { name: 'Play: An interview' })).toBeVisible();
  await expect(page.locator('video')).toHaveAttribute('controls');
  await context.close();
});
