import { createContext, type EffectCallback, use } from 'react';
import { type ImageResizing } from '../rules/source-set.ts';
import { type TextKeyOf, type WidgetContract } from './define-contract.ts';
import { type ReportProblem } from './problem.ts';
import { type Texts } from './texts.ts';

/** Sent to the page for analytics; never personal data. */
export interface WidgetAction {
  readonly action: string;
  readonly label?: string;
  readonly value?: string | number;
}

/**
 * Runs an effect as soon as the widget is shown.
 * @returns a function that ends the effect
 */
export type OnShown = (effect: EffectCallback) => () => void;

/** Created by the engine for each mount point; nothing is global. */
export interface LifeContext<TextKey extends string = never> {
  /** The mount point. Until the widget is shown it contains the CMS's content. */
  readonly element: HTMLElement;
  /** Aborted when the widget ends, by failure, `unmount()` or removal. */
  readonly signal: AbortSignal;
  readonly texts: Texts<TextKey>;
  /** `en-US` */
  readonly culture: string;
  /** In a CMS editor (`data-editing`): no autoplay, no pinning, no history writes. */
  readonly isEditing: boolean;
  /** Hosts that embeds may come from (`data-embed-hosts`). */
  readonly embedHosts: readonly string[];
  readonly imageResizing: ImageResizing;
  readonly report: ReportProblem;
  readonly act: (action: WidgetAction) => void;
  /** Components use `useShownEffect`. */
  readonly onShown: OnShown;
  /**
   * Wraps a callback that React does not call (a timer, an observer, an animation's end): an error in it fails
   * only this widget, as an error in a render does.
   */
  readonly guard: <Arguments extends unknown[]>(
    callback: (...values: Arguments) => void,
  ) => (...values: Arguments) => void;
}

/** What a React widget is given: the client of its calls too. */
export interface WidgetContext<Api, TextKey extends string = never> extends LifeContext<TextKey> {
  readonly api: Api;
}

/** Around every React widget: `defineReactWidget` sets it up. */
export const CurrentWidgetContext = createContext<WidgetContext<unknown> | undefined>(undefined);

/** The widget around a component, by the contract and the API of its definition; without them it has no texts. */
export function useWidget(): WidgetContext<unknown>;
export function useWidget<
  Contract extends Pick<WidgetContract, 'texts'>,
  Api = unknown,
>(): WidgetContext<Api, TextKeyOf<Contract>>;
export function useWidget(): WidgetContext<unknown> {
  const context = use(CurrentWidgetContext);
  if (!context) throw new Error('There is no widget around this component.');
  return context;
}
