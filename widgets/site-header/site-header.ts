import {
  closest,
  contains,
  findAll,
  findClosest,
  findFirst,
} from '../../shared/dom/foreign-dom.ts';
import { findFocused } from '../../shared/dom/focus.ts';
import { routerOptOut } from '../../shared/dom/opt-outs.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { isComposing, wantsElsewhere } from '../../shared/dom/keys-and-clicks.ts';
import { listen } from '../../shared/dom/listen.ts';
import { ignoreHeldKeys, listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { describeMissingContent, withoutTarget } from '../../shared/widget/describe-problems.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { isPresentPage } from './is-present-page.ts';
import { linksAfterKey } from './links-after-key.ts';

interface Panel {
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
}

/** The stops of the arrow keys. */
const links = 'a[href], [data-panel]';

const fields =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="image"], [type="reset"], [type="file"]), textarea';

/** Moves the focus to the first field of a panel that one can type in. Forms begin with hidden fields, and traps for robots. */
function focusFirstField(panel: HTMLElement): void {
  findAll<HTMLElement>(panel, fields)
    .filter((field) => field.tabIndex >= 0 && !field.closest('[aria-hidden="true"]'))
    .some((field) => {
      field.focus();
      return field.matches(':focus');
    });
}

/** Turns links with `data-panel="#id"` into buttons that open that panel. */
export function startSiteHeader(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'changes' | 'report' | 'act'>,
): void {
  const { element, signal, changes, report, act } = context;
  let open: Panel | undefined;

  const toggles = findAll<HTMLElement>(element, '[data-panel]');
  if (toggles.length === 0) {
    const expected = 'links or buttons with data-panel="#id", the id of what they open';
    report(describeMissingContent('panels', expected, 'The header stays as it is.'));
  }
  const panels = toggles.flatMap((toggle): Panel[] => {
    const name = toggle.dataset['panel'] ?? '';
    // A script may have copied the header, ids and all.
    const panel = findTarget(`#${name.replace('#', '')}`, element);
    if (panel) return [{ toggle, panel }];
    report(withoutTarget('data-panel', name, 'It stays a plain link.'));
    return [];
  });

  let present: readonly Element[] = [];
  const markPresent = () => {
    for (const link of present) changes.attributes(link, { 'aria-current': null });
    // A CMS that marks the present page itself is right.
    const candidates = findFirst(element, '[aria-current]')
      ? []
      : findAll(element, 'a[href]:not([data-panel], [data-modal])');
    present = candidates.filter(
      (link) => link instanceof HTMLAnchorElement && isPresentPage(link, location),
    );
    for (const link of present) changes.attributes(link, { 'aria-current': 'page' });
  };

  const setOpen = (next?: Panel) => {
    open = next;
    // A router may have kept the header while the page changed.
    markPresent();
    for (const each of panels) {
      const isOpen = each.panel === next?.panel;
      // A panel that is hidden would lose the focus.
      if (!isOpen && findFocused(each.panel)) (next ?? each).toggle.focus();
      changes.attributes(each.panel, { hidden: isOpen ? null : '' });
      changes.attributes(each.toggle, { 'aria-expanded': String(isOpen) });
    }
  };
  const closeAndReturn = () => {
    const before = open?.toggle;
    setOpen();
    before?.focus();
  };
  /** Whether it stands in a dialog that lies over the header, and gives the focus back to it. */
  const isInDialog = (place: EventTarget | null) => {
    const dialog = place instanceof Element ? closest(place, 'dialog') : null;
    return dialog !== null && !contains(dialog, element);
  };
  /** Closes the panel when the visitor moves on: it would cover the focused element. */
  const onMove = (event: Event) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
    if (open && to instanceof Element && !contains(element, to) && !isInDialog(to)) setOpen();
  };
  /** Between the two ends of a press nothing closes: what is pressed may move away from below the pointer. */
  let isPressing = false;
  const onPointer = ({ type }: Event) => {
    isPressing = type === 'pointerdown';
  };
  const onFocusOut = (event: FocusEvent) => {
    if (!isPressing) onMove(event);
  };

  for (const { toggle, panel } of panels) {
    changes.attributes(toggle, {
      ...routerOptOut,
      'aria-controls': panel.id,
      ...(toggle.localName !== 'button' && { role: 'button' }),
    });
  }
  setOpen();

  const onToggle = (pressed: HTMLElement) => {
    const chosen = panels.find(({ toggle }) => toggle === pressed);
    if (!chosen) return false;
    const isOpening = chosen !== open;
    setOpen(isOpening ? chosen : undefined);
    if (isOpening) focusFirstField(chosen.panel);
    const label = pressed.textContent.trim();
    act({ action: isOpening ? 'open' : 'close', label });
    return true;
  };
  const onClose = () => {
    closeAndReturn();
    return true;
  };
  /** A link in the panel may lead to a place on the same page, which the panel would cover. */
  const onLink = (event: MouseEvent) => {
    const link = findClosest(event, 'a[href]');
    if (!open || !contains(open.panel, link) || wantsElsewhere(event)) return;
    const target = link instanceof HTMLAnchorElement ? findTarget(link.hash) : null;
    // Prevented, it may open something in the panel; or the page scrolls there by itself.
    const isOnPage = target !== null && !contains(element, target);
    if (!event.defaultPrevented || (isOnPage && !isInDialog(target))) setOpen();
  };
  const onKey = (event: KeyboardEvent) => {
    const link = findClosest(event, links);
    if (!link || event.defaultPrevented || wantsElsewhere(event) || isInDialog(link)) return;
    const { key } = event;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const panelOf = (each: Element) => panels.find(({ panel }) => contains(panel, each))?.panel;
    const findAfter = (list: Element | undefined) => {
      const all = findAll<HTMLElement>(element, links);
      const beside = all.filter((each) => panelOf(each) === list && !isInDialog(each));
      return linksAfterKey(key, beside, beside.indexOf(link), isRightToLeft);
    };
    const isForward = key === 'ArrowDown' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
    const isInto = link === open?.toggle && isForward;
    const next = [...(isInto ? findAfter(open?.panel) : []), ...findAfter(panelOf(link))];
    const isMoved = next.some((each) => {
      each.focus();
      return each.matches(':focus');
    });
    if (isMoved) event.preventDefault();
  };
  const onSubmit = () => {
    // Without the typed text, which may be personal.
    act({ action: 'submit' });
  };
  const onEscape = (event: KeyboardEvent) => {
    const isOthers = event.defaultPrevented || isComposing(event) || isInDialog(event.target);
    if (event.key === 'Escape' && open && !isOthers) closeAndReturn();
  };
  // A search that is sent again and again would never be answered.
  ignoreHeldKeys(element, signal);
  listenToPresses(element, '[data-panel]', onToggle, signal);
  listenToPresses(element, '[data-panel-close]', onClose, signal);
  listen(element, ['click'], onLink, { signal });
  listen(element, ['submit'], onSubmit, { signal });
  listen(element, ['keydown'], onKey, { signal });
  listen(element, ['focusout'], onFocusOut, { signal });
  listen(window, ['keydown'], onEscape, { signal });
  listen(window, ['click'], onMove, { signal, capture: true });
  const pointer = ['pointerdown', 'pointerup', 'pointercancel'];
  listen(window, pointer, onPointer, { signal, capture: true, passive: true });
}
