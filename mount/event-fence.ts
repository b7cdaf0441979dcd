/**
 * Discrete events whose handlers widgets have. Moves and scrolls are left out: nothing of ours runs
 * per frame. Our own events are among them, so that what their listeners throw is the page's.
 */
const eventTypes = [
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'keydown', 'keyup', 'beforeinput', 'input'],
  ...['change', 'submit', 'reset', 'invalid', 'focusin', 'focusout', 'focus', 'blur', 'paste'],
  ...['copy', 'cut', 'pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'pointerout'],
  ...['mousedown', 'mouseup', 'mouseover', 'mouseout', 'touchstart', 'touchend', 'touchcancel'],
  ...[
    'dragstart',
    'dragend',
    'dragenter',
    'dragleave',
    'drop',
    'toggle',
    'cancel',
    'close',
    'load',
  ],
  ...['error', 'play', 'pause', 'ended', 'scrollend', 'transitionend', 'animationend'],
  ...['widget:mounted', 'widget:failed', 'widget:unmounted', 'widget:action'],
] as const;

/**
 * Finds out whose event handler threw. React hands what a handler throws to `window` without saying
 * which root it was, but while it happens the event's `currentTarget` is still the root's element, or
 * for events that do not bubble the element itself. A listener that the page put on the very same
 * element cannot be told from React's.
 *
 * @param onError told the element on which a listener threw; returns whether that was one of ours
 * @returns stops listening
 */
export function startEventFence(
  window: Window,
  onError: (element: Element, error: unknown) => boolean,
): () => void {
  /** Events that are on their way; more than one where a handler moves the focus, for example. */
  let underway: Event[] = [];
  const controller = new AbortController();
  const { signal } = controller;

  const remember = (event: Event) => {
    // That is how the browser tells of what a listener threw.
    if (event instanceof ErrorEvent) return;
    underway = underway.filter((earlier) => earlier.eventPhase !== Event.NONE);
    underway.push(event);
  };
  for (const type of eventTypes) {
    window.addEventListener(type, remember, { capture: true, passive: true, signal });
  }

  window.addEventListener(
    'error',
    (event) => {
      // Resource errors come here too; those have no error to speak of.
      if (!(event instanceof ErrorEvent)) return;
      // The innermost: a page's focusin listener is not to be blamed on the click that moved the focus.
      const innermost = underway.findLast((other) => other.eventPhase !== Event.NONE);
      const target = innermost?.currentTarget;
      const isOurs = target instanceof Element && onError(target, event.error);
      // It is told in the widget's own words; the browser need not say it again.
      if (isOurs) event.preventDefault();
    },
    { signal },
  );

  return () => {
    controller.abort();
  };
}
