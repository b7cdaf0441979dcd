import { listPayloads } from '../../../fixtures/hostile/payloads.ts';
import { isLong, sampleOf } from '../../setup/test-length.ts';
import { productionPolicy } from '../../setup/network/test-cms.ts';
import { open } from '../support/page-watch.ts';
import {
  fieldCount,
  findBreaches,
  makePayloadAddress,
  makePayloadPage,
  trapScript,
} from '../support/payload-page.ts';
import { expect, test } from '../support/test.ts';

const policies = {
  'under the policy of production': productionPolicy,
  'where Trusted Types are refused': `${productionPolicy}; trusted-types 'none'`,
  'without a policy': '',
};

const payloads = sampleOf(listPayloads(), 10);
const perPage = 40;

for (const [name, policy] of Object.entries(policies)) {
  // The inert parser of the browser needs no policy, an older one has least of it.
  for (const hasParser of isLong ? [true, false] : [policy === productionPolicy]) {
    const parser = hasParser ? 'the inert parser of the browser' : 'an older parser';
    test(`no payload in any field does anything ${name}, with ${parser}`, async ({
      page,
      startCms,
      watch,
    }) => {
      test.setTimeout(60_000 + payloads.length * 300);
      await page.addInitScript(trapScript);
      if (!hasParser) {
        await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
      }
      let origin = '';
      const foreign: string[] = [];
      await page.route('**/*', (route, request) => {
        if (request.url().startsWith(`${origin}/`)) return route.continue();
        // A picture may come from anywhere that the page's policy allows; nothing else may be requested.
        if (request.resourceType() !== 'image') foreign.push(request.url());
        return route.abort();
      });
      for (let at = 0; at < payloads.length; at += perPage) {
        const some = payloads.slice(at, at + perPage);
        const cms = await startCms(makePayloadPage(some), policy);
        origin = cms.url;
        const address = `${cms.url}${makePayloadAddress(some)}`;
        await open(page, address);
        expect(await page.evaluate(findBreaches)).toEqual([]);
        expect(page.url()).toBe(address);
        await cms.close();
      }
      expect([foreign, watch.uncaught]).toEqual([[], []]);
      console.log(`${payloads.length} payloads in ${fieldCount} fields ${name}, ${parser}: 0 ran`);
    });
  }
}
