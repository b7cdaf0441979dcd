import {
  contains,
  findAll,
  isConnected,
  matches,
  readAttribute,
  readProperty,
  send,
  textOf,
} from '../shared/dom/foreign-dom.ts';
import { listen } from '../shared/dom/listen.ts';
import { readFocused } from '../shared/dom/page-document.ts';

/** Inputs that are pressed, dragged or invisible: nothing is typed in them. */
const withoutText = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const submits = 'button:not([type]), [type="submit" i]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  if (element instanceof HTMLInputElement) return !withoutText.test(element.type);
  return element instanceof HTMLTextAreaElement;
}

const findTextFields = (element: Element) =>
  findAll(element, 'input, textarea').filter(isTextField);

const isChanged = ({ value, defaultValue }: TextField) => value !== defaultValue;

const kindOf = ({ type }: TextField) => (type === 'search' ? 'text' : type);

const nameOf = (element: Element) =>
  (readAttribute(element, 'aria-label') ?? textOf(element)).trim().toLowerCase();

function findFocused(element: Element): Element | undefined {
  const focused = readFocused();
  return focused !== null && contains(element, focused) ? focused : undefined;
}

/** The focused element in the open shadow roots of others: a field of a site's own element. */
function findInnermost(host: Element): Element {
  const inner = readProperty(Element.prototype, 'shadowRoot', host)?.activeElement;
  return inner ? findInnermost(inner) : host;
}

/**
 * Whether the focus is where a visitor types or chooses, inside an element: also in an embedded page, which would be
 * lost and whose fields nobody can see. The page's own `autofocus` does not count until something is typed.
 */
export function isVisitorBusy(element: Element): boolean {
  const host = findFocused(element);
  if (host === undefined) return false;
  const focused = findInnermost(host);
  const isText = isTextField(focused);
  if (matches(focused, '[autofocus]')) return isText && isChanged(focused);
  return isText || matches(focused, 'select, :read-write, iframe, embed, object');
}

/**
 * Calls back once the visitor has left an element. A press that moved the focus away has ended by then, so
 * that its target is still there for the click.
 */
export function whenVisitorLeaves(
  element: Element,
  signal: AbortSignal,
  callback: () => void,
): void {
  const waiting = new AbortController();
  const ended = AbortSignal.any([signal, waiting.signal]);
  let isPressed = false;
  const onMove = ({ type }: Event) => {
    if (type.startsWith('pointer')) isPressed = type === 'pointerdown';
    setTimeout(() => {
      if (ended.aborted || isPressed || isVisitorBusy(element)) return;
      waiting.abort();
      callback();
    });
  };
  const types = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel'];
  listen(document, types, onMove, { capture: true, signal: ended });
}

/** Rules that recognise the control in the new content that does what the old one did, the surest first. */
const counterparts: readonly ((place: Element, former: Element) => boolean)[] = [
  (place, former) => isTextField(former) && isTextField(place) && kindOf(place) === kindOf(former),
  (place, former) => nameOf(former) !== '' && nameOf(place) === nameOf(former),
  (place, former) => matches(place, submits) && matches(former, submits),
  () => true,
];

function canTakeFocus(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
  if (matches(element, ':disabled, [inert], [inert] *')) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** As typing would: React compares the value with what it last wrote, through a setter of its own. */
function type(field: TextField, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', text, field);
  send(field, new Event('input', { bubbles: true }));
}

/**
 * Remembers what a visitor has typed and focused inside an element before its content is removed.
 *
 * @returns a function that restores text and focus in the new content
 */
export function keepVisitorInput(element: Element): () => void {
  const typed = findTextFields(element).filter(isChanged);
  const former = findFocused(element);

  return () => {
    for (const field of typed) {
      const isPlace = (each: TextField) => kindOf(each) === kindOf(field) && each.value === '';
      const place = findTextFields(element).find(isPlace);
      if (place) type(place, field.value);
    }
    if (former === undefined || findFocused(element)) return;
    const places = findAll(element, focusable).filter(canTakeFocus);
    const found = counterparts.map((rule) => places.find((place) => rule(place, former)));
    found.find(Boolean)?.focus({ preventScroll: true });
  };
}

/** Makes a change without telling anybody what it does to the focus and to popovers. */
function inSilence(step: () => void): void {
  const silence = new AbortController();
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
  };
  const types = ['blur', 'focus', 'focusin', 'focusout', 'beforetoggle'];
  listen(window, types, stop, { capture: true, signal: silence.signal });
  try {
    step();
  } finally {
    silence.abort();
  }
}

/**
 * Remembers the focus and the open popovers of an element that leaves the page for a moment. A menu that closes when
 * it loses the focus stays open.
 *
 * @returns a function that restores them
 */
export function keepFocus(element: Element, leave: () => void): (comeBack: () => void) => void {
  const focused = findFocused(element);
  const open = findAll(element, '[popover]').filter(
    (each) => each instanceof HTMLElement && each.popover && matches(each, ':popover-open'),
  ) as HTMLElement[];
  inSilence(leave);
  return (comeBack) => {
    inSilence(() => {
      comeBack();
      // One may have been closed meanwhile.
      for (const each of open) if (isConnected(each)) each.showPopover();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  };
}
