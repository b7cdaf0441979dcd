import { type ReactElement } from 'react';
import { nextTask } from '../../shared/dom/next-task.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';
import { type WidgetContext } from '../../shared/widget/use-widget.ts';

/**
 * Has a React widget load its data. A behaviour has nothing to load.
 *
 * @returns what is to be drawn; null for a behaviour, undefined if there is nothing to show
 */
export async function load<Api>(
  widget: Widget<Api>,
  config: unknown,
  context: WidgetContext<Api>,
): Promise<ReactElement | null | undefined> {
  const content = widget.kind === 'react' ? await widget.load(config, context) : null;
  // Many may have waited for the same answer: each goes on in a task of its own.
  if (content !== undefined) await nextTask();
  return content;
}
