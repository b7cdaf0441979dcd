import {
  type ConsentChoice,
  onConsent,
  readConsentChoice,
  saveConsent,
} from '../../shared/consent/consent.ts';
import { contains, findFirst, matches } from '../../shared/dom/foreign-dom.ts';
import { giveFocusBack } from '../../shared/dom/focus.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { scrollOptOut } from '../../shared/dom/opt-outs.ts';
import { whenActivated } from '../../shared/page/when-activated.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { createBarPlace } from './bar-place.ts';

/** Shows the bar until the visitor chooses. `data-cookie-settings` anywhere shows it again. */
export function startCookieBar(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'changes' | 'report' | 'act' | 'guard'>,
): void {
  const { element, signal, changes, report, act, guard } = context;
  const accept = findFirst(element, '[data-accept]');
  const refuse = findFirst(element, '[data-refuse]');
  /** Had the focus before the bar. */
  let before: HTMLElement | undefined;
  if (accept) {
    changes.use(accept);
  } else {
    const expected = '<button type="button" data-accept>';
    report(describeMissingContent('a button to accept', expected, 'Nobody can close the bar.'));
  }

  if (refuse) changes.use(refuse);

  const place = createBarPlace(context);
  const show = () => {
    changes.attributes(element, { 'data-state': 'open' });
    place.show();
  };
  const hide = () => {
    changes.attributes(element, { 'data-state': null });
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
  const onPress = (pressed: HTMLElement) => {
    if (pressed === accept) {
      act({ action: 'accept' });
      choose('accepted');
    } else if (pressed === refuse) {
      act({ action: 'refuse' });
      choose('refused');
    } else if (matches(pressed, 'a[href]')) {
      act({ action: 'learn-more' });
    }
    return false;
  };
  const onReopen = (opener: HTMLElement) => {
    act({ action: 'reopen' });
    show();
    accept?.focus();
    // Safari does not focus a clicked button.
    before = opener;
    return true;
  };

  // In a low window it scrolls.
  changes.attributes(element, scrollOptOut);
  listen(element, ['focusin'], onFocus, { signal });
  const choices = '[data-accept], [data-refuse], a[href]:not([data-cookie-settings])';
  listenToPresses(element, choices, onPress, signal);
  listenToPresses(document, '[data-cookie-settings]', onReopen, signal);
  onConsent(guard(hide), signal);
  const ask = guard(() => {
    if (!readConsentChoice()) show();
  });
  whenActivated(ask, { signal });
}
