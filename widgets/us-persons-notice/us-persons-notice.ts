import { closeModal } from '../../shared/dialog/dialog-events.ts';
import { startNotice } from '../../shared/dialog/start-notice.ts';
import { findFirst } from '../../shared/dom/foreign-dom.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { quote } from '../../shared/widget/problem.ts';
import { type usPersonsNoticeContract } from './us-persons-notice.contract.ts';

const storageKey = 'pmw-us-person';

function isAnswered(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked, so the notice opens on every page.
    return false;
  }
}

function rememberAnswer(): void {
  try {
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    // As above.
  }
}

/** Hides the notice until it opens, and handles the answers. Enforcing them is up to the CMS. */
export function startUsPersonsNotice(
  config: ConfigOf<(typeof usPersonsNoticeContract)['attributes']>,
  context: Pick<
    BehaviourContext,
    'element' | 'signal' | 'changes' | 'isEditing' | 'report' | 'act' | 'guard'
  >,
): void {
  const { element, signal, report, act } = context;
  const mainSite = safeLink(config.mainSite);
  if (!mainSite) {
    report({
      where: 'data-main-site',
      found: quote(config.mainSite),
      expected: 'an address that begins with https: or /',
      outcome: 'Using "/".',
    });
  }

  if (!findFirst(element, '[data-answer="us-person"]')) {
    const expected = 'buttons with data-answer="us-person" and data-answer="main-site"';
    report(describeMissingContent('an answer', expected, 'The notice comes again on every page.'));
  }

  const onPress = (button: HTMLElement) => {
    const isPerson = button.dataset['answer'] === 'us-person';
    act({ action: isPerson ? 'confirm' : 'leave' });
    if (isPerson) {
      rememberAnswer();
      closeModal(element);
    } else {
      location.assign(mainSite ?? '/');
    }
    return false;
  };
  listenToPresses(element, '[data-answer]', onPress, signal);

  startNotice(context, {
    textId: `${storageKey}-text`,
    isAsking: config.open === 'load',
    isAnswered,
  });
}
