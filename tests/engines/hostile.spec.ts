import { listPayloads } from '../../fixtures/hostile/payloads.ts';
import { serveBuiltFiles } from '../browser/support/built-files.ts';
import {
  type ForeignCms,
  productionPolicy,
  startForeignCms,
} from '../browser/support/foreign-cms.ts';
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
/** The pages of one test: engines that render in software take seconds for each. */
const perTest = 6 * perPage;
const payloads = sampleOf(listPayloads(), perPage);
// Chromium tests all of them; here a tenth has to be enough.
const tried = isLong ? payloads.filter((_, at) => at % 10 === 0) : payloads;

function splitInto<Value>(size: number, values: readonly Value[]): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}

for (const [name, policy] of [
  ['under the policy of production', productionPolicy],
  ['without a policy', ''],
] as const) {
  splitInto(perTest, tried).forEach((part, at, parts) => {
    const which = parts.length > 1 ? `, part ${at + 1} of ${parts.length}` : '';
    test(`no payload in any field does anything ${name}${which}`, async ({
      visitor,
      engineName,
    }) => {
      test.setTimeout(60_000 + part.length * 1500);
      const started: ForeignCms[] = [];
      try {
        for (const some of splitInto(perPage, part)) {
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
          started.push(cms);
          await visitor.open(cms.url + makePayloadAddress(some));
          expect(await visitor.count('[data-widget-status]')).toBe(9);
          expect(await visitor.look(findBreaches)).toEqual([]);
          expect((await visitor.problems()).filter((line) => line.startsWith('un'))).toEqual([]);
        }
      } finally {
        // A page whose server has gone would report what it still loads.
        await visitor.open('/login');
        await Promise.all(started.map((cms) => cms.close()));
      }
      console.log(
        `${part.length} payloads in ${fieldCount} fields ${name}${which}, ${engineName}: 0 ran`,
      );
    });
  });
}
