import { listPayloads } from '../../fixtures/hostile/payloads.ts';
import { serveBuiltFiles } from '../browser/support/built-files.ts';
import { productionPolicy, startForeignCms } from '../browser/support/foreign-cms.ts';
import {
  fieldCount,
  findBreaches,
  makePayloadAddress,
  makePayloadPage,
  trapScript,
} from '../browser/support/payload-page.ts';
import { isLong, sampleOf } from '../setup/test-length.ts';
import { expect, test } from './engine-test.ts';
import { watchScript } from './watched-site.ts';

const perPage = 30;
const payloads = sampleOf(listPayloads(), perPage);
// Chromium tests all of them; here a tenth has to be enough, as these engines render in software.
const tried = isLong ? payloads.filter((_, at) => at % 10 === 0) : payloads;

for (const [name, policy] of [
  ['under the policy of production', productionPolicy],
  ['without a policy', ''],
] as const) {
  test(`no payload in any field does anything ${name}`, async ({ visitor, engineName }) => {
    test.setTimeout(60_000 + tried.length * 3000);
    for (let at = 0; at < tried.length; at += perPage) {
      const some = tried.slice(at, at + perPage);
      const head = '<script src="/watch.js"></script><script src="/trap.js"></script>';
      const cms = await startForeignCms(
        {
          ...serveBuiltFiles(),
          ...makePayloadPage(some, head),
          'GET /watch.js': { body: watchScript },
          'GET /trap.js': { body: trapScript },
        },
        policy,
      );
      try {
        await visitor.open(cms.url + makePayloadAddress(some));
        expect(await visitor.look(findBreaches)).toEqual([]);
        expect((await visitor.problems()).filter((line) => line.startsWith('un'))).toEqual([]);
      } finally {
        await visitor.open('/login');
        await cms.close();
      }
    }
    console.log(`${tried.length} payloads in ${fieldCount} fields ${name}, ${engineName}: 0 ran`);
  });
}
