import {
  announceConsent,
  listenForConsent,
  readConsentChoice,
  readStored,
  readToldChoice,
  readToldValue,
  storageKey,
  storeConsent,
} from '../../shared/consent/consent.ts';
import { listen } from '../../shared/dom/listen.ts';
import { whenActivated } from '../../shared/page/when-activated.ts';
import { describe } from '../../shared/widget/problem.ts';
import { type Guard } from './guard.ts';

/**
 * Remembers a choice that the page's own tool tells, and tells the page of one that was made elsewhere: on an earlier
 * page, in another tab, or while this page was in the back-forward cache or prerendered (DECISIONS "Cookie bar").
 */
export const consent: Guard = {
  name: 'consent',
  start: ({ signal, reporter }) => {
    /** As it was stored when the page was last told. */
    let told = '';

    const remember = (event: Event) => {
      const choice = readToldChoice(event);
      if (choice === undefined) {
        reporter.reportOnPage('PrivateMarketsWidgets', {
          where: 'the choice of the event widget:consent',
          found: describe(readToldValue(event as CustomEvent<unknown>)),
          expected: '"accepted" or "refused"',
          outcome: 'It is not remembered.',
        });
        return;
      }
      // Ours is remembered already; and a tool that says the same on every page makes no new choice.
      if (choice !== readConsentChoice()) storeConsent(choice);
      told = readStored();
    };
    const tell = () => {
      whenActivated(
        () => {
          if (readStored() !== told) announceConsent();
        },
        { signal },
      );
    };

    listenForConsent(remember, signal);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) tell();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    listen(window, ['storage'], onStorage, { signal });
    listen(window, ['pageshow'], onShow, { signal });
    // When the script that runs now has made the public API known.
    queueMicrotask(tell);
    return {};
  },
};
