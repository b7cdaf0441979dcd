import { type RefCallback, type RefObject, useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { findStickyBreaker, type StickyBreaker } from './sticky-breaker.ts';
import { useHeadlineShift } from './use-headline-shift.ts';

/** The stylesheets have the same conditions, for CMS content (DECISIONS "Showcase"). */
export const pinnedQuery =
  'screen and (width >= 768px) and (height >= 37.5em) and (prefers-reduced-motion: no-preference)';

/** More headlines and dots than this do not fit into a window. */
const mostPinned = 12;

interface Pinning {
  /** Whether it is pinned as soon as the window has room. */
  readonly isPossible: boolean;
  readonly isPinned: boolean;
  readonly ref: RefCallback<HTMLElement>;
}

/** Pinned or listed (DECISIONS "Showcase"); reports an ancestor that breaks `sticky`. */
export function usePinning(count: number, slidesRef: RefObject<HTMLElement | null>): Pinning {
  const { element, isEditing, report } = useWidget();
  const [neededPx, setNeededPx] = useState(0);
  const hasRoom = useMediaQuery(pinnedQuery);
  const isTooLow = useMediaQuery(`(height < ${neededPx}px)`);
  const isWanted = count > 1 && count <= mostPinned && !isEditing;
  const [breaker, setBreaker] = useState<StickyBreaker>();
  // A ref, because React renders again before the browser paints.
  const ref = useCallback(
    (section: HTMLElement | null) => {
      const found = section && isWanted ? findStickyBreaker(element) : undefined;
      if (found) setBreaker(found);
    },
    [isWanted, element],
  );
  useEffect(() => {
    if (!hasRoom || !breaker) return;
    report({
      where: `the overflow of the ancestor ${breaker.name}`,
      found: `"${breaker.overflow}"`,
      expected: '"visible" or "clip" on every ancestor, or the section cannot be pinned',
      outcome: 'The slides are listed below each other.',
    });
  }, [hasRoom, breaker, report]);
  const isPossible = isWanted && !breaker && !isTooLow;
  const isPinned = isPossible && hasRoom;
  useHeadlineShift({ slidesRef, isPinned, onTooHigh: setNeededPx });
  return { isPossible, isPinned, ref };
}
