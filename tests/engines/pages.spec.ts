import { siteAddresses } from '../setup/site-pages.ts';
import { expect, test } from './engine-test.ts';

for (const address of siteAddresses) {
  test(`${address} mounts with nothing in the console`, async ({ visitor }) => {
    await visitor.open(address);
    expect(await visitor.unmounted()).toEqual([]);
    expect(await visitor.read('h1')).not.toBe('');
    expect(await visitor.problems()).toEqual([]);
  });
}
