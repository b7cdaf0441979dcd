import { type Page } from '@playwright/test';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** The clips of the site's own parts that have a corner cut. */
function readClips(page: Page, notch: string, direction: string): Promise<readonly string[]> {
  return page.evaluate(
    ([size, dir]) => {
      const root = document.documentElement;
      root.style.setProperty('--pmw-notch', size);
      root.dir = dir;
      return [...document.querySelectorAll('[class^="site-"]')]
        .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
        .map(({ clipPath }) => clipPath)
        .filter((clip) => /polygon\(.*px/.test(clip));
    },
    [notch, direction] as const,
  );
}

const lengths = (clips: readonly string[]) =>
  clips.map((clip) => [...clip.matchAll(/([\d.]+)px/g)].map(([, pixels]) => Number(pixels)));

/** Where the line to a corner ends: before the end of the top edge, or beside the number in a picture. */
const ends = {
  ltr: /calc\((?:100|66)% - /,
  rtl: /calc\((?:0|34)% \+ /,
};

for (const address of ['/', '/product-interior', '/article', '/bio', '/market-overview/replay']) {
  test(`the cut corners of ${address} follow the theme and the direction of text`, async ({
    page,
  }) => {
    await open(page, address);
    for (const direction of ['ltr', 'rtl'] as const) {
      const clips = await readClips(page, '12px', direction);
      expect(clips).not.toEqual([]);
      expect(clips.filter((clip) => !ends[direction].test(clip))).toEqual([]);
      const doubled = lengths(clips).map((each) => each.map((pixels) => 2 * pixels));
      expect(lengths(await readClips(page, '24px', direction))).toEqual(doubled);
      const none = lengths(await readClips(page, '0px', direction));
      expect(none.flat().filter((pixels) => pixels !== 0)).toEqual([]);
    }
  });
}
