import { listen } from '../../shared/dom/listen.ts';
import { isPageHidden, readFocused } from '../../shared/dom/page-document.ts';
import { type WidgetContext } from '../../shared/widget/use-widget.ts';
import { type HoldReason } from './autoplay-clock.ts';

interface HoldOptions {
  readonly root: HTMLElement;
  readonly slides: HTMLElement;
  readonly setHeld: (reason: HoldReason, isHeld: boolean) => void;
  readonly guard: WidgetContext<unknown>['guard'];
}

export interface Holds {
  /** Until they leave and come back, pointer and focus no longer hold. */
  overrule(): void;
  /** Call it when the slide has changed: a focus in the last one has gone without an event. */
  noteSlide(): void;
  stop(): void;
}

/** Listens outside React, so that no reason to hold causes a render. */
export function watchHolds({ root, slides, setHeld, guard }: HoldOptions): Holds {
  const listeners = new AbortController();
  let isFocusOverruled = false;

  const listenToRoot = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    root.addEventListener(type, guard(listener), { signal: listeners.signal });
  };

  // A finger "hovers" until it taps elsewhere.
  listenToRoot('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') setHeld('hover', true);
  });
  listenToRoot('pointerleave', () => {
    setHeld('hover', false);
  });

  // Only a visible focus holds: a click on a dot leaves the focus there.
  listenToRoot('focusin', (event) => {
    const target = event.target as Element;
    // Inside a slide any focus holds, because a slide that changes becomes inert.
    const isFocusVisible = !isFocusOverruled && target.matches(':focus-visible');
    if (isFocusVisible || slides.contains(target)) setHeld('focus', true);
  });
  listenToRoot('focusout', ({ target, relatedTarget }) => {
    // Only the window has lost the focus.
    if (target === readFocused()) return;
    const isLeaving = !(relatedTarget instanceof Node && root.contains(relatedTarget));
    if (isLeaving) isFocusOverruled = false;
    if (isLeaving || isFocusOverruled) setHeld('focus', false);
  });

  const updateHidden = guard(() => {
    setHeld('hidden', isPageHidden());
  });
  updateHidden();
  listen(document, ['visibilitychange'], updateHidden, { signal: listeners.signal });

  const observer = new IntersectionObserver(
    guard((entries) => {
      setHeld('off screen', !entries.at(-1)?.isIntersecting);
    }),
  );
  observer.observe(root);

  return {
    overrule: () => {
      isFocusOverruled = true;
      setHeld('hover', false);
      setHeld('focus', false);
    },
    noteSlide: () => {
      const focused = readFocused();
      const isGone = !focused || !root.contains(focused) || focused.closest('[inert]');
      if (isGone) setHeld('focus', false);
    },
    stop: () => {
      listeners.abort();
      observer.disconnect();
    },
  };
}
