import { linkTag, makeCmsPage, scriptTag } from '../browser/support/cms-page.ts';
import { ownMountPoints, serveOwnWidgets } from '../browser/support/own-widgets.ts';
import { toModuleTags } from '../setup/network/module-tags.ts';
import { sampleOf } from '../setup/test-length.ts';
import { json, productionPolicy } from '../setup/network/test-cms.ts';
import { eventually, expect, test } from './engine-test.ts';

const before = '<script src="/own/more.js"></script>';
const after =
  '<script src="/own/yield.js" defer></script><script src="/own/growth.js" type="module"></script>';

for (const [name, ours] of sampleOf(
  [
    ['script', scriptTag],
    ['module', toModuleTags(scriptTag)],
  ] as const,
  1,
)) {
  test(`a site's own widgets work beside the ${name}: a behaviour, one with a call, one of React`, async ({
    visitor,
    startCms,
  }) => {
    const page = makeCmsPage('Another CMS', ownMountPoints, {
      head: linkTag + before + ours + after,
    });
    const answers = {
      ...(await serveOwnWidgets()),
      'GET /rates/income.json': json({ rate: 0.042 }),
    };
    const cms = await startCms({ ...answers, 'GET /page': page }, productionPolicy);
    await visitor.open(`${cms.url}/page`);
    expect(await visitor.unmounted()).toEqual([]);
    await eventually(() => visitor.read('#yield p')).toBe('Yield: 4.2%');
    await visitor.keyOn('Amount', 'ArrowDown');
    await eventually(() => visitor.read('#growth output')).toBe('grows to 1,048.95 in a year.');
    await visitor.press('Show 2 more entries');
    await eventually(() => visitor.count('#more li[hidden]')).toBe(0);
  });
}
