import { type WidgetAction } from '../shared/widget/use-widget.ts';
import { send } from './foreign-dom.ts';

/** One line of the console as data, for a site's own monitoring. */
export interface ProblemDetail {
  /** The widget's name as the author wrote it; `page` where the problem concerns the whole page. */
  readonly widget: string;
  /** The attribute or field, or what the script was doing when something threw. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  readonly message: string;
  readonly isFatal: boolean;
}

/** The events that a page may listen to (CONTRACT 2), with their details. */
export interface WidgetEvents {
  'widget:mounted': { readonly widget: string };
  'widget:failed': { readonly widget: string; readonly error: Error };
  'widget:unmounted': { readonly widget: string };
  'widget:action': WidgetAction & { readonly widget: string };
  'widget:problem': ProblemDetail;
}

/**
 * Sends a bubbling event from a mount point, in a microtask: the page's listeners never run inside React, and
 * the element is already in the state that the event reports.
 */
export function sendEvent<Name extends keyof WidgetEvents>(
  element: Element,
  name: Name,
  detail: WidgetEvents[Name],
): void {
  queueMicrotask(() => {
    send(element, new CustomEvent(name, { bubbles: true, detail }));
  });
}
