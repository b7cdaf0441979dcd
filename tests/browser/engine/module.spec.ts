import { type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { sampleOf } from '../../setup/test-length.ts';
import { toModuleTags } from '../../setup/network/module-tags.ts';
import { type Answers, json, productionPolicy } from '../../setup/network/test-cms.ts';
import { projectPath, readVersion } from '../../../tools/project.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { ownMountPoints, serveOwnWidgets } from '../support/own-widgets.ts';
import { expectNoFault, hold, open, readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';

const moduleTag = toModuleTags(scriptTag);
const reactFile = '**/esm/react-*.js';
const tabs = `<div id="t" data-widget="tabs"><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>
<section id="a">Alpha</section><section id="b">Beta</section></div>`;
const failure =
  /^carousel: the part with React is not loaded \(.+\); expected every file of "esm" in one folder, .+ The content of the page stays\./;

const loadedReact = (requests: readonly string[]) =>
  requests.filter((request) => request.includes('/react-')).length;
const first = (page: Page) => page.getByText('Copy of the first slide.');

test('a page with the module loads React for a widget that is drawn with it, and not for tabs', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /tabs': makeCmsPage('Tabs', tabs, { head: linkTag + moduleTag }),
    'GET /page': makePage(linkTag + moduleTag.replace('widgets.js', 'widgets.js?v=2'), tabs),
  });
  await open(page, `${cms.url}/tabs`);
  await page.getByRole('tab', { name: 'B' }).click();
  await expect(page.getByText('Beta')).toBeVisible();
  expect(loadedReact(cms.requests)).toBe(0);
  await open(page, `${cms.url}/page`);
  expect(await readStatuses(page)).toEqual({ c: 'mounted', s: 'mounted', t: 'mounted' });
  await expect(first(page)).toBeVisible();
  expect(cms.requests.filter((request) => /\/esm\/(?:core|react)-/.test(request))).toHaveLength(3);
  expectNoFault(watch);
});

test('until its code is there a React widget has the content of the CMS; one that leaves meanwhile is forgotten', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makePage(linkTag + moduleTag, tabs),
  });
  const release = await hold(page, reactFile);
  await page.goto(`${cms.url}/page`);
  await expect(page.locator('#t')).toHaveAttribute('data-widget-status', 'mounted');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'pending');
  await expect(page.getByText('From the CMS')).toBeVisible();
  const subscribe = await page.locator('#s').evaluateHandle((element) => {
    element.remove();
    return element;
  });
  release();
  await whenReady(page);
  await expect(first(page)).toBeVisible();
  expect(await subscribe.evaluate(({ textContent }) => textContent)).toBe('Subscribe by letter.');
  expect(await subscribe.evaluate((element) => element.hasAttribute('data-widget-status'))).toBe(
    false,
  );
  expectNoFault(watch);
});

test('a React widget whose code is missing fails in one sentence, and mounts when it is asked to later', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeCmsPage(
      'Missing',
      `<section id="c" data-widget="carousel" data-carousel-id="home"><p>From the CMS</p></section>${tabs}`,
      { head: linkTag + moduleTag },
    ),
  });
  await page.route(reactFile, (route) => route.fulfill({ status: 404 }));
  await open(page, `${cms.url}/page`);
  expect(await readStatuses(page)).toEqual({ c: 'failed', t: 'mounted' });
  await expect(page.getByText('From the CMS')).toBeVisible();
  expectNoFault(watch, [expect.stringMatching(failure)]);
  await page.unroute(reactFile);
  await page.evaluate(() => window.PrivateMarketsWidgets.mount());
  await expect(first(page)).toBeVisible();
});

const german = (tag: string) => tag.replace('></', ' data-culture="de-DE"></');
const includedTwice = [
  ['the module twice', moduleTag + german(moduleTag)],
  ['the module twice, once with a version', moduleTag + german(moduleTag.replace('.js', '.js?2'))],
  ['the script and the module', scriptTag + german(moduleTag)],
  ['the module and the script', moduleTag + german(scriptTag)],
] as const;
for (const [name, head] of sampleOf(includedTwice, 1)) {
  test(`a page with ${name} has each widget once, is told, and its last tag says what holds from then on`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({
      ...workingCalls,
      'GET /de-de/slideshow/home': workingCalls['GET /en-us/slideshow/home'] ?? {},
      'GET /page': makePage(linkTag + head),
    });
    await open(page, `${cms.url}/page`);
    await expect(first(page)).toBeVisible();
    await expect(page.locator('pmw-root')).toHaveCount(2);
    expectNoFault(watch);
    await expect
      .poll(() => watch.warnings)
      .toEqual([expect.stringContaining('the page includes the script twice')]);
    await page.evaluate(async () => {
      window.PrivateMarketsWidgets.unmount();
      await window.PrivateMarketsWidgets.mount();
    });
    expect(cms.requests).toContain('GET /de-de/slideshow/home');
  });
}

test('a site’s own widgets work beside the module', async ({ page, startCms, watch }) => {
  const tags = `<script src="/own/more.js"></script>${moduleTag}<script src="/own/yield.js" defer></script><script src="/own/growth.js" type="module"></script>`;
  const answers: Answers = {
    ...(await serveOwnWidgets()),
    'GET /rates/income.json': json({ rate: 0.042 }),
    'GET /page': makeCmsPage('Own widgets', ownMountPoints, { head: linkTag + tags }),
  };
  const cms = await startCms(answers, productionPolicy);
  await open(page, `${cms.url}/page`);
  expect(Object.values(await readStatuses(page))).toEqual(['mounted', 'mounted', 'mounted']);
  await expect(page.getByText('Yield: 4.2%')).toBeVisible();
  expect(loadedReact(cms.requests)).toBe(0);
  expectNoFault(watch);
});

/** The tags of the package, as a site pastes them, the hash of their import map, and the files that they name. */
function readPackage() {
  const tags = readFileSync(projectPath('dist/include/module.html'), 'utf8');
  const names = readdirSync(projectPath('dist/esm')).map((name) => `esm/${name}`);
  const files: Answers = Object.fromEntries(
    ['widgets.css', ...names].map((name) => [
      `GET /assets/widgets/${readVersion()}/${name}`,
      { body: readFileSync(projectPath(`dist/${name}`)) },
    ]),
  );
  return { tags, files, hash: /'sha256-[^']+'/.exec(tags)?.[0] ?? '' };
}

const allowScripts = (sources: string) =>
  productionPolicy.replace("script-src 'self'", `script-src ${sources}`);
const nonce = { sources: "'nonce-r4nd0m' 'strict-dynamic'", attribute: 'nonce="r4nd0m"' };

const policies = [
  ['the hash of the import map', (tags, hash) => [`'self' ${hash}`, tags]],
  [
    'no inline script',
    (tags) => ["'self'", tags.replace(/<script type="importmap">.*<\/script>/, '')],
  ],
  [
    'a nonce and strict-dynamic',
    (tags) => [
      nonce.sources,
      tags.replaceAll(/<(?:script|link rel="modulepreload")/g, `$& ${nonce.attribute}`),
    ],
  ],
] as const satisfies readonly (readonly [
  string,
  (tags: string, hash: string) => readonly [string, string],
])[];
for (const [name, write] of sampleOf(policies, 1)) {
  test(`the tags of the package work under the strictest policy with ${name}`, async ({
    page,
    startCms,
    watch,
  }) => {
    const { tags, files, hash } = readPackage();
    const [sources, head] = write(tags, hash);
    const answers = { ...files, ...workingCalls, 'GET /page': makePage(head) };
    const cms = await startCms(answers, allowScripts(sources));
    await open(page, `${cms.url}/page`);
    expect(await readStatuses(page)).toEqual({ c: 'mounted', s: 'mounted' });
    await expect(first(page)).toBeVisible();
    expectNoFault(watch);
    expect(watch.warnings).toEqual([]);
  });
}

test('a React part that somebody has changed does not run where the page has the import map', async ({
  page,
  startCms,
  watch,
}) => {
  const { tags, files, hash } = readPackage();
  const changed = Object.entries(files).map(([key, answer]) => {
    const isReact = key.includes('/react-') && key.endsWith('.js');
    return [key, isReact ? { body: 'document.title = "Taken over";' } : answer] as const;
  });
  const cms = await startCms(
    { ...Object.fromEntries(changed), ...workingCalls, 'GET /page': makePage(tags) },
    allowScripts(`'self' ${hash}`),
  );
  await open(page, `${cms.url}/page`);
  expect(await readStatuses(page)).toEqual({ c: 'failed', s: 'failed' });
  await expect(page).toHaveTitle('Another CMS');
  const told = watch.errors.filter((line) => line.includes('the part with React is not loaded'));
  expect(told).toHaveLength(2);
});
