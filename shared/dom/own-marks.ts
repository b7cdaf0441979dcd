import {
  childNodesOf,
  findAll,
  readAttribute,
  replaceElement,
  writeAttribute,
} from './foreign-dom.ts';

// A page may be saved, archived or copied while the script runs. Everything of ours in it carries a mark, by which it is
// known whatever the page does to its looks, and by which a later run, or this one in a copy, clears what nothing drives.

/** On each element of ours: the id of the content of the page whose place it takes, if it takes one. */
const drawnAttribute = 'data-widget-drawn';
/** On an element of ours that contains content of the page: the id of the place to which that belongs. */
const holdsAttribute = 'data-widget-holds';
/** On an element of the page that is changed: as JSON, what it had before. */
const beforeAttribute = 'data-widget-before';
const styleMark = 'style:';

interface Before {
  readonly value: string | null;
  /** How many behaviours have changed it. */
  readonly holders: number;
}

// Properties of the elements that a run drives. No copy and no saved page has them; other copies of the script see them.
const driven = Symbol.for('private-markets-widgets:driven');
const changes = Symbol.for('private-markets-widgets:changes');

const write = (element: Element, key: symbol, value: unknown) => Reflect.set(element, key, value);

export const makeMarkId = () => `pmw-${Math.random().toString(36).slice(2, 8)}`;

/** @param placeId the id of the content whose place it takes */
export function markDrawn(element: Element, placeId = ''): void {
  write(element, driven, true);
  writeAttribute(element, drawnAttribute, placeId);
}

export function markHolder(element: Element, placeId: string): void {
  write(element, driven, true);
  writeAttribute(element, holdsAttribute, placeId);
}

/** Whether an element that was drawn is still ours: a morph may have made it one of the page. */
export const isDrawn = (element: Element) => readAttribute(element, drawnAttribute) !== null;

/** Nothing drives it any more: if it is still in the page, it is cleared like what an earlier run left. */
export const forgetDrawn = (element: Element) => write(element, driven, false);

export const nameStyle = (property: string) => styleMark + property;

/** `block!important`; `!` where it has none. */
export const readStyle = ({ style }: ElementCSSInlineStyle, property: string) =>
  `${style.getPropertyValue(property)}!${style.getPropertyPriority(property)}`;

/** Through the object model, which no policy forbids. */
export function writeStyle({ style }: ElementCSSInlineStyle, property: string, text: string): void {
  const [value = '', priority] = text.split('!');
  style.setProperty(property, value, priority);
}

/** Browsers leave one behind. Chromium removes it only once it has been read. */
export function removeEmptyStyle(element: ElementCSSInlineStyle & Element): void {
  if (element.style.length > 0 || readAttribute(element, 'style') === null) return;
  writeAttribute(element, 'style', null);
}

/** Notes what an element had before a behaviour changed it. @returns a function that the behaviour calls when it is undone */
export function noteBefore(element: Element, name: string, value: string | null): () => void {
  const all = (Reflect.get(element, changes) ?? new Map()) as Map<string, Before>;
  write(element, changes, all);
  const count = (by: number) => {
    const present = all.get(name) ?? { value, holders: 0 };
    const holders = present.holders + by;
    if (holders > 0) all.set(name, { ...present, holders });
    else all.delete(name);
    if (holders !== (by > 0 ? 1 : 0)) return;
    const values = [...all].map(([each, before]) => [each, before.value]);
    const text = JSON.stringify(Object.fromEntries(values));
    writeAttribute(element, beforeAttribute, all.size > 0 ? text : null);
  };
  count(1);
  return () => {
    count(-1);
  };
}

/** What behaviours change: anybody may have written the mark, so that it restores no handler and no address. */
const restorable =
  /^(?:aria-[a-z]+|data-[a-z-]+|role|id|title|hidden|inert|tabindex|controls|preload|popover)$/;

function restore(element: Element): void {
  let before: unknown;
  try {
    before = JSON.parse(readAttribute(element, beforeAttribute) ?? '');
  } catch {
    // Not as it was written: what it says is lost.
  }
  writeAttribute(element, beforeAttribute, null);
  for (const [name, value] of Object.entries(Object(before) as object) as [string, unknown][]) {
    const text = typeof value === 'string' ? value : null;
    if (restorable.test(name)) writeAttribute(element, name, text);
    const isStyle = name.startsWith(styleMark) && text !== null && !/url|image/i.test(text);
    if (!isStyle || !(element instanceof HTMLElement)) continue;
    writeStyle(element, name.slice(styleMark.length), text);
    removeEmptyStyle(element);
  }
}

const findMarked = (root: Node, attribute: string) => {
  const found = findAll(root, `[${attribute}]`);
  return root instanceof Element && readAttribute(root, attribute) !== null
    ? [root, ...found]
    : found;
};

/** Clears what an earlier run, or this one in a copy, has left at and below a node. What this run drives stays. */
export function clearLeftovers(
  root: Node,
  findContent: (placeId: string) => readonly Node[] | undefined,
): void {
  const isDead = (element: Element) => Reflect.get(element, driven) !== true;
  for (const element of findMarked(root, drawnAttribute).filter(isDead)) {
    const placeId = readAttribute(element, drawnAttribute) ?? '';
    const holder = [element, document]
      .flatMap((each) => findMarked(each, holdsAttribute))
      .find((each) => isDead(each) && readAttribute(each, holdsAttribute) === placeId);
    replaceElement(element, holder ? childNodesOf(holder) : (findContent(placeId) ?? []));
  }
  const isChanged = (element: Element) => Reflect.has(element, changes);
  for (const element of findMarked(root, beforeAttribute))
    if (!isChanged(element)) restore(element);
}
