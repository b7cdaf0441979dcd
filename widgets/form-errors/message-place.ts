import { findTarget } from '../../shared/dom/find-target.ts';
import { findAll, parentOf, readAttribute, textOf } from '../../shared/dom/foreign-dom.ts';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { type FormControl, formOf } from './form-control.ts';

/** Where the messages of a control stand, or of a group of controls. */
export interface MessagePlace {
  /** The element that names the place: the control, or the group that it is in. */
  readonly described: Element;
  /** The element that `aria-describedby` or `aria-errormessage` names. */
  readonly room: HTMLElement;
  /** The author's messages inside. */
  readonly messages: readonly HTMLElement[];
}

const readIds = (element: Element) =>
  ['aria-errormessage', 'aria-describedby']
    .map((name) => readAttribute(element, name) ?? '')
    .join(' ')
    .split(/\s+/);

/** Finds the place that a control or the nearest element around it names. */
export function findMessagePlace(control: FormControl): MessagePlace | undefined {
  const form = formOf(control) ?? undefined;
  for (let each: Element | null = control; each && each !== form; each = parentOf(each)) {
    for (const id of readIds(each)) {
      const room = findTarget(`#${id}`, form);
      const messages = room ? findAll<HTMLElement>(room, '[data-error]') : [];
      if (room && messages.length > 0) return { described: each, room, messages };
    }
  }
  return undefined;
}

/**
 * Finds the author's message for what is wrong: the one of that kind, or else the one without a kind. What a script of
 * the site has set by `setCustomValidity` stands above both, as it does in the browser's bubble.
 *
 * @returns undefined if the author left it to the browser's words
 */
export function findMessage(
  messages: readonly HTMLElement[],
  { validity }: FormControl,
): HTMLElement | undefined {
  const kindOf = (message: Element) => readAttribute(message, 'data-error') ?? '';
  const written = messages.filter((message) => textOf(message).trim() !== '');
  if (validity.customError) return written.find((message) => kindOf(message) === 'custom-error');
  const isOfKind = (message: Element) =>
    Reflect.get(validity, toCamelCase(kindOf(message))) === true;
  return written.find(isOfKind) ?? written.find((message) => kindOf(message) === '');
}
