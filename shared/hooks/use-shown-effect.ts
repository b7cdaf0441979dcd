import { type DependencyList, type EffectCallback, useLayoutEffect } from 'react';
import { useWidget } from '../widget/use-widget.ts';

/**
 * Like `useLayoutEffect`, for effects that need the page: clocks, measuring, observers, focus. The engine draws
 * a widget outside of the page; the first run waits until the widget is in its place.
 */
export function useShownEffect(effect: EffectCallback, dependencies: DependencyList): void {
  const { onShown } = useWidget();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller lists what its effect depends on
  useLayoutEffect(() => onShown(effect), [onShown, ...dependencies]);
}
