import { open } from '../support/page-watch.ts';
import { recordTrace } from '../support/record-trace.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { expect, test } from '../support/test.ts';

for (const address of sampleOf(['/funds', '/', '/article', '/team'], 1)) {
  test(`${address}: what other software adds to the page has the styles of nothing else computed`, async ({
    page,
  }) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const events = await recordTrace(page, ['devtools.timeline'], () =>
      page.evaluate(async () => {
        const box = document.createElement('div');
        box.append(document.createElement('h2'), document.createElement('pmw-root'));
        document.body.append(box);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }),
    );
    const counts = events
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(150);
  });
}
