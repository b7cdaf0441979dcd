/** A box in the window, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PlacePanelOptions {
  readonly button: Box;
  /** The panel's own size, before anything limits it. */
  readonly panel: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  readonly isRightToLeft: boolean;
}

/** Where a panel opens. */
export interface PanelPlace {
  readonly side: 'below' | 'above';
  /** How high it may become before it scrolls, in CSS pixels. */
  readonly maxHeight: number;
  /** How far it moves along the line to stay in the window, in CSS pixels, to the right if positive. */
  readonly shift: number;
}

/** Between panel and button, and between panel and the edge of the window. */
const [gap, edge] = [4, 12];

/** A panel lower than this is not worth opening: it rather runs out of the window, which scrolls. */
const leastHeight = 200;

/**
 * Places a panel that hangs from its button's start edge: below, unless there is too little room and more
 * above; always within the window's width.
 */
export function placePanel(options: PlacePanelOptions): PanelPlace {
  const { button, panel, window, isRightToLeft } = options;
  const below = window.height - button.bottom - gap - edge;
  const above = button.top - gap - edge;
  const side = panel.height > below && above > below ? 'above' : 'below';
  const left = isRightToLeft ? button.right - panel.width : button.left;
  const furthest = window.width - edge - panel.width;
  // A button that is itself nearer to the edge, or beyond it, keeps its panel at its side.
  const wanted = Math.max(Math.min(left, furthest), Math.min(edge, button.left));
  return {
    side,
    maxHeight: Math.max(side === 'above' ? above : below, leastHeight),
    shift: wanted - left,
  };
}
