import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type WidgetContext } from '../../shared/widget/define-widget.ts';

interface FocusFollowOptions {
  /** The element whose children are the slides. */
  readonly slidesRef: RefObject<HTMLElement | null>;
  readonly isPinned: boolean;
  readonly onFocused: (index: number) => void;
  readonly context: Pick<WidgetContext<unknown>, 'guard'>;
}

/**
 * Reports the slide that the keyboard's focus has moved into, so that it can be brought into view. A focus
 * that is not visible, as after a click, is ignored: the click itself has a target.
 */
export function useFocusFollow(options: FocusFollowOptions): void {
  const { slidesRef, isPinned, onFocused, context } = options;
  const follow = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slides = [...(slidesRef.current?.children ?? [])];
    const index = slides.findIndex((slide) => slide.contains(target));
    if (index >= 0) onFocused(index);
  });
  useEffect(() => {
    const slides = slidesRef.current;
    if (!isPinned || slides === null) return;
    const onFocusIn = context.guard(({ target }: FocusEvent) => {
      follow(target);
    });
    slides.addEventListener('focusin', onFocusIn);
    return () => {
      slides.removeEventListener('focusin', onFocusIn);
    };
  }, [slidesRef, isPinned, context]);
}
