import { type RefObject, useEffectEvent, useRef, useState } from 'react';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { watchScrollEnd } from './scroll-end.ts';

/** Longer than any page. */
const beyond = '1000000px';

interface CurrentSlideOptions {
  /** Contains a mark for the start of each slide's share and one for the end of the last. */
  readonly marksRef: RefObject<HTMLElement | null>;
  readonly isPinned: boolean;
  readonly count: number;
  /** Called when scrolling has ended on another slide than before. */
  readonly onSettled: (index: number) => void;
}

interface CurrentSlide {
  readonly index: number;
  /** Whether the section is pinned at this moment. */
  readonly isLocked: () => boolean;
}

export function useCurrentSlide(options: CurrentSlideOptions): CurrentSlide {
  const { marksRef, isPinned, count, onSettled } = options;
  const { guard } = useWidget();
  const [index, setIndex] = useState(0);
  const latest = useRef(0);
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
    // Runs only when a mark passes the top edge of the window: `floor(progress * count) + 1` marks are above it.
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      guard((entries: IntersectionObserverEntry[]) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        if (above.size !== passed.current) scrollEnd.noteMove();
        passed.current = above.size;
        const next = Math.max(0, Math.min(count, above.size) - 1);
        // React may render again when the same state is set.
        if (next !== latest.current) setIndex(next);
        latest.current = next;
      }),
      // The document is the root, or the margin would not apply in a frame.
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
