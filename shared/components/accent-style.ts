import { type CSSProperties } from 'react';
import { safeColour } from '../html/safe-colour.ts';

/**
 * A slide's own colour for what stands in it; nothing where the slide has none that is safe.
 *
 * @param property the widget's property for it
 */
export function accentStyle(
  property: `--pmw-${string}-accent`,
  slide: { readonly colorAccent: string } | undefined,
): CSSProperties | undefined {
  const accent = safeColour(slide?.colorAccent ?? '');
  return accent ? { [property]: accent } : undefined;
}
