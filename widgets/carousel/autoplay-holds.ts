import { type WidgetContext } from '../../shared/widget/use-widget.ts';
import { type HoldReason } from './autoplay-clock.ts';

interface HoldOptions {
  readonly root: HTMLElement;
  readonly slides: HTMLElement;
  readonly setHeld: (reason: HoldReason, isHeld: boolean) => void;
  readonly guard: WidgetContext<unknown>['guard'];
}

export interface Holds {
  /** Pointer and focus hold again only after they have left and come back. */
  overrule(): void;
  stop(): void;
}

/** With listeners of its own, so that no reason to hold causes a render. */
export function watchHolds({ root, slides, setHeld, guard }: HoldOptions): Holds {
  const ending = new AbortController();
  let isFocusOverruled = false;

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    root.addEventListener(type, guard(listener), { signal: ending.signal });
  };

  // A finger "hovers" from its tap until it taps elsewhere.
  listen('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') setHeld('hover', true);
  });
  listen('pointerleave', () => {
    setHeld('hover', false);
  });

  // A click on a dot leaves the focus there: only a visible focus holds.
  listen('focusin', (event) => {
    const target = event.target as Element;
    // Inside a slide any focus holds: the slide must not become inert while it has the focus.
    const isShown = !isFocusOverruled && target.matches(':focus-visible');
    if (isShown || slides.contains(target)) setHeld('focus', true);
  });
  listen('focusout', ({ target, relatedTarget }) => {
    // Another window is in front; the focus is unchanged when this one comes back.
    if (target === document.activeElement) return;
    const isLeaving = !(relatedTarget instanceof Node && root.contains(relatedTarget));
    if (isLeaving) isFocusOverruled = false;
    if (isLeaving || isFocusOverruled) setHeld('focus', false);
  });

  const judgeTab = guard(() => {
    setHeld('hidden', document.hidden);
  });
  judgeTab();
  document.addEventListener('visibilitychange', judgeTab, { signal: ending.signal });

  let observer: IntersectionObserver | undefined;
  if (typeof IntersectionObserver === 'function') {
    observer = new IntersectionObserver(
      guard((entries) => {
        setHeld('off screen', !entries.at(-1)?.isIntersecting);
      }),
    );
    observer.observe(root);
  }

  return {
    overrule: () => {
      isFocusOverruled = true;
      setHeld('hover', false);
      setHeld('focus', false);
    },
    stop: () => {
      ending.abort();
      observer?.disconnect();
    },
  };
}
