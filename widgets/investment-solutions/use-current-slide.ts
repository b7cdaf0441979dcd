import { type RefObject, useEffectEvent, useRef, useState } from 'react';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { watchScrollEnd } from './scroll-end.ts';

/** Longer than any page: an edge this far away never matters. */
const beyond = '1000000px';

interface CurrentSlideOptions {
  /** A mark for the start of each slide's share, and one where the last share ends. */
  readonly marksRef: RefObject<HTMLElement | null>;
  readonly isPinned: boolean;
  readonly count: number;
  /** The visitor has stopped at another slide than before. */
  readonly onSettled: (index: number) => void;
}

interface CurrentSlide {
  /** Where nothing is pinned, the last current slide. */
  readonly index: number;
  readonly isLocked: () => boolean;
}

/** Renders when the slide changes; nothing runs in between. */
export function useCurrentSlide(options: CurrentSlideOptions): CurrentSlide {
  const { marksRef, isPinned, count, onSettled } = options;
  const { guard } = useWidget();
  const [index, setIndex] = useState(0);
  const shown = useRef(0);
  const passed = useRef(0);
  const settled = useRef<number>(undefined);

  const isLocked = (): boolean => passed.current > 0 && passed.current <= count;
  const settle = useEffectEvent(() => {
    if (!isLocked() || settled.current === passed.current) return;
    settled.current = passed.current;
    onSettled(passed.current - 1);
  });

  useShownEffect(() => {
    const marks = marksRef.current;
    if (!isPinned || marks === null) return;
    const scrollEnd = watchScrollEnd(
      guard(() => {
        settle();
      }),
    );
    // No script runs while the visitor scrolls, only when a mark passes the top edge of the window: as many have
    // passed as `floor(progress * count) + 1`.
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      guard((entries: IntersectionObserverEntry[]) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        // The first report may be of a page that has not been scrolled.
        if (above.size !== passed.current) scrollEnd.noteMove();
        passed.current = above.size;
        const next = Math.max(0, Math.min(count, above.size) - 1);
        // React may render even though the state is the same.
        if (next !== shown.current) setIndex(next);
        shown.current = next;
      }),
      // Everything above the top edge of the window. The document is the root, so that it works in a frame too.
      { root: document, rootMargin: `${beyond} ${beyond} -100%` },
    );
    for (const mark of marks.children) observer.observe(mark);
    return () => {
      passed.current = 0;
      scrollEnd.stop();
      observer.disconnect();
    };
  }, [marksRef, isPinned, count, guard]);

  return { index, isLocked };
}
