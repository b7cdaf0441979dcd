import { readRoot } from './page-document.ts';

/** Below, the page is as good as not zoomed. */
const leastScale = 1.05;

interface ZoomedView {
  readonly width: number;
  readonly height: number;
  /** Distances of its edges from those of the window, in the order of CSS: top, right, bottom, left. */
  readonly insets: readonly [number, number, number, number];
}

/** The part in view of a page that the visitor has zoomed with two fingers; undefined if all of the window is. */
export function readZoomedView(): ZoomedView | undefined {
  const view = window.visualViewport;
  if (!view || view.scale <= leastScale) return undefined;
  const { clientWidth, clientHeight } = readRoot();
  const { offsetTop: top, offsetLeft: left, width, height } = view;
  return {
    width,
    height,
    insets: [top, clientWidth - left - width, clientHeight - top - height, left],
  };
}
