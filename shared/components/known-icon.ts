import { safeImage } from '../html/safe-image.ts';
import { quote, type ReportProblem } from '../widget/problem.ts';

/** Arrows and play sign are those of templates/assets/icons, so that nothing changes when the widget takes over. */
export const outlines = {
  check: 'M20 6L9 17l-5-5',
  download: 'M12 15V3M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  'file-text': 'M14 2H5v20h14V7zM14 2v5h5M9 12h6M9 16h6',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 18l-6-6 6-6',
  'chevron-right': 'M9 18l6-6-6-6',
  pause: 'M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  x: 'M18 6L6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof outlines;

export function isIconName(word: string): word is IconName {
  return Object.hasOwn(outlines, word);
}

/** A single word is not an address, although it could be a relative one. */
export function findIconAddress(icon: string): string | undefined {
  return /[./:]/.test(icon) ? safeImage(icon) : undefined;
}

export function isKnownIcon(icon: string): boolean {
  return isIconName(icon.trim()) || findIconAddress(icon) !== undefined;
}

export const expectedIcon = 'the name of an icon or the address of an image';

/** Reports an icon that is neither. */
export function reportIcon(
  icon: string,
  where: string,
  outcome: string,
  report: ReportProblem,
): void {
  if (icon.trim() === '' || isKnownIcon(icon)) return;
  report({ where, found: quote(icon), expected: expectedIcon, outcome });
}
