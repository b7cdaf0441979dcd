import { type RefObject } from 'react';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { finishTransitions } from './finish-transitions.ts';

interface NeededHeightOptions {
  readonly slidesRef: RefObject<HTMLElement | null>;
  /** Whether the section is a list only because the window is lower than its slides need. */
  readonly isTooLow: boolean;
  /** Called with the height that the slides need when pinned; 0 if they fit. */
  readonly onMeasure: (neededPx: number) => void;
}

/** A window that is being resized is measured when it rests, in milliseconds. */
const restMs = 200;

/** Lays the slides out as if they were pinned. Nothing is painted, and no transition of theirs goes on. */
function measurePinned(slides: HTMLElement): number {
  const section = slides.closest('[data-layout]');
  // What is moved would count; it is moved anew when it is pinned.
  for (const slide of slides.querySelectorAll<HTMLElement>('.pmw-investment-solutions__slide')) {
    slide.style.removeProperty('--pmw-investment-solutions-shift');
  }
  section?.setAttribute('data-layout', 'pinned');
  const { scrollHeight, clientHeight } = slides;
  section?.setAttribute('data-layout', 'listed');
  finishTransitions(slides);
  return scrollHeight > clientHeight ? scrollHeight : 0;
}

/** Measures again when the list changes its size: another width, another font, another size of text. */
export function useNeededHeight({ slidesRef, isTooLow, onMeasure }: NeededHeightOptions): void {
  const { guard } = useWidget();
  useShownEffect(() => {
    const slides = slidesRef.current;
    if (!isTooLow || !slides) return;
    const readSize = () => `${slides.offsetWidth} ${slides.offsetHeight}`;
    let size = readSize();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = guard(() => {
      size = readSize();
      onMeasure(measurePinned(slides));
    });
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (readSize() !== size) timer = setTimeout(measure, restMs);
    });
    observer.observe(slides);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [slidesRef, isTooLow, onMeasure, guard]);
}
