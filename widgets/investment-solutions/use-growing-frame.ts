import { useState } from 'react';
import { listen } from '../../shared/dom/listen.ts';
import { readScroller } from '../../shared/dom/page-document.ts';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';

/**
 * Whether the page is in a frame that is made as high as its content. The pinned section is always higher than
 * the window, so that both would grow for ever; a list ends it. Such a frame shrinks with the list, so the
 * answer stays.
 * @param canPin whether the section may be pinned now
 */
export function useGrowingFrame(canPin: boolean, distancePx: number): boolean {
  const { guard } = useWidget();
  const [isGrowing, setGrowing] = useState(false);
  useShownEffect(() => {
    if (!canPin || isGrowing || window.top === window) return;
    const startPx = readScroller().clientHeight;
    const resizing = new AbortController();
    const onResize = guard(() => {
      if (readScroller().clientHeight >= startPx + distancePx) setGrowing(true);
    });
    listen(window, ['resize'], onResize, { signal: resizing.signal });
    return () => {
      resizing.abort();
    };
  }, [canPin, isGrowing, distancePx, guard]);
  return isGrowing;
}
