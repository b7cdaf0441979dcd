import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../../tools/project.ts';
import { linkTag, makeCmsPage, scriptTag } from '../browser/support/cms-page.ts';
import { carousel } from '../browser/support/swap-page.ts';
import { workingCalls } from '../browser/support/test.ts';
import { toModuleTags } from '../setup/network/module-tags.ts';
import { sampleOf } from '../setup/test-length.ts';
import { productionPolicy } from '../setup/network/test-cms.ts';
import { eventually, expect, test } from './engine-test.ts';

const moduleTag = toModuleTags(scriptTag);
const tabs = `<div id="t" data-widget="tabs"><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>
<section id="a">Alpha</section><section id="b">Beta</section></div>`;

const makePage = (head: string) =>
  makeCmsPage('Another CMS', carousel('c', 'CMS') + tabs, { head });

const policies = [
  ['the strictest policy', "'self'", ''],
  ['a nonce and strict-dynamic', "'nonce-r4nd0m' 'strict-dynamic'", 'nonce="r4nd0m"'],
] as const;
for (const [name, scripts, attribute] of sampleOf(policies, 1)) {
  test(`the module brings its React part under ${name}`, async ({ visitor, startCms }) => {
    const policy = productionPolicy.replace("script-src 'self'", `script-src ${scripts}`);
    const head = linkTag + moduleTag.replace('<script', `<script ${attribute}`);
    const cms = await startCms({ ...workingCalls, 'GET /page': makePage(head) }, policy);
    await visitor.open(`${cms.url}/page`);
    expect(await visitor.unmounted()).toEqual([]);
    await visitor.press('Next slide');
    await visitor.press('B');
    await eventually(() => visitor.count('#b[hidden]')).toBe(0);
  });
}

test('a React part that does not come costs its widgets until they mount again, and two tags are told', async ({
  visitor,
  startCms,
  engineName,
}) => {
  const file = readdirSync(projectPath('dist/esm')).find((name) => /^react-.*\.js$/.test(name));
  const path = `esm/${file ?? ''}`;
  const body = readFileSync(projectPath(`dist/${path}`));
  let asked = 0;
  const cms = await startCms({
    ...workingCalls,
    [`GET /static/${path}`]: () => ((asked += 1) === 1 ? { status: 404 } : { body }),
    'GET /page': makePage(linkTag + moduleTag + moduleTag),
  });
  await visitor.open(`${cms.url}/page`);
  expect(await visitor.unmounted()).toEqual(['carousel: failed']);
  await eventually(() => visitor.problems()).toEqual([
    expect.stringContaining('warn: widgets.js: the number of its tags is 2 or more'),
    expect.stringContaining('error: carousel: the part with React is not loaded'),
  ]);
  // Firefox remembers of a file for as long as the page is there that it did not come.
  if (engineName === 'Firefox') await visitor.open(`${cms.url}/page`);
  else await visitor.run(() => window.PrivateMarketsWidgets.mount());
  await eventually(() => visitor.unmounted()).toEqual([]);
  await visitor.open('/login');
});
