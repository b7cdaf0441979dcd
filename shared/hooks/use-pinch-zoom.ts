import { useState } from 'react';
import { listen } from '../dom/listen.ts';
import { useWidget } from '../widget/use-widget.ts';
import { useShownEffect } from './use-shown-effect.ts';

/** Whether the visitor has zoomed in with two fingers, so that the window shows a part of its page. */
export function usePinchZoom(): boolean {
  const { guard } = useWidget();
  const [isZoomed, setZoomed] = useState(false);
  useShownEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    const zooming = new AbortController();
    const read = guard(() => {
      setZoomed(view.scale > 1);
    });
    listen(view, ['resize'], read, { signal: zooming.signal });
    read();
    return () => {
      zooming.abort();
    };
  }, [guard]);
  return isZoomed;
}
