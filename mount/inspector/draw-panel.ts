import { readAttribute } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { readWidgetName } from '../core/find.ts';
import { statusAttribute } from '../core/life.ts';
import { type EventLog } from './event-log.ts';
import { type Call } from './list-calls.ts';

export interface Inspected {
  readonly elements: readonly Element[];
  readonly log: EventLog;
  readonly calls: readonly Call[];
}

export interface Panel {
  readonly element: HTMLElement;
  readonly draw: (inspected: Inspected) => void;
}

interface PanelParts {
  /** Shows a mount point on the page. */
  readonly onChoose: (element: Element) => void;
  readonly onClose: () => void;
}

/** A mount point in the list. */
interface Row {
  readonly item: HTMLLIElement;
  readonly button: HTMLButtonElement;
  readonly problems: HTMLElement;
}

/** `carousel #home: mounted, 412 ms after the page began` */
function describePoint(element: Element, { historyOf }: EventLog): string {
  const id = readAttribute(element, 'id');
  const status = readAttribute(element, statusAttribute) ?? 'not found yet';
  const { mountedMs } = historyOf(element);
  const isMounted = status === 'mounted' && mountedMs !== undefined;
  const time = isMounted ? `, ${Math.round(mountedMs)} ms after the page began` : '';
  return `${readWidgetName(element) ?? ''}${id === null ? '' : ` #${id}`}: ${status}${time}`;
}

function makeButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = makeElement('button', '', text);
  button.type = 'button';
  listen(button, ['click'], onPress);
  return button;
}

const makeProblem = (text: string) => makeElement('p', 'problem', text);

function makeItem(...nodes: readonly Node[]): HTMLLIElement {
  const item = makeElement('li', '');
  item.replaceChildren(...nodes);
  return item;
}

function makeList(): HTMLUListElement {
  const list = makeElement('ul', '');
  list.role = 'list';
  return list;
}

/**
 * Makes these the content of a list, moving as few of them as possible: an element that is moved loses the
 * focus.
 */
function putInPlace(list: Element, items: readonly Element[]): void {
  for (const node of [...list.children]) {
    if (!items.includes(node)) node.remove();
  }
  items.forEach((item, index) => {
    const present = list.children[index];
    if (present !== item) list.insertBefore(item, present ?? null);
  });
}

/** Creates the inspector's panel: mount points, problems and calls. */
export function createPanel({ onChoose, onClose }: PanelParts): Panel {
  const element = makeElement('section', 'panel');
  element.ariaLabel = 'Widgets on this page';
  // A part that scrolls must be reachable by keyboard.
  element.tabIndex = 0;
  const head = makeElement('div', 'head');
  head.replaceChildren(makeElement('h2', '', 'Widgets'), makeButton('Close', onClose));
  const points = makeList();
  const pageProblems = makeElement('div', '');
  const callsHeading = makeElement('h3', '');
  const calls = makeList();
  element.replaceChildren(head, pageProblems, points, callsHeading, calls);
  listen(element, ['keydown'], (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') onClose();
  });

  // Rows keep their elements, so that the focus stays too.
  const rows = new Map<Element, Row>();
  const findRow = (point: Element): Row => {
    const known = rows.get(point);
    if (known) return known;
    const button = makeButton('', () => {
      onChoose(point);
    });
    const problems = makeElement('div', '');
    const row = { item: makeItem(button, problems), button, problems };
    rows.set(point, row);
    return row;
  };

  return {
    element,
    draw: (inspected) => {
      const { log } = inspected;
      const items = inspected.elements.map((point) => {
        const { item, button, problems } = findRow(point);
        button.textContent = describePoint(point, log);
        problems.replaceChildren(...log.historyOf(point).problems.map(makeProblem));
        return item;
      });
      putInPlace(points, items);
      pageProblems.replaceChildren(...log.pageProblems.map(makeProblem));
      const lines = inspected.calls.map(
        ({ address, durationMs, status }) =>
          `${address}: ${durationMs} ms${status === 0 ? '' : `, status ${status}`}`,
      );
      callsHeading.textContent = lines.length === 0 ? 'No calls' : 'Calls';
      calls.replaceChildren(...lines.map((line) => makeItem(new Text(line))));
    },
  };
}
