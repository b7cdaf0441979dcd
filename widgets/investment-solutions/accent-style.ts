import { type CSSProperties } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { safeColour } from '../../shared/html/safe-colour.ts';

/** A slide's accent colour as a style; nothing where the slide has no safe colour. */
export function accentStyle(slide: Slide | undefined): CSSProperties | undefined {
  const accent = safeColour(slide?.colorAccent ?? '');
  if (accent === undefined) return undefined;
  return { '--pmw-investment-solutions-accent': accent } as CSSProperties;
}
