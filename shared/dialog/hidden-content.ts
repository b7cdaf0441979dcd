import { type DomChanges } from '../dom/dom-changes.ts';
import { tagOf } from '../dom/foreign-dom.ts';

/**
 * No box that anybody sees or that takes room, but one in which the browser searches. A theme may hide the content by
 * `display` itself, then nothing would be found.
 */
const searchable = {
  display: 'block',
  position: 'fixed',
  scale: '0',
  'content-visibility': 'hidden',
};

const gone = { display: 'none' };

/** Only newer browsers search in what is hidden. */
const readHiding = (content: HTMLElement) =>
  'onbeforematch' in content
    ? { hidden: 'until-found', styles: searchable }
    : { hidden: '', styles: gone };

/** A closed dialog hides itself, and the page may open it on its own. */
const isDialog = (content: HTMLElement) => tagOf(content) === 'dialog';

/**
 * Hides content that is shown only in a modal. Addresses and the browser's search still find it: `beforematch` says so.
 * `hidden` alone is not enough: CMS editors remove it, and a theme's `section { display: block }` overrides it
 * (DECISIONS "What CMSs do to markup").
 */
export function hideContent(content: HTMLElement, changes: DomChanges): void {
  if (isDialog(content)) return;
  const { hidden, styles } = readHiding(content);
  changes.attributes(content, { hidden, 'aria-hidden': 'true' });
  for (const [property, value] of Object.entries(styles)) {
    changes.style(content, property, value, 'important');
  }
}

/** Shows it, whoever hid it, with the `display` that the author gave it. */
export function showContent(content: HTMLElement, changes: DomChanges): void {
  changes.attributes(content, { hidden: null, 'aria-hidden': null, inert: null });
  const { style } = content;
  for (const [property, value] of Object.entries(readHiding(content).styles)) {
    changes.style(content, property, null);
    // Another behaviour has hidden it too.
    if (style.getPropertyValue(property) === value) changes.style(content, property, '');
  }
  if (style.display === 'none') changes.style(content, 'display', '');
}
