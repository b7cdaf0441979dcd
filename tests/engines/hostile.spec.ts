import { listPayloads } from '../../fixtures/hostile/payloads.ts';
import { productionPolicy } from '../setup/network/test-cms.ts';
import {
  fieldCount,
  findBreaches,
  makePayloadAddress,
  makePayloadPage,
  trapScript,
} from '../browser/support/payload-page.ts';
import { isLong, sampleOf } from '../setup/test-length.ts';
import { expect, test } from './engine-test.ts';

const perPage = 30;
const payloads = sampleOf(listPayloads(), perPage);
// Chromium tests all of them; here a tenth has to be enough.
const tried = isLong ? payloads.filter((_, at) => at % 10 === 0) : payloads;
const parts = Array.from({ length: Math.ceil(tried.length / perPage) }, (_, at) =>
  tried.slice(at * perPage, (at + 1) * perPage),
);

const policies = [
  ['without a policy', ''],
  ['under the policy of production', productionPolicy],
] as const;
for (const [name, policy] of sampleOf(policies, 1)) {
  parts.forEach((part, at) => {
    const which = `${name}, part ${at + 1} of ${parts.length}`;
    test(`no payload in any field does anything ${which}`, async ({
      visitor,
      startCms,
      engineName,
    }) => {
      const page = makePayloadPage(part, '<script src="/trap.js"></script>');
      const cms = await startCms({ ...page, 'GET /trap.js': { body: trapScript } }, policy);
      await visitor.open(cms.url + makePayloadAddress(part));
      expect(await visitor.count('[data-widget-status]')).toBe(9);
      expect(await visitor.run(findBreaches)).toEqual([]);
      expect((await visitor.problems()).filter((line) => line.startsWith('un'))).toEqual([]);
      // Payloads are reported, which is no fault of the page; the visitor ends elsewhere.
      await visitor.open('/login');
      console.log(`${part.length} payloads in ${fieldCount} fields ${which}, ${engineName}: 0 ran`);
    });
  });
}
