/**
 * Discrete events whose handlers widgets have. Moves and scrolls are left out: nothing of ours runs
 * per frame.
 */
const eventTypes = [
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'keydown', 'keyup', 'beforeinput', 'input'],
  ...['change', 'submit', 'reset', 'invalid', 'focusin', 'focusout', 'focus', 'blur', 'paste'],
  ...['copy', 'cut', 'pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'pointerout'],
  ...['mousedown', 'mouseup', 'touchstart', 'touchend', 'toggle', 'cancel', 'close', 'load'],
  ...['error', 'play', 'pause', 'ended', 'scrollend', 'transitionend', 'animationend'],
] as const;

/**
 * Finds out whose event handler threw. React hands what a handler throws to `window` without saying
 * which root it was, but while it happens the event's `currentTarget` is still the root's element.
 *
 * @param onError told the element on which a handler threw; returns whether that was one of ours
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
      const elements = underway
        .map((other) => other.currentTarget)
        .filter((target) => target instanceof Element);
      const isOurs = elements.some((element) => onError(element, event.error));
      // It is told in the widget's own words; the browser need not say it again.
      if (isOurs) event.preventDefault();
    },
    { signal },
  );

  return () => {
    controller.abort();
  };
}
