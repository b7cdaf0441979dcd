import { type DomChanges } from '../../shared/dom/dom-changes.ts';
import { contains, findAll, findFirst, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { readBody } from '../../shared/dom/page-document.ts';
import { routerOptOut } from '../../shared/dom/opt-outs.ts';
import { type PageContext } from '../../shared/widget/define-widget.ts';
import { type Problem, quote } from '../../shared/widget/problem.ts';
import { withoutTarget } from '../../shared/widget/describe-problems.ts';

export const openerSelector = '[data-modal]';

/** Elements that browsers make operable by keyboard. */
const operable = ':any-link, button, input, summary';

/** Openers for which Enter and Space are turned into clicks. */
const pressableSelector = `${openerSelector}:not(${operable})`;

export function findOpeners(): HTMLElement[] {
  return findAll<HTMLElement>(document, openerSelector);
}

/** Undefined, and reported, if there is no content: the opener keeps its own behaviour, for example as a link. */
export function findContent(
  opener: HTMLElement,
  report: PageContext['report'],
): HTMLElement | undefined {
  const name = opener.getAttribute('data-modal') ?? '';
  const content = name.startsWith('#') ? findTarget(name) : null;
  // An element that contains the whole page cannot be shown in a dialog on it.
  if (content && !contains(content, readBody())) return content;
  const outcome = 'It opens nothing; a link stays a plain link.';
  report(withoutTarget('data-modal', name, outcome), opener);
  return undefined;
}

const theContent = 'the content of a dialog';

const sayId = (content: HTMLElement) => quote(`#${readAttribute(content, 'id') ?? ''}`);

export function describeNotDisplayed(content: HTMLElement): Problem {
  return {
    where: theContent,
    found: `${sayId(content)} inside an element that is not displayed`,
    expected: 'content that stands among what visitors see',
    outcome:
      'The dialog stands at the end of the page: the form, the listeners and the styles around the content do not reach it.',
    severity: 'warning',
  };
}

export function describeCovered(content: HTMLElement): Problem {
  return {
    where: theContent,
    found: `${sayId(content)}, of which the page's styles show nothing`,
    expected: 'something to be seen',
    outcome: 'The dialog is empty.',
    severity: 'warning',
  };
}

export function describeHiddenDialog(content: HTMLElement): Problem {
  return {
    where: 'a dialog',
    found: `one with ${sayId(content)} that the page hides or has removed`,
    expected: 'one that is seen while it is open',
    outcome: 'It is closed, so that the page can be used.',
    severity: 'warning',
  };
}

/** The contents of a group with their openers: each content once, in document order. */
export function findGroup(
  opener: HTMLElement,
  report: PageContext['report'],
): ReadonlyMap<HTMLElement, HTMLElement> {
  const group = new Map<HTMLElement, HTMLElement>();
  const name = opener.dataset['modalGroup'];
  if (name === undefined) return group;
  for (const member of findOpeners()) {
    const content = member.dataset['modalGroup'] === name && findContent(member, report);
    if (content && !group.has(content)) group.set(content, member);
  }
  return group;
}

/** `data-modal-title` of opener or content, else the content's heading, else the opener's text. */
export function readName(content: HTMLElement, opener: HTMLElement | undefined): string {
  const heading = findFirst(content, 'h1, h2, h3, h4, h5, h6, [role="heading"]');
  const names = [
    opener?.dataset['modalTitle'],
    readAttribute(content, 'data-modal-title') ?? undefined,
    heading?.textContent,
    opener?.getAttribute('aria-label'),
    opener?.textContent,
  ];
  return names.map((name) => name?.trim().replace(/\s+/g, ' ')).find(Boolean) ?? '';
}

/** Makes an opener that is not a link or button operable by keyboard and screen reader. */
export function makeOperable(opener: HTMLElement, changes: DomChanges): void {
  const add = (name: string, value: string) => {
    if (!opener.hasAttribute(name)) changes.attributes(opener, { [name]: value });
  };
  add('aria-haspopup', 'dialog');
  changes.attributes(opener, routerOptOut);
  if (!opener.matches(pressableSelector)) return;
  if (opener.tabIndex < 0) changes.attributes(opener, { tabindex: '0' });
  add('role', 'button');
}
