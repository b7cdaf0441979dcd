import { type RefObject } from 'react';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { finishTransitions } from './finish-transitions.ts';

interface HeadlineShiftOptions {
  readonly slidesRef: RefObject<HTMLElement | null>;
  readonly isPinned: boolean;
  /** Called with the height that the slides need. */
  readonly onTooHigh: (neededPx: number) => void;
}

/**
 * The texts of all slides share one row below the first headline. A change of slides moves headlines and texts by
 * measured lengths, so that nothing is laid out again.
 */
export function useHeadlineShift(options: HeadlineShiftOptions): void {
  const { slidesRef, isPinned, onTooHigh } = options;
  const { guard } = useWidget();
  useShownEffect(() => {
    const holder = slidesRef.current;
    const text = holder?.querySelector('.pmw-investment-solutions__body');
    if (!isPinned || !holder || !text) return;
    // The change from the list to the pinned layout is not animated.
    finishTransitions(holder);
    const heads = [...holder.querySelectorAll('.pmw-investment-solutions__head')];
    const heights = new Map<Element, number>();
    const observer = new ResizeObserver(
      guard((entries: ResizeObserverEntry[]) => {
        for (const { target, borderBoxSize } of entries) {
          heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
        }
        holder.style.setProperty('--pmw-investment-solutions-text', `${heights.get(text) ?? 0}px`);
        let shift = 0;
        for (const head of heads.slice(1)) {
          shift += heights.get(head) ?? 0;
          head.parentElement?.style.setProperty('--pmw-investment-solutions-shift', `${shift}px`);
        }
        if (holder.scrollHeight > holder.clientHeight) onTooHigh(holder.scrollHeight);
      }),
    );
    for (const element of [holder, text, ...heads]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [slidesRef, isPinned, onTooHigh, guard]);
}
