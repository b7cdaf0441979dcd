import { findClosest } from '../../shared/dom/find-closest.ts';
import { listen } from '../../shared/dom/listen.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { contentWithout } from '../../shared/widget/content-without.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type shareBarContract } from './share-bar.contract.ts';

/** How long the bar says that the link is copied, in milliseconds. */
const saidMs = 4000;

export interface Shared {
  readonly address: string | undefined;
  readonly title: string | undefined;
}

/** The full address to share: the author's, else the canonical one, else that of the page now, without a fragment. */
function findAddress(given: string | undefined): string {
  const link = makeElement('a', '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical" i]');
  // The full address: a path of `//news` alone would name a host.
  link.href = given ?? canonical?.href ?? location.href.replace(/#.*/, '');
  return link.href;
}

/**
 * Shows the buttons that the browser supports and handles them; reports clicks on the links to analytics too.
 */
export function startShareBar(
  shared: Shared,
  context: BehaviourContext<unknown, keyof typeof shareBarContract.texts>,
): void {
  const { element, act, borrow, guard, report, signal, texts } = context;
  const status = makeElement('p', 'pmw-share-bar__status');
  status.role = 'status';
  element.append(status);
  borrow.node(status);
  let timer = 0;
  borrow.untilEnd(() => {
    clearTimeout(timer);
  });
  const say = guard((key: keyof typeof shareBarContract.texts) => {
    clearTimeout(timer);
    status.textContent = texts.get(key);
    timer = window.setTimeout(() => {
      status.textContent = '';
    }, saidMs);
  });

  // The types promise functions that only secure pages and some browsers have.
  const { clipboard, share } = navigator as Partial<Navigator>;
  const serve: Readonly<Record<string, (() => void) | undefined>> = {
    print: () => {
      window.print();
    },
    copy:
      clipboard &&
      (() => {
        clipboard.writeText(findAddress(shared.address)).then(
          () => {
            say('copied');
          },
          () => {
            say('copy-failed');
          },
        );
      }),
    share:
      share &&
      (() => {
        const data = { title: shared.title ?? document.title, url: findAddress(shared.address) };
        // Rejected where the visitor closes the sheet: nothing to report.
        navigator.share(data).catch(() => undefined);
      }),
  };
  const buttons = element.querySelectorAll<HTMLElement>('[data-share]');
  for (const button of buttons) {
    if (serve[button.dataset['share'] ?? '']) borrow.attributes(button, { 'data-state': 'ready' });
  }
  if (buttons.length === 0) {
    const expected = 'buttons or links with data-share, such as data-share="copy"';
    report(contentWithout('anything to share with', expected, 'The bar stays as it is.'));
  }
  const onClick = (event: Event) => {
    const button = findClosest(event, '[data-share]');
    const action = button?.dataset['share'];
    if (!button || !action) return;
    act({ action, label: button.textContent.trim() });
    serve[action]?.();
  };
  listen(element, ['click'], onClick, { signal });
}
