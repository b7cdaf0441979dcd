import { expect, type Page } from '@playwright/test';

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

/** The lengths in pixels of each clip, in order. */
const lengths = (clips: readonly string[]) =>
  clips.map((clip) =>
    clip
      .split(/[\s,()]+/)
      .filter((word) => word.endsWith('px'))
      .map(parseFloat),
  );

/** Where the line to a corner ends: before the end of the top edge, or beside the number in a picture. */
const ends = {
  ltr: /calc\((?:100|66)% - /,
  rtl: /calc\((?:0|34)% \+ /,
};

/** Expects that the site's cut corners are as large as the theme says, on the side where a line of text ends. */
export async function expectCorners(page: Page): Promise<void> {
  for (const direction of ['ltr', 'rtl'] as const) {
    const clips = await readClips(page, '12px', direction);
    expect(clips).not.toEqual([]);
    expect(clips.filter((clip) => !ends[direction].test(clip))).toEqual([]);
    const doubled = lengths(clips).map((each) => each.map((pixels) => 2 * pixels));
    expect(lengths(await readClips(page, '24px', direction))).toEqual(doubled);
    const none = lengths(await readClips(page, '0px', direction));
    expect(none.flat().filter((pixels) => pixels !== 0)).toEqual([]);
  }
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.removeProperty('--pmw-notch');
    root.removeAttribute('dir');
  });
}
