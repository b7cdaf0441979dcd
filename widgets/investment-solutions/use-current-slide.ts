import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type WidgetContext } from '../../shared/widget/define-widget.ts';
import { watchScrollEnd } from './scroll-end.ts';
import { watchMarks } from './slide-marks.ts';

interface CurrentSlideOptions {
  /** Contains a mark for the start of each slide's share, and one where the last share ends. */
  readonly marksRef: RefObject<HTMLElement | null>;
  readonly isPinned: boolean;
  readonly count: number;
  /** Called when the visitor has stopped at another slide than before. */
  readonly onSettled: (index: number) => void;
  readonly context: Pick<WidgetContext<unknown>, 'guard'>;
}

interface CurrentSlide {
  /** From 0. Where nothing is pinned, the last current slide. */
  readonly index: number;
  /** Whether the section is pinned now: after its start, before its end. */
  readonly isLocked: () => boolean;
}

/**
 * Determines the slide at the present scroll position (SPEC 4). Renders when the slide changes; nothing runs
 * in between.
 */
export function useCurrentSlide(options: CurrentSlideOptions): CurrentSlide {
  const { marksRef, isPinned, count, onSettled, context } = options;
  const [index, setIndex] = useState(0);
  const shown = useRef(0);
  const passed = useRef(0);
  const settledIndex = useRef<number>(undefined);

  const isLocked = (): boolean => passed.current > 0 && passed.current <= count;
  const settle = useEffectEvent(() => {
    if (!isLocked() || settledIndex.current === passed.current - 1) return;
    settledIndex.current = passed.current - 1;
    onSettled(settledIndex.current);
  });

  useEffect(() => {
    const marks = marksRef.current;
    if (!isPinned || marks === null) return;
    const scrollEnd = watchScrollEnd(
      context.guard(() => {
        settle();
      }),
    );
    const stopMarks = watchMarks(
      [...marks.children],
      context.guard((passedCount: number) => {
        // The first report may be of a page that has not been scrolled.
        if (passedCount !== passed.current) scrollEnd.noteMove();
        passed.current = passedCount;
        const next = Math.max(0, Math.min(count, passedCount) - 1);
        // React may render even though the state is the same.
        if (next !== shown.current) setIndex(next);
        shown.current = next;
      }),
    );
    return () => {
      passed.current = 0;
      scrollEnd.stop();
      stopMarks();
    };
  }, [marksRef, isPinned, count, context]);

  return { index, isLocked };
}
