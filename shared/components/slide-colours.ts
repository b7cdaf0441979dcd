import { type CSSProperties } from 'react';
import { safeColour } from '../html/safe-colour.ts';

/** For `data-tone`: on a light ground the text is dark. */
export function toneOf(slide: { readonly isBackgroundLight: boolean } | undefined) {
  return slide?.isBackgroundLight ? 'light' : 'dark';
}

export function accentStyle(
  property: `--pmw-${string}-accent`,
  slide: { readonly colorAccent: string } | undefined,
): CSSProperties | undefined {
  const accent = safeColour(slide?.colorAccent ?? '');
  return accent ? { [property]: accent } : undefined;
}
