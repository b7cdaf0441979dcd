import { siteAddresses } from '../setup/site-pages.ts';
import { expect, test } from './engine-test.ts';

for (const address of siteAddresses) {
  test(`${address} mounts with nothing in the console`, async ({ visitor }) => {
    await visitor.open(address);
    // There is no search text yet.
    const empty = address === '/search' ? ['tabbed-search: empty'] : [];
    expect(await visitor.unmounted()).toEqual(empty);
    expect(await visitor.read('h1')).not.toBe('');
    expect(await visitor.problems()).toEqual([]);
  });
}
