import { type ReactElement, type ReactNode } from 'react';
import { type WidgetContext, CurrentWidgetContext } from '../../../shared/widget/use-widget.ts';

/** A wrapper for `render`: the provider that the definition of a widget sets up around its component. */
export function withWidget(context: WidgetContext<unknown>) {
  return function Wrapper({ children }: { readonly children: ReactNode }): ReactElement {
    return <CurrentWidgetContext value={context}>{children}</CurrentWidgetContext>;
  };
}
