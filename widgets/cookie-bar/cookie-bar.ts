import {
  type ConsentChoice,
  onConsent,
  readConsentChoice,
  saveConsent,
} from '../../shared/consent/consent.ts';
import { findClosest } from '../../shared/dom/find-closest.ts';
import { contains, findFirst } from '../../shared/dom/foreign-dom.ts';
import { giveFocusBack } from '../../shared/dom/give-focus-back.ts';
import { listen } from '../../shared/dom/listen.ts';
import { readRoot } from '../../shared/dom/page-document.ts';
import { describeMissingContent } from '../../shared/widget/missing-content.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';

/** Space at the end of the page, and below a focused element that the browser scrolls into view. */
const roomProperties = ['padding-block-end', 'scroll-padding-block-end'] as const;

/** Shows the bar until the visitor chooses. `data-cookie-settings` anywhere shows it again. */
export function startCookieBar(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'borrow' | 'report' | 'act' | 'guard'>,
): void {
  const { element, signal, borrow, report, act, guard } = context;
  const accept = findFirst(element, '[data-accept]');
  const refuse = findFirst(element, '[data-refuse]');
  /** Had the focus before the bar. */
  let before: HTMLElement | undefined;
  if (accept) {
    borrow.use(accept);
  } else {
    const expected = '<button type="button" data-accept>';
    report(describeMissingContent('a button to accept', expected, 'Nobody can close the bar.'));
  }

  if (refuse) borrow.use(refuse);

  // WCAG 2.4.11: the bar must not cover the focused element.
  const reserve = (room: string | null) => {
    for (const property of roomProperties) borrow.style(readRoot(), property, room);
  };
  const sizes = new ResizeObserver(() => {
    reserve(`${element.offsetHeight}px`);
  });
  borrow.untilEnd(() => {
    sizes.disconnect();
  });
  const show = () => {
    borrow.attributes(element, { 'data-state': 'open' });
    sizes.observe(element);
  };
  const hide = () => {
    borrow.attributes(element, { 'data-state': null });
    sizes.disconnect();
    reserve(null);
  };

  const choose = (choice: ConsentChoice) => {
    saveConsent(element, choice);
    giveFocusBack(before);
  };

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !contains(element, relatedTarget)) {
      before = relatedTarget;
    }
  };
  const onClick = (event: Event) => {
    const opener = findClosest(event, '[data-cookie-settings]');
    if (accept?.contains(event.target as Node)) {
      act({ action: 'accept' });
      choose('accepted');
    } else if (refuse?.contains(event.target as Node)) {
      act({ action: 'refuse' });
      choose('refused');
    } else if (opener) {
      event.preventDefault();
      act({ action: 'reopen' });
      show();
      accept?.focus();
      // Safari does not focus a clicked button.
      before = opener;
    } else if (contains(element, findClosest(event, 'a[href]'))) {
      act({ action: 'learn-more' });
    }
  };

  listen(element, ['focusin'], onFocus, { signal });
  listen(document, ['click'], onClick, { signal });
  onConsent(guard(hide), signal);
  if (!readConsentChoice()) show();
}
