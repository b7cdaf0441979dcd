import { type WidgetContext } from '../../shared/widget/define-widget.ts';

/** Acts on the markup of the CMS. @returns what ends it */
export function startTabs(context: WidgetContext<unknown>): () => void {
  return () => void context;
}
