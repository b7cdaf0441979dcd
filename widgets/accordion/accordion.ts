import { findTarget } from '../../shared/dom/find-target.ts';
import {
  closest,
  contains,
  findAll,
  findFirst,
  parentOf,
  readAttribute,
  textOf,
  writeAttribute,
} from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToFragment } from '../../shared/dom/listen-to-fragment.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { type accordionContract } from './accordion.contract.ts';

/** The `<details>` around an element, if there is one. */
function findAround(element: Element): Element | null {
  const parent = parentOf(element);
  return parent && closest(parent, 'details');
}

/** Opens everything, also what closes each other by a shared `name`. Call the result to undo it. */
function openAll(items: readonly HTMLDetailsElement[]): () => void {
  const closed = items.filter(({ open }) => !open);
  const names = items.map((item) => readAttribute(item, 'name'));
  for (const item of items) writeAttribute(item, 'name', null);
  for (const item of closed) item.open = true;
  return () => {
    for (const item of closed) item.open = false;
    for (const [index, item] of items.entries()) {
      writeAttribute(item, 'name', names[index] ?? null);
    }
  };
}

/**
 * Opens the `<details>` that the address or a link names, and all of them for printing; closes the others where one at a
 * time is asked for. Opening and closing stay the browser's, which also finds words in what is closed.
 */
export function startAccordion(
  { oneOpen }: ConfigOf<typeof accordionContract.attributes>,
  { element, act, changes, guard, signal }: BehaviourContext,
): FatalProblem | undefined {
  // Each time anew: the page may add some.
  const findItems = () => findAll<HTMLDetailsElement>(element, 'details');
  if (findItems().length === 0) {
    const expected = '<details> with a <summary>';
    return toFatal(describeMissingContent('parts that open', expected));
  }

  let endPrint: (() => void) | undefined;
  /** @returns whether there were any, at the same level */
  const closeOthers = (opened: HTMLDetailsElement) => {
    if (!oneOpen || endPrint) return false;
    const others = findItems().filter(
      (item) => item.open && item !== opened && findAround(item) === findAround(opened),
    );
    for (const item of others) item.open = false;
    return others.length > 0;
  };
  const reveal = guard(() => {
    const target = findTarget(location.hash, element);
    const around = findItems().filter((item) => contains(item, target));
    const isHidden = around.some(({ open }) => !open);
    for (const item of around) {
      item.open = true;
      closeOthers(item);
    }
    if (isHidden) target?.scrollIntoView();
  });

  let pressed: Element | null = null;
  const onSummary = (summary: HTMLElement) => {
    pressed = parentOf(summary);
    return false;
  };
  const onLink = (link: HTMLElement) => {
    // The address stays the same if it was the last link pressed: the browser tells nobody.
    setTimeout(() => {
      if ('href' in link && link.href === location.href) reveal();
    });
    return false;
  };
  // The browser's search in the page and other scripts open parts too.
  const onToggle = guard(({ target }: Event) => {
    const item = findItems().find((each) => each === target);
    if (!item) return;
    const summary = item === pressed ? findFirst(item, 'summary') : undefined;
    if (summary) {
      pressed = null;
      act({ action: item.open ? 'open' : 'close', label: textOf(summary).trim() });
    }
    // What closed above may have moved the pressed one out of view.
    if (item.open && closeOthers(item) && summary) {
      summary.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  });
  // Without a guard, which runs nothing once the life has ended.
  const onPrinted = () => {
    endPrint?.();
    endPrint = undefined;
  };
  const onPrint = guard(() => {
    onPrinted();
    endPrint = openAll(findItems());
  });

  changes.untilEnd(onPrinted);
  listenToPresses(element, 'summary', onSummary, signal);
  listenToPresses(document, 'a[href*="#"]', onLink, signal);
  listenToFragment(reveal, signal);
  listen(element, ['toggle'], onToggle, { signal, capture: true });
  listen(window, ['beforeprint'], onPrint, { signal });
  listen(window, ['afterprint'], onPrinted, { signal });
  reveal();
  return undefined;
}
