import { matches } from './foreign-dom.ts';
import { listen } from './listen.ts';
import { press, wantsElsewhere } from './keys-and-clicks.ts';

/**
 * @param pressed the innermost element around the press that matches the selector
 * @returns whether that answers the press: then the browser does nothing more, and nobody else is asked
 */
export type OnPress = (pressed: HTMLElement, event: MouseEvent) => boolean;

interface Presses {
  readonly selector: string;
  /** Undefined if others handle the presses, and only held keys are to be ignored. */
  readonly onPress?: OnPress;
}

const byRoot = new WeakMap<EventTarget, Set<Presses>>();
let count = 0;
let ending = new AbortController();

/** Whether Enter or Space went down on something of ours: while it is held, it presses nothing more, wherever the focus goes. */
let isHeld = false;

const isElement = (node: EventTarget | undefined): node is HTMLElement => node instanceof Element;

/** Everything that a press concerns, from the inside out. */
function findPressed(path: readonly EventTarget[]) {
  return path.flatMap((root, index) =>
    [...(byRoot.get(root) ?? [])].flatMap(({ selector, onPress }) => {
      const inside = path.slice(0, index + 1).filter(isElement);
      const pressed = inside.find((element) => matches(element, selector));
      return pressed ? [{ pressed, onPress }] : [];
    }),
  );
}

function onClick(event: MouseEvent): void {
  const path = event.composedPath();
  // A modifier means a new tab or a download for a link; a button is pressed with one too.
  const isOnLink = path.some((node) => isElement(node) && matches(node, ':any-link'));
  if (isOnLink && wantsElsewhere(event)) return;
  if (findPressed(path).some(({ pressed, onPress }) => onPress?.(pressed, event))) {
    event.preventDefault();
  }
}

/** Whether the browser itself makes a click of a key on an element, or writes with it. */
function isBrowsers(element: Element, key: string): boolean {
  if (!matches(element, ':any-link')) return matches(element, 'button, input, select, summary');
  return key === 'Enter' || !matches(element, '[role="button"], [role="tab"]');
}

/** Whether a key writes into the element. */
function isWriting(element: HTMLElement, key: string): boolean {
  if (matches(element, 'textarea') || element.isContentEditable) return true;
  return key === ' ' && matches(element, 'input');
}

function onKeydown(event: KeyboardEvent): void {
  const { key, repeat } = event;
  if (!['Enter', ' ', 'Escape'].includes(key)) return;
  const path = event.composedPath();
  const [target] = path;
  if (!isElement(target)) return;
  const found = findPressed(path);
  const own = found.filter(({ pressed }) => pressed === target);
  const isOnOurs = own.length > 0 && !isWriting(target, key);
  if (repeat) {
    // Ours may have the focus only since something was closed or pressed.
    const isIgnored = key === 'Escape' ? found.length > 0 : isHeld || isOnOurs;
    if (isIgnored) event.preventDefault();
    return;
  }
  if (key === 'Escape') return;
  isHeld = isOnOurs;
  const isOurs = own.some(({ onPress }) => onPress !== undefined);
  if (!isOurs || isBrowsers(target, key)) return;
  event.preventDefault();
  press(target);
}

function add(root: EventTarget, presses: Presses, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (count === 0) ending = new AbortController();
  // Each time, because `document.open()` removes listeners; the browser keeps only one of the same.
  const options = { capture: true, signal: ending.signal };
  listen(window, ['click'], onClick, options);
  listen(window, ['keydown'], onKeydown, options);
  const ofRoot = byRoot.get(root) ?? new Set();
  byRoot.set(root, ofRoot.add(presses));
  count += 1;
  signal.addEventListener('abort', () => {
    ofRoot.delete(presses);
    count -= 1;
    if (count === 0) ending.abort();
  });
}

/**
 * Calls back when the visitor presses what an author has marked, before any handler of the page, which may stop or
 * prevent the event for all links (DECISIONS "Handlers of the page"). Keys press what is not operable by them; one that
 * is held presses once, and Escape closes one thing. One listener of the browser's serves all.
 *
 * @param onPress must not throw: others come after it
 */
export function listenToPresses(
  root: EventTarget,
  selector: string,
  onPress: OnPress,
  signal: AbortSignal,
): void {
  add(root, { selector, onPress }, signal);
}

/** A key that is held on something in the element presses once, and Escape closes one thing. */
export function ignoreHeldKeys(root: EventTarget, signal: AbortSignal): void {
  add(root, { selector: '*' }, signal);
}
