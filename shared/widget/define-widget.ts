import { type ComponentType, createElement, type ReactElement } from 'react';
import { ImageResizingContext } from '../components/image-resizing-context.ts';
import { type Borrowings } from '../dom/borrowings.ts';
import { type ImageResizing } from '../rules/source-set.ts';
import { type ConfigOf } from './attributes.ts';
import { type TextKeyOf, type WidgetContract } from './define-contract.ts';
import { type Problem, type ReportProblem } from './problem.ts';
import { type Texts } from './texts.ts';

/** What a widget tells the page for analytics; never personal data. */
export interface WidgetAction {
  readonly action: string;
  readonly label?: string;
  readonly value?: string | number;
}

/** What the engine hands to every mount point. Made per mount point; nothing is global. */
export interface WidgetContext<Api, TextKey extends string = string> {
  /** The mount point. Until the first commit it still holds what the CMS rendered. */
  readonly element: HTMLElement;
  readonly api: Api;
  /** Aborted when the widget leaves, by failure, `unmount()` or removal. */
  readonly signal: AbortSignal;
  readonly texts: Texts<TextKey>;
  /** The page's culture, `en-US`. */
  readonly culture: string;
  /** True in a CMS editor (`data-editing`): no autoplay, no pinning, no history writes. */
  readonly isEditing: boolean;
  /** Hosts that embeds may come from (`data-embed-hosts`). */
  readonly embedHosts: readonly string[];
  /** How the CMS resizes images, as far as the page says it. */
  readonly imageResizing: Partial<ImageResizing>;
  readonly report: ReportProblem;
  /** Sends `widget:action`. */
  readonly act: (action: WidgetAction) => void;
  /**
   * Fences a callback that React does not call (a timer, an observer, an animation's end): what it
   * throws fails this widget alone, as an error in a render does.
   */
  readonly guard: <Arguments extends unknown[]>(
    callback: (...values: Arguments) => void,
  ) => (...values: Arguments) => void;
}

/** What a widget's component gets. */
export interface WidgetProps<Contract extends WidgetContract, Api, Data = undefined> {
  readonly config: ConfigOf<Contract['attributes']>;
  readonly data: Data;
  readonly context: WidgetContext<Api, TextKeyOf<Contract>>;
}

/** A widget as the engine sees it: types of config and data are closed over. */
export interface ReactWidget<Api> {
  readonly kind: 'widget';
  readonly contract: WidgetContract;
  /**
   * Loads what the widget needs.
   *
   * @returns what to draw, or nothing where there is nothing to show
   */
  prepare(config: unknown, context: WidgetContext<Api>): Promise<ReactElement | undefined>;
}

/** What the engine hands to a behaviour, which acts on markup that is not its own. */
export interface BehaviourContext<
  Api = unknown,
  TextKey extends string = string,
> extends WidgetContext<Api, TextKey> {
  /** Whatever is changed through it is as before at the end, also where `start` throws half-way. */
  readonly borrow: Borrowings;
}

/** A behaviour as the engine sees it. */
export interface Behaviour<Api> {
  readonly kind: 'behaviour';
  readonly contract: WidgetContract;
  /** Begins to act on the element. It ends with the signal and what it has borrowed. */
  start(config: unknown, context: BehaviourContext<Api>): void;
}

export type Widget<Api> = ReactWidget<Api> | Behaviour<Api>;

interface WidgetParts<Contract extends WidgetContract, Api, Data> {
  readonly contract: Contract;
  /** Fetches what is shown first; a throw fails the mount point and the CMS content stays. */
  readonly load: (
    config: ConfigOf<Contract['attributes']>,
    context: WidgetContext<Api, TextKeyOf<Contract>>,
  ) => Promise<Data>;
  /** True where there is nothing to show: the CMS content stays, no error. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly component: ComponentType<WidgetProps<Contract, Api, Data>>;
}

/** A mount point's own `data-image-query` wins; the widths are the page's. */
function resizingFor(
  config: { readonly imageQuery?: string | undefined },
  ofPage: Partial<ImageResizing>,
): ImageResizing | undefined {
  const query = config.imageQuery ?? ofPage.query;
  return query !== undefined && ofPage.widths ? { query, widths: ofPage.widths } : undefined;
}

/**
 * Ties a contract to what loads its data and to the component that shows it.
 *
 * @returns the widget for `widgets/all-widgets.ts`
 */
export function defineWidget<Contract extends WidgetContract, Api, Data>(
  parts: WidgetParts<Contract, Api, Data>,
): ReactWidget<Api> {
  const { contract, load, isEmpty, component } = parts;
  return {
    kind: 'widget',
    contract,
    prepare: async (config, context) => {
      // The engine read `config` against this very contract and made the texts of it.
      const ownConfig = config as ConfigOf<Contract['attributes']>;
      const ownContext = context as WidgetContext<Api, TextKeyOf<Contract>>;
      const data = await load(ownConfig, ownContext);
      if (isEmpty?.(data)) return undefined;
      return createElement(
        ImageResizingContext,
        { value: resizingFor(ownConfig, ownContext.imageResizing) },
        createElement(component, { config: ownConfig, data, context: ownContext }),
      );
    },
  };
}

interface BehaviourParts<Contract extends WidgetContract, Api> {
  readonly contract: Contract;
  readonly start: (
    config: ConfigOf<Contract['attributes']>,
    context: BehaviourContext<Api, TextKeyOf<Contract>>,
  ) => void;
}

/** Ties a contract to the code that acts on the CMS's own markup. */
export function defineBehaviour<Contract extends WidgetContract, Api>(
  parts: BehaviourParts<Contract, Api>,
): Behaviour<Api> {
  const { contract, start } = parts;
  return {
    kind: 'behaviour',
    contract,
    start: (config, context) => {
      start(config as ConfigOf<Contract['attributes']>, context);
    },
  };
}

/** What the engine hands to a behaviour of the whole page. */
export interface PageContext<TextKey extends string = string> {
  readonly document: Document;
  /** Aborted when the engine stops. */
  readonly signal: AbortSignal;
  /** Whatever is changed through it is as before at the end, also where `start` throws half-way. */
  readonly borrow: Borrowings;
  /** True where a CMS editor has the element under its hands (`data-editing`). */
  readonly isEditing: (element: Element) => boolean;
  /** The texts for what stands on an element: its own `data-text-<key>` win. */
  readonly textsOf: (element: Element) => Texts<TextKey>;
  readonly report: (problem: Problem, element: Element) => void;
  /** Sends `widget:action` from an element. */
  readonly act: (action: WidgetAction, element: Element) => void;
}

/** What a page behaviour does when the engine tells it of the page. */
export interface PageWatcher {
  /** Scans the page as it is now: at the start, and once after each batch of changes. */
  readonly scan: () => void;
  /** Puts back what it has moved: a copy of the page is about to be made, or the engine stops. */
  readonly restore: () => void;
}

/** A behaviour that belongs to no mount point, as the engine sees it. */
export interface PageBehaviour {
  readonly kind: 'page';
  readonly contract: WidgetContract;
  readonly start: (context: PageContext) => PageWatcher;
}

/** Ties a contract to the code that acts on elements anywhere on the page, also later ones. */
export function definePageBehaviour<Contract extends WidgetContract>(parts: {
  readonly contract: Contract;
  readonly start: (context: PageContext<TextKeyOf<Contract>>) => PageWatcher;
}): PageBehaviour {
  const { contract, start } = parts;
  return { kind: 'page', contract, start: (context) => start(context) };
}
