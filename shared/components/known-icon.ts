import { safeImage } from '../html/safe-image.ts';
import { quote, type ReportProblem } from '../widget/problem.ts';
import { isIconName } from './icon.tsx';

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
