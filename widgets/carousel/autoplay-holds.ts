import { type WidgetContext } from '../../shared/widget/define-widget.ts';
import { type HoldReason } from './autoplay-clock.ts';

/** What fences callbacks that the browser calls. */
export type Fence = Pick<WidgetContext<unknown>, 'guard'>;

interface HoldOptions {
  /** The whole carousel. */
  readonly root: HTMLElement;
  /** What holds the slides, without the controls. */
  readonly slides: HTMLElement;
  readonly hold: (reason: HoldReason) => void;
  readonly release: (reason: HoldReason) => void;
  readonly fence: Fence;
}

export interface Holds {
  /** Play was pressed: the pointer and the focus hold again only when they have left and come back. */
  overrule(): void;
  stop(): void;
}

/**
 * Watches for what holds the show (DECISIONS "Slideshow"): the pointer over it, the keyboard's focus in
 * it, a hidden tab, and being off screen. Listens by itself, so that none of these renders anything.
 */
export function watchHolds({ root, slides, hold, release, fence }: HoldOptions): Holds {
  const ending = new AbortController();
  let isFocusOverruled = false;

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    root.addEventListener(type, fence.guard(listener), { signal: ending.signal });
  };

  // A finger "hovers" from its tap on, until it taps elsewhere: it must not stop the show for ever.
  listen('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') hold('hover');
  });
  listen('pointerleave', () => {
    release('hover');
  });

  // Neither must a click on a dot, which leaves the focus there: only a focus that shows holds.
  listen('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    // Inside a slide any focus holds: the slide must not become inert under it.
    const isShown = !isFocusOverruled && target.matches(':focus-visible');
    if (isShown || slides.contains(target)) hold('focus');
  });
  listen('focusout', ({ target, relatedTarget }) => {
    // Another window came to the front; the focus is where it was when this one comes back.
    if (target === document.activeElement) return;
    const isLeaving = !(relatedTarget instanceof Node && root.contains(relatedTarget));
    if (isLeaving) isFocusOverruled = false;
    if (isLeaving || isFocusOverruled) release('focus');
  });

  const judgeTab = fence.guard(() => {
    if (document.hidden) hold('hidden');
    else release('hidden');
  });
  judgeTab();
  document.addEventListener('visibilitychange', judgeTab, { signal: ending.signal });

  let observer: IntersectionObserver | undefined;
  if (typeof IntersectionObserver === 'function') {
    observer = new IntersectionObserver(
      fence.guard((entries) => {
        if (entries.at(-1)?.isIntersecting) release('off screen');
        else hold('off screen');
      }),
    );
    observer.observe(root);
  }

  return {
    overrule: () => {
      isFocusOverruled = true;
      release('hover');
      release('focus');
    },
    stop: () => {
      ending.abort();
      observer?.disconnect();
    },
  };
}
