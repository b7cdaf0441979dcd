import { findClosest } from '../../shared/dom/find-closest.ts';
import { contains, findAll, findFirst } from '../../shared/dom/foreign-dom.ts';
import { readFocused, findById } from '../../shared/dom/page-document.ts';
import { routerOptOut } from '../../shared/dom/router-opt-out.ts';
import { listen } from '../../shared/dom/listen.ts';
import { press } from '../../shared/dom/press.ts';
import { wantsElsewhere } from '../../shared/dom/wants-elsewhere.ts';
import { describeMissingContent } from '../../shared/widget/missing-content.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { withoutTarget } from '../../shared/widget/without-target.ts';
import { isPresentPage } from './is-present-page.ts';
import { linksAfterKey } from './links-after-key.ts';

interface Panel {
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
}

/** The stops of the arrow keys. */
const links = 'a[href], [data-panel]';

/** Turns links with `data-panel="#id"` into buttons that open that panel. */
export function startSiteHeader(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'borrow' | 'report' | 'act'>,
): void {
  const { element, signal, borrow, report, act } = context;
  let open: Panel | undefined;

  const toggles = findAll<HTMLElement>(element, '[data-panel]');
  if (toggles.length === 0) {
    const expected = 'links or buttons with data-panel="#id", the id of what they open';
    report(describeMissingContent('panels', expected, 'The header stays as it is.'));
  }
  const panels = toggles.flatMap((toggle): Panel[] => {
    const name = toggle.dataset['panel'] ?? '';
    const panel = findById(name.replace('#', ''));
    if (panel) return [{ toggle, panel }];
    report(withoutTarget('data-panel', name, 'It stays a plain link.'));
    return [];
  });

  let present: readonly Element[] = [];
  const markPresent = () => {
    for (const link of present) borrow.attributes(link, { 'aria-current': null });
    // A CMS that marks the present page itself is right.
    const candidates = findFirst(element, '[aria-current]')
      ? []
      : findAll(element, 'a[href]:not([data-panel], [data-modal])');
    present = candidates.filter(
      (link) => link instanceof HTMLAnchorElement && isPresentPage(link, location),
    );
    for (const link of present) borrow.attributes(link, { 'aria-current': 'page' });
  };

  const setOpen = (next?: Panel) => {
    open = next;
    // A router may have kept the header while the page changed.
    markPresent();
    for (const each of panels) {
      const isOpen = each.panel === next?.panel;
      // A panel that is hidden would lose the focus.
      if (!isOpen && contains(each.panel, readFocused())) (next ?? each).toggle.focus();
      borrow.attributes(each.panel, { hidden: isOpen ? null : '' });
      borrow.attributes(each.toggle, { 'aria-expanded': String(isOpen) });
    }
  };
  const closeAndReturn = () => {
    const before = open?.toggle;
    setOpen();
    before?.focus();
  };
  /** Closes the panel when the visitor moves on: it would cover the focused element. */
  const onMove = (event: Event) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
    if (open && to instanceof Node && !contains(element, to)) setOpen();
  };

  for (const { toggle, panel } of panels) {
    borrow.attributes(toggle, {
      ...routerOptOut,
      'aria-controls': panel.id,
      ...(toggle.localName !== 'button' && { role: 'button' }),
    });
  }
  setOpen();

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || wantsElsewhere(event)) return;
    const toggle = findClosest(event, '[data-panel]');
    const chosen = panels.find((each) => each.toggle === toggle);
    if (chosen) {
      event.preventDefault();
      const isOpening = chosen !== open;
      setOpen(isOpening ? chosen : undefined);
      if (isOpening) findFirst(chosen.panel, 'input')?.focus();
      const label = chosen.toggle.textContent.trim();
      act({ action: isOpening ? 'open' : 'close', label });
    } else if (findClosest(event, '[data-panel-close]')) {
      closeAndReturn();
    } else if (open && contains(open.panel, findClosest(event, 'a[href]'))) {
      // The link may lead to a place on the same page, which the panel would cover.
      setOpen();
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const link = findClosest(event, links);
    if (key === ' ' && link?.matches('[data-panel][role="button"]')) {
      event.preventDefault();
      press(link);
    }
    if (!link || wantsElsewhere(event)) return;
    const panelOf = (each: Element) => panels.find(({ panel }) => contains(panel, each))?.panel;
    const isInto = link === open?.toggle && /Down|Right/.test(key);
    const list = isInto ? open?.panel : panelOf(link);
    const beside = findAll<HTMLElement>(element, links).filter((each) => panelOf(each) === list);
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    linksAfterKey(key, beside, beside.indexOf(link), isRightToLeft).some((each) => {
      event.preventDefault();
      each.focus();
      return each.matches(':focus');
    });
  };
  const onSubmit = () => {
    // Without the typed text, which may be personal.
    act({ action: 'submit' });
  };
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) closeAndReturn();
  };
  listen(element, ['click'], onClick, { signal });
  listen(element, ['submit'], onSubmit, { signal });
  listen(element, ['keydown'], onKey, { signal });
  listen(element, ['focusout'], onMove, { signal });
  listen(document, ['keydown'], onEscape, { signal });
  listen(document, ['click'], onMove, { signal });
}
