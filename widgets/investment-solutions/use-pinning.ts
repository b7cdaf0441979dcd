import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { listen } from '../../shared/dom/listen.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { findStickyBreaker, type StickyBreaker } from './sticky-breaker.ts';
import { useGrowingFrame } from './use-growing-frame.ts';
import { useHeadlineShift } from './use-headline-shift.ts';
import { useNeededHeight } from './use-needed-height.ts';

/**
 * The stylesheets have the same conditions, for CMS content (DECISIONS "Showcase"). No window is higher than
 * the greatest height: a frame that grows with its content would be.
 */
export const pinnedQuery =
  'screen and (width >= 768px) and (height >= 37.5em) and (height <= 3000px) and (prefers-reduced-motion: no-preference)';

/** More headlines and dots than this do not fit into a window. */
const mostPinned = 12;

const asList = 'The slides are listed below each other.';

interface PinningOptions {
  readonly count: number;
  readonly distancePx: number;
  readonly slidesRef: RefObject<HTMLElement | null>;
}

interface Pinning {
  /** Whether it is pinned as soon as the window has room. */
  readonly isPossible: boolean;
  readonly isPinned: boolean;
}

/** Pinned or listed (DECISIONS "Showcase"); reports an ancestor or a frame that prevents pinning. */
export function usePinning({ count, distancePx, slidesRef }: PinningOptions): Pinning {
  const { element, isEditing, report, guard } = useWidget();
  const [neededPx, setNeededPx] = useState(0);
  const hasRoom = useMediaQuery(pinnedQuery);
  const isTooLow = useMediaQuery(`(height < ${neededPx}px)`);
  const isWanted = count > 1 && count <= mostPinned && !isEditing;
  const [breaker, setBreaker] = useState<StickyBreaker>();
  const lookForBreaker = useCallback(() => {
    const found = isWanted ? findStickyBreaker(element) : undefined;
    const isSame = (known: StickyBreaker | undefined) =>
      known?.name === found?.name && known?.overflow === found?.overflow;
    setBreaker((known) => (isSame(known) ? known : found));
  }, [isWanted, element]);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is read after rendering; React renders again before the browser paints
  useLayoutEffect(lookForBreaker, [lookForBreaker]);
  // Media queries of the page may change its overflow.
  useShownEffect(() => {
    const resizing = new AbortController();
    listen(window, ['resize'], guard(lookForBreaker), { signal: resizing.signal });
    return () => {
      resizing.abort();
    };
  }, [lookForBreaker, guard]);
  useEffect(() => {
    if (!hasRoom || !breaker) return;
    report({
      where: `the overflow of the ancestor ${breaker.name}`,
      found: `"${breaker.overflow}"`,
      expected: '"visible" or "clip" on every ancestor, or the section cannot be pinned',
      outcome: asList,
    });
  }, [hasRoom, breaker, report]);
  const isGrowing = useGrowingFrame(isWanted && !breaker && hasRoom, distancePx);
  useEffect(() => {
    if (!isGrowing) return;
    report({
      where: 'the frame around the page',
      found: 'a height that follows the content',
      expected: 'a height of its own, or the section cannot be pinned',
      outcome: asList,
      severity: 'warning',
    });
  }, [isGrowing, report]);
  const isPossible = isWanted && !breaker && !isGrowing && !isTooLow;
  const isPinned = isPossible && hasRoom;
  useHeadlineShift({ slidesRef, isPinned, onTooHigh: setNeededPx });
  useNeededHeight({ slidesRef, isTooLow, onMeasure: setNeededPx });
  return { isPossible, isPinned };
}
