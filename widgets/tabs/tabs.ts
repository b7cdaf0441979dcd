import { replaceFragment } from '../../shared/address/address-writer.ts';
import { findLinked, type Linked } from '../../shared/widget/find-linked.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { contains, findFirst } from '../../shared/dom/foreign-dom.ts';
import { findFocused } from '../../shared/dom/focus.ts';
import { routerOptOut } from '../../shared/dom/opt-outs.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToFragment } from '../../shared/dom/listen-to-fragment.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { wantsElsewhere } from '../../shared/dom/keys-and-clicks.ts';
import { tabAfterKey } from '../../shared/rules/tab-after-key.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';

/**
 * Turns the first list of links, and the sections to which they lead, into tabs (APG). The address opens the panel that
 * is its target or contains it.
 */
export function startTabs(context: BehaviourContext): FatalProblem | undefined {
  const { element, act, changes, guard, isEditing, report, signal } = context;
  const list = findFirst(element, 'ul, ol');
  const isPanel = (target: Element) => contains(element, target) && !list?.contains(target);
  const expected = 'the id of a section of these tabs';
  const tabs = list ? findLinked(list, isPanel, expected, report, element) : [];
  const [first] = tabs;
  if (!list || !first) {
    return toFatal(describeMissingContent('tabs', 'a list of links to sections, and the sections'));
  }

  // With it, the browser's search in the page finds hidden panels.
  const hidden = 'onbeforematch' in element ? 'until-found' : '';
  let current: Linked | undefined;
  const select = (chosen: Linked) => {
    current = chosen;
    for (const { link, target } of tabs) {
      const isChosen = target === chosen.target;
      // A panel that is hidden would lose the focus.
      if (!isChosen && findFocused(target)) chosen.link.focus();
      changes.attributes(link, {
        'aria-selected': String(isChosen),
        tabindex: isChosen ? '0' : '-1',
      });
      // A hidden panel that can be searched keeps its box: it must be neither focusable nor announced.
      changes.attributes(target, {
        hidden: isChosen ? null : hidden,
        'aria-hidden': isChosen ? null : 'true',
        tabindex: isChosen ? '0' : null,
      });
    }
  };
  const open = (chosen: Linked) => {
    if (chosen === current) return;
    select(chosen);
    if (!isEditing) replaceFragment(chosen.link.hash);
    act({ action: 'select-tab', label: chosen.link.textContent.trim() });
  };
  const findPanel = (node: Node | null) => tabs.find(({ target }) => contains(target, node));

  changes.attributes(list, { role: 'tablist' });
  for (const { link, target } of tabs) {
    const id = link.id || `${target.id}-tab`;
    changes.attributes(link, {
      ...routerOptOut,
      role: 'tab',
      id,
      'aria-controls': target.id,
    });
    changes.attributes(target, { role: 'tabpanel', 'aria-labelledby': id });
  }
  for (const item of list.children) changes.attributes(item, { role: 'presentation' });

  const findTab = (target: EventTarget | null) =>
    tabs.find(({ link }) => link.contains(target as Node));
  const onPress = (pressed: HTMLElement) => {
    const chosen = findTab(pressed);
    if (chosen) open(chosen);
    return chosen !== undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    const focused = findTab(event.composedPath()[0] ?? null);
    if (!focused || event.defaultPrevented || wantsElsewhere(event)) return;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const index = tabAfterKey(event.key, tabs.indexOf(focused), tabs.length, isRightToLeft);
    const chosen = tabs[index];
    if (!chosen) return;
    event.preventDefault();
    open(chosen);
    chosen.link.focus();
  };
  const onMatch = ({ target }: Event) => {
    const panel = findPanel(target as Node);
    if (panel) select(panel);
  };
  const followAddress = guard(() => {
    const target = findTarget(location.hash, element);
    const panel = findPanel(target);
    if (!panel || panel === current) return;
    select(panel);
    target?.scrollIntoView();
  });
  listenToPresses(list, '[role="tab"]', onPress, signal);
  // From the window, since the page may stop keys on their way: the other tabs have no other way by keyboard.
  listen(window, ['keydown'], onKey, { signal, capture: true });
  listen(element, ['beforematch'], onMatch, { signal });
  listenToFragment(followAddress, signal);

  select(findPanel(findTarget(location.hash, element)) ?? first);
  return undefined;
}
