import { isDeepStrictEqual } from 'node:util';
import { type Page } from '@playwright/test';
import { byLength } from '../../setup/test-length.ts';
import sharp from 'sharp';

/** The place of a line of words on the page, in CSS pixels from its start. */
interface Line {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Letters and signs are left out and pictures are chequered, so that what shows through shows. Everything that
 * moves or fades is at its end.
 */
const groundsAlone = `
*, ::before, ::after {
  -webkit-text-fill-color: transparent !important;
  text-decoration: none !important;
  text-shadow: none !important;
  box-shadow: none !important;
  transition: none !important;
}
:is(img, video, canvas, iframe) {
  background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 6px 6px !important;
  object-position: -9999px 0 !important;
}
svg { visibility: hidden !important }`;

/** A channel that differs by more than this, of 255, is another colour. */
const tolerance = 12;

/** A line below a link, or a box's border, may take so much of a line of words. */
const mostOfOtherColours = 0.12;

/** How many pixels it goes on in a line of words, which is some twenty pixels high. */
const pixels = byLength(2, 1);

/**
 * The words that lie on a picture, a pattern or a gradient instead of one solid colour. Asked with
 * `prefers-contrast: more`.
 *
 * @returns a line for each finding; none if every ground is solid
 */
export async function findWordsOnPictures(page: Page): Promise<string[]> {
  if (!(await page.evaluate(hasPictures))) return [];
  let lines = await setGrounds(page);
  let picture = await page.screenshot({ fullPage: true, scale: 'css' });
  // A widget reacts to a new size of the window in frames of its own, and what stands below it moves: lines and
  // picture must be of the same moment.
  for (;;) {
    const later = await setGrounds(page);
    if (isDeepStrictEqual(lines, later)) break;
    lines = later;
    picture = await page.screenshot({ fullPage: true, scale: 'css' });
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ name, left, top, width, height }) => {
    /** How many pixels there are of each colour. */
    const counts = new Map<number, number>();
    const [right, bottom] = [Math.min(left + width - 1, info.width), top + height - 1];
    for (let y = Math.ceil(top) + 1; y < Math.min(bottom, info.height); y += pixels) {
      for (let x = Math.ceil(left) + 1; x < right; x += pixels) {
        const colour = data.readUIntBE((y * info.width + x) * 3, 3);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    const all = [...counts].sort(([, a], [, b]) => b - a);
    const others = all.filter(([colour]) => isOther(colour, all[0]?.[0] ?? 0));
    const isPatterned = sum(others) > sum(all) * mostOfOtherColours;
    return isPatterned ? [`${name} lies on more than one colour`] : [];
  });
}

/** Whether anything on the page can make more than one colour. Runs in the page. */
function hasPictures(): boolean {
  const isPainted = (element: Element) =>
    [undefined, '::before', '::after'].some(
      (part) => getComputedStyle(element, part).backgroundImage !== 'none',
    );
  return (
    document.querySelector('img, video, canvas, iframe') !== null ||
    [...document.querySelectorAll('*')].some(isPainted)
  );
}

function sum(counts: readonly (readonly [colour: number, count: number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}

function isOther(one: number, two: number): boolean {
  return [16, 8, 0].some(
    (shift) => Math.abs(((one >> shift) & 255) - ((two >> shift) & 255)) > tolerance,
  );
}

/** Draws the page without letters and pictures. Returns the lines of words that can be seen on it. */
function setGrounds(page: Page): Promise<Line[]> {
  return page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    window.scrollTo(0, 0);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
    const isAbovePage = (element: Element | null): boolean =>
      element !== null &&
      (element.matches(':modal, :popover-open') ||
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isAbovePage(element.parentElement));
    /** A line that is cut off, or scrolled out of its box, is somewhere else. */
    const isCutOff = (element: Element | null, rect: DOMRect): boolean => {
      if (element === null || element === document.documentElement) return false;
      const { overflow, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isBeyond =
        rect.left < box.left - 2 ||
        rect.right > box.right + 2 ||
        rect.top < box.top - 1 ||
        rect.bottom > box.bottom + 1;
      // In a box that scrolls, what stands at its foot may lie over the last lines.
      const isScrolled = element.scrollHeight > element.clientHeight + 1 && overflow !== 'visible';
      if (isScrolled) return true;
      if (clipPath === 'inset(50%)' || (overflow !== 'visible' && isBeyond)) return true;
      return isCutOff(element.parentElement, rect);
    };
    /** Whether a bar or a dialog lies over the words, or over an end of their line. */
    const isCovered = (element: Element, { left, top, right, bottom }: DOMRect) =>
      [left + 1, (left + right) / 2, right - 1].some((x) =>
        [top + 1, bottom - 1].some((y) => {
          const [over] = document.elementsFromPoint(x, y);
          return over !== undefined && !over.contains(element) && isAbovePage(over);
        }),
      );
    const hasModal = document.querySelector(':modal') !== null;
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element === null || node.data.trim() === '') continue;
      if (element.closest('[inert], script, style, template, select, option, noscript')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (hasModal && !element.closest(':modal')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 4 || rect.height < 4 || rect.left < 0 || rect.top < 0) continue;
        if (isCutOff(element, rect) || isCovered(element, rect)) continue;
        found.push({
          name: `"${node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`,
          left: rect.left,
          top: rect.top + window.scrollY,
          width: rect.width,
          height: rect.height,
        });
      }
    }
    return found;
  }, groundsAlone);
}
