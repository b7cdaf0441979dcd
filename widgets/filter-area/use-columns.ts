import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { chooseColumns } from '../../shared/rules/first-fit-grid.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';

/** DECISIONS "Grid"; tile-grid.css and filter-area-columns.css have the same widths, for CMS content. */
const [phone, tablet] = [
  { query: '(max-width: 600px)', numCols: 1 },
  { query: '(max-width: 992px)', numCols: 2 },
];

/** docs/specification.md, 9. */
export const mostColumns = 3;

interface Columns {
  readonly numCols: number;
  /** An empty grid, as wide as the mount point, of as many columns as fit (filter-area-columns.css). */
  readonly rulerRef: RefObject<HTMLDivElement | null>;
}

/** The columns for the width of the window, or those that fit where the mount point is too narrow for them. */
export function useColumns(): Columns {
  const { guard } = useWidget();
  const isPhone = useMediaQuery(phone.query);
  const isTablet = useMediaQuery(tablet.query);
  const rulerRef = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(mostColumns);
  useShownEffect(() => {
    const ruler = rulerRef.current;
    if (!ruler) return;
    const count = guard(() => {
      // Hidden: there is nothing to measure.
      if (ruler.clientWidth === 0) return;
      const { length } = getComputedStyle(ruler).gridTemplateColumns.split(' ');
      flushSync(() => {
        setFitting(length);
      });
    });
    // Before the first frame: browsers count what an observer moves as a shift, although nobody sees it.
    queueMicrotask(count);
    const observer = new ResizeObserver(count);
    observer.observe(ruler);
    return () => {
      observer.disconnect();
    };
  }, [guard]);
  const wanted = chooseColumns(mostColumns, [phone, tablet], (query) =>
    query === phone.query ? isPhone : isTablet,
  );
  return { numCols: Math.min(wanted, fitting), rulerRef };
}
