import {
  findAll,
  matches,
  readAttribute,
  readProperty,
  send,
  textOf,
} from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { findFocused } from '../../shared/dom/focus.ts';
import { type Life } from '../core/life.ts';
import { type Guard } from './guard.ts';

/** Inputs that are pressed, dragged or invisible: nothing is typed in them. */
const withoutText = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

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
 * Resolves when the focus has moved. A press that moved it has ended by then, so that its target is still there for the
 * click.
 */
function whenFocusMoves(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    let isPressed = false;
    const onMove = ({ type }: Event) => {
      if (type.startsWith('pointer')) isPressed = type === 'pointerdown';
      setTimeout(() => {
        if (isPressed) return;
        waiting.abort();
        resolve();
      });
    };
    const types = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel'];
    listen(document, types, onMove, { capture: true, signal: waiting.signal });
  });
}

/** Whether a control in the new content does what the old one did: a field of its kind, or a control of its name. */
function isCounterpart(place: Element, former: Element): boolean {
  if (isTextField(former)) return isTextField(place) && kindOf(place) === kindOf(former);
  return nameOf(former) !== '' && nameOf(place) === nameOf(former);
}

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
    const place = places.find((each) => isCounterpart(each, former)) ?? places[0];
    place?.focus({ preventScroll: true });
  };
}

/** Waits until a visitor has left the CMS content, and moves text and focus to the widget. */
export const typingVisitor: Guard = {
  name: 'typing visitor',
  start: () => {
    const kept = new WeakMap<Life, () => void>();
    return {
      beforePlace: (life) => {
        const { element, isReact } = life;
        if (!isReact) return undefined;
        kept.set(life, keepVisitorInput(element));
        if (!isVisitorBusy(element)) return undefined;
        life.setStatus('pending');
        life.settle();
        return whenFocusMoves();
      },
      afterPlace: (life) => kept.get(life)?.(),
    };
  },
};
