import { type CSSProperties } from 'react';
import { safeColour } from '../html/safe-colour.ts';

export function accentStyle(
  property: `--pmw-${string}-accent`,
  slide: { readonly colorAccent: string } | undefined,
): CSSProperties | undefined {
  const accent = safeColour(slide?.colorAccent ?? '');
  return accent ? { [property]: accent } : undefined;
}
