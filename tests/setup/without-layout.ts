type Report = (entries: readonly object[]) => void;

/** jsdom cannot lay out. Everything is in view, no size changes, no media query matches, nothing scrolls or moves. */
export function withoutLayout(): void {
  const nothing = () => undefined;
  class InView {
    readonly observe: (target: Element) => void;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
    constructor(report: Report) {
      this.observe = (target) => {
        queueMicrotask(() => {
          report([{ target, isIntersecting: true, boundingClientRect: new DOMRect() }]);
        });
      };
    }
  }
  class Silent {
    readonly observe = nothing;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
  }
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  Object.assign(globalThis, {
    IntersectionObserver: InView,
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
