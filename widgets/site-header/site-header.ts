import { keptFromRouters } from '../../shared/dom/kept-from-routers.ts';
import { press } from '../../shared/dom/press.ts';
import { wantsElsewhere } from '../../shared/dom/wants-elsewhere.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { quote } from '../../shared/widget/problem.ts';
import { linksAfterKey } from './links-after-key.ts';

interface Panel {
  /** The link or button that opens and closes it. */
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
}

/** What the arrow keys go along. */
const links = 'a[href], [data-panel]';

/** What an event hit: the element itself or an ancestor. */
function find({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/**
 * Turns the links with `data-panel="#id"` into buttons that open that panel. Without the script they
 * stay links, and the panels hidden.
 */
export function startSiteHeader(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'borrow' | 'report' | 'act' | 'guard'>,
): void {
  const { element, signal, borrow, report, act, guard } = context;
  const { ownerDocument: document } = element;
  let open: Panel | undefined;

  const panels: Panel[] = [];
  for (const toggle of element.querySelectorAll<HTMLElement>('[data-panel]')) {
    const name = toggle.dataset['panel'] ?? '';
    const panel = document.getElementById(name.replace('#', ''));
    if (panel) {
      panels.push({ toggle, panel });
      continue;
    }
    const expected = '# and the id of an element of this page';
    const outcome = 'It stays a plain link.';
    report({ where: 'data-panel', found: quote(name), expected, outcome, severity: 'warning' });
  }

  if (!element.querySelector('[data-panel]')) {
    report({
      where: 'the content',
      found: 'without panels',
      expected: 'links or buttons with data-panel="#id", the id of what they open',
      outcome: 'The header stays as it is.',
    });
  }

  const setOpen = (next: Panel | undefined) => {
    open = next;
    for (const { toggle, panel } of panels) {
      const isOpen = panel === next?.panel;
      borrow.attributes(panel, { hidden: isOpen ? null : '' });
      borrow.attributes(toggle, { 'aria-expanded': String(isOpen) });
    }
  };
  const close = (returnsFocus: boolean) => {
    const { toggle } = open ?? {};
    setOpen(undefined);
    if (returnsFocus) toggle?.focus();
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    target.addEventListener(type, guard(listener) as EventListener, { signal });
  };

  for (const { toggle, panel } of panels) {
    borrow.attributes(toggle, { ...keptFromRouters, 'aria-controls': panel.id });
    if (toggle.localName !== 'button') borrow.attributes(toggle, { role: 'button' });
  }
  setOpen(undefined);

  listen(element, 'click', (event) => {
    // A link that is to open in another window stays a link.
    if (event.defaultPrevented || wantsElsewhere(event)) return;
    const toggle = find(event, '[data-panel]');
    const chosen = panels.find((each) => each.toggle === toggle);
    if (chosen) {
      event.preventDefault();
      const isOpening = chosen !== open;
      setOpen(isOpening ? chosen : undefined);
      // A panel with a text field focuses the field.
      if (isOpening) chosen.panel.querySelector('input')?.focus();
      const label = chosen.toggle.textContent.trim();
      act({ action: isOpening ? 'open' : 'close', label });
    } else if (find(event, '[data-panel-close]')) {
      close(true);
    } else if (open?.panel.contains(find(event, 'a[href]'))) {
      // A link to a place on the same page must not leave the panel over it.
      close(false);
    }
  });
  listen(element, 'submit', () => {
    // Never the typed text.
    act({ action: 'submit' });
  });
  listen(element, 'keydown', (event) => {
    // A link with the role of a button has to act like one.
    const toggle = event.key === ' ' && find(event, '[data-panel][role="button"]');
    if (!toggle) return;
    event.preventDefault();
    press(toggle);
  });
  listen(element, 'keydown', (event) => {
    const { key } = event;
    const link = find(event, links);
    if (!link || wantsElsewhere(event)) return;
    const panelOf = (each: Element) => panels.find(({ panel }) => panel.contains(each))?.panel;
    // From the button of an open panel into it.
    const isInto = link === open?.toggle && /Down|Right/.test(key);
    const list = isInto ? open?.panel : panelOf(link);
    const beside = [...element.querySelectorAll<HTMLElement>(links)].filter(
      (each) => panelOf(each) === list,
    );
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    linksAfterKey(key, beside, beside.indexOf(link), isRightToLeft).some((each) => {
      event.preventDefault();
      each.focus();
      return each.matches(':focus');
    });
  });
  listen(document, 'keydown', ({ key }) => {
    if (key === 'Escape' && open) close(true);
  });
  // Panels cover the page: they close when the visitor moves on, so that nothing below them has the focus.
  for (const type of ['focusout', 'click'] as const) {
    listen(type === 'click' ? document : element, type, (event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (open && to instanceof Node && !element.contains(to)) close(false);
    });
  }
}
