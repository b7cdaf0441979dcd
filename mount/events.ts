import { type WidgetAction } from '../shared/widget/define-widget.ts';

/** The events that a page may listen to (CONTRACT 2), with their details. */
export interface WidgetEvents {
  'widget:mounted': { readonly widget: string };
  'widget:failed': { readonly widget: string; readonly error: Error };
  'widget:unmounted': { readonly widget: string };
  'widget:action': WidgetAction & { readonly widget: string };
}

/**
 * Sends a bubbling event from a mount point, in a microtask: the page's listeners never run inside
 * React, and find the element as the event says it is.
 */
export function sendEvent<Name extends keyof WidgetEvents>(
  element: Element,
  name: Name,
  detail: WidgetEvents[Name],
): void {
  queueMicrotask(() => {
    element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  });
}
