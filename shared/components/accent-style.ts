import { type CSSProperties } from 'react';
import { safeColour } from '../html/safe-colour.ts';

/** Nothing where the slide has no colour that is safe. */
export function accentStyle(
  property: `--pmw-${string}-accent`,
  slide: { readonly colorAccent: string } | undefined,
): CSSProperties | undefined {
  const accent = safeColour(slide?.colorAccent ?? '');
  return accent ? { [property]: accent } : undefined;
}
