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
import { whenActivated } from '../../shared/page/when-activated.ts';
import { describeMissingContent } from '../../shared/widget/missing-content.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { createBarPlace } from './bar-place.ts';

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

  const place = createBarPlace(context);
  const show = () => {
    borrow.attributes(element, { 'data-state': 'open' });
    place.show();
  };
  const hide = () => {
    borrow.attributes(element, { 'data-state': null });
    place.hide();
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
  const ask = guard(() => {
    if (!readConsentChoice()) show();
  });
  whenActivated(ask, { signal });
}
