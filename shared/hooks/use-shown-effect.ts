import {
  createContext,
  type DependencyList,
  type EffectCallback,
  use,
  useLayoutEffect,
} from 'react';

/** Runs an effect as soon as the widget is shown; call the result to end the effect. */
export type OnShown = (effect: EffectCallback) => () => void;

/** The engine's signal. A component that nobody mounts is in the page from the start. */
export const OnShownContext = createContext<OnShown>((effect) => effect() ?? (() => undefined));

/**
 * Like `useLayoutEffect`, for what needs the page: clocks, measuring, observers, focus. The engine draws a widget
 * outside of the page; the first run waits until the widget is in its place.
 */
export function useShownEffect(effect: EffectCallback, dependencies: DependencyList): void {
  const onShown = use(OnShownContext);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller lists what its effect depends on
  useLayoutEffect(() => onShown(effect), [onShown, ...dependencies]);
}
