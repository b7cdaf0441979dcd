import { type ComponentType, createElement, type ReactElement } from 'react';
import { type DomChanges } from '../dom/dom-changes.ts';
import { type ConfigOf } from './attributes.ts';
import { type TextKeyOf, type WidgetContract } from './define-contract.ts';
import { type FatalProblem, type Problem } from './problem.ts';
import { type Texts } from './texts.ts';
import { type WidgetAction, type WidgetContext, CurrentWidgetContext } from './use-widget.ts';

/** Data only: a component gets all else from `useWidget`. */
export interface WidgetProps<Contract extends WidgetContract, Data = undefined> {
  readonly config: ConfigOf<Contract['attributes']>;
  readonly data: Data;
}

/** A React widget as the engine sees it: the types of config and data are hidden inside. */
export interface ReactWidget<Api> {
  readonly kind: 'react';
  readonly contract: WidgetContract;
  /** @returns the element to draw; nothing if there is nothing to show */
  load(config: unknown, context: WidgetContext<Api>): Promise<ReactElement | undefined>;
}

export interface BehaviourContext<
  Api = unknown,
  TextKey extends string = never,
> extends WidgetContext<Api, TextKey> {
  /** Restores every change at the end, also if `start` throws half-way. */
  readonly changes: DomChanges;
  /** What its `load` has returned; null without one. */
  readonly data: unknown;
}

export interface Behaviour<Api> {
  readonly kind: 'behaviour';
  readonly contract: WidgetContract;
  /** @returns data for `start`; undefined if there is nothing to show */
  load?(config: unknown, context: WidgetContext<Api>): unknown;
  /**
   * Ends when the signal is aborted and every change is undone.
   *
   * @returns why it cannot work, if something that it needs is missing
   */
  start(config: unknown, context: BehaviourContext<Api>): FatalProblem | undefined;
}

export type Widget<Api> = ReactWidget<Api> | Behaviour<Api>;

interface WidgetParts<Contract extends WidgetContract, Api, Data> {
  readonly contract: Contract;
  /** Fetches the data to show first. If it throws, the mount point fails and the CMS content stays. */
  readonly load: (
    config: ConfigOf<Contract['attributes']>,
    context: WidgetContext<Api, TextKeyOf<Contract>>,
  ) => Promise<Data>;
  /** If there is nothing to show, the CMS content stays, without an error. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly component: ComponentType<WidgetProps<Contract, Data>>;
}

/**
 * Combines a contract with the loader of its data and the component that shows it.
 * @returns the widget for `widgets/all-widgets.ts`
 */
export function defineWidget<Contract extends WidgetContract, Api, Data>(
  parts: WidgetParts<Contract, Api, Data>,
): ReactWidget<Api> {
  const { contract, load, isEmpty, component } = parts;
  return {
    kind: 'react',
    contract,
    load: async (config, context) => {
      // The engine read `config` against this contract and created the texts from it.
      const ownConfig = config as ConfigOf<Contract['attributes']>;
      const ownContext = context as WidgetContext<Api, TextKeyOf<Contract>>;
      const data = await load(ownConfig, ownContext);
      if (isEmpty?.(data)) return undefined;
      // A mount point's own `data-image-query` wins; the widths are always the page's.
      const { imageQuery }: { readonly imageQuery?: string | undefined } = ownConfig;
      const { query, widths } = context.imageResizing;
      return createElement(
        CurrentWidgetContext,
        { value: { ...context, imageResizing: { query: imageQuery ?? query, widths } } },
        createElement(component, { config: ownConfig, data }),
      );
    },
  };
}

interface BehaviourParts<Contract extends WidgetContract, Api> {
  readonly contract: Contract;
  readonly start: (
    config: ConfigOf<Contract['attributes']>,
    context: BehaviourContext<Api, TextKeyOf<Contract>>,
  ) => FatalProblem | undefined;
}

/** Combines a contract with the code that works on the CMS's own markup. */
export function defineBehaviour<Contract extends WidgetContract, Api>(
  parts: BehaviourParts<Contract, Api>,
): Behaviour<Api> {
  return { kind: 'behaviour', ...parts };
}

export interface PageContext<TextKey extends string = string> {
  readonly document: Document;
  /** Aborted when the engine stops. */
  readonly signal: AbortSignal;
  /** Restores every change at the end, also if `start` throws half-way. */
  readonly changes: DomChanges;
  /** Whether a CMS editor is editing the element (`data-editing`). */
  readonly isEditing: (element: Element) => boolean;
  /** The element's own `data-text-<key>` win. */
  readonly textsOf: (element: Element) => Texts<TextKey>;
  readonly report: (problem: Problem, element: Element) => void;
  readonly act: (action: WidgetAction, element: Element) => void;
}

/** Called by the engine. */
export interface PageWatcher {
  /** Reads the page at the start, and once after each batch of changes. */
  readonly scan: () => void;
  /** Restores everything it has moved: a copy of the page is about to be made, or the engine stops. */
  readonly restore: () => void;
}

/** A behaviour that belongs to no mount point. */
export interface PageBehaviour {
  readonly kind: 'page';
  readonly contract: WidgetContract;
  readonly start: (context: PageContext) => PageWatcher;
}

/** Combines a contract with the code that works on elements anywhere on the page, including later ones. */
export function definePageBehaviour<Contract extends WidgetContract>(parts: {
  readonly contract: Contract;
  readonly start: (context: PageContext<TextKeyOf<Contract>>) => PageWatcher;
}): PageBehaviour {
  return { kind: 'page', ...parts };
}
