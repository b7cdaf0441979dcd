import { type ComponentType, createElement, type ReactElement } from 'react';
import { type ConfigOf } from './attributes.ts';
import { type TextKeyOf, type WidgetContract } from './define-contract.ts';
import { type WidgetContext, CurrentWidgetContext } from './use-widget.ts';

/** Data only: a component gets all else from `useWidget`. */
export interface WidgetProps<Contract extends WidgetContract, Data = undefined> {
  readonly config: ConfigOf<Contract['attributes']>;
  readonly data: Data;
}

/** A React widget as the React part has it: the types of config and data are hidden inside. */
export interface ReactWidget<Api> {
  readonly kind: 'react';
  readonly contract: WidgetContract;
  /** @returns the element to draw; nothing if there is nothing to show */
  load(config: unknown, context: WidgetContext<Api>): Promise<ReactElement | undefined>;
}

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
 * @returns the widget for `widgets/react-widgets.ts`
 */
export function defineReactWidget<Contract extends WidgetContract, Api, Data>(
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
