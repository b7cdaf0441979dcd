type Report = (entries: readonly object[]) => void;
export type Tell = (isIntersecting: boolean) => void;

const nothing = () => undefined;

/**
 * Makes an observer to which everything is in view at first.
 *
 * @param onObserve called with each target and a function that reports whether it is in view
 */
export function makeInView(onObserve: (target: Element, tell: Tell) => void = nothing) {
  return class InView {
    readonly observe: (target: Element) => void;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
    constructor(report: Report) {
      this.observe = (target) => {
        const tell: Tell = (isIntersecting) => {
          report([{ target, isIntersecting, boundingClientRect: new DOMRect() }]);
        };
        onObserve(target, tell);
        queueMicrotask(() => {
          tell(true);
        });
      };
    }
  };
}

/** jsdom cannot lay out. Everything is in view, no size changes, no media query matches, nothing scrolls or moves. */
export function withoutLayout(): void {
  class Silent {
    readonly observe = nothing;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
  }
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  Object.assign(globalThis, {
    IntersectionObserver: makeInView(),
    ResizeObserver: Silent,
    matchMedia,
  });
  Object.assign(Element.prototype, {
    scrollBy: nothing,
    scrollTo: nothing,
    scrollIntoView: nothing,
    checkVisibility: () => true,
    getAnimations: () => [],
    animate: () => ({ playState: 'idle', play: nothing, pause: nothing, cancel: nothing }),
  });
}
