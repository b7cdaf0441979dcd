import { append, findAll, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { readTitle } from '../../shared/dom/page-document.ts';
import { parseOnPage } from '../../shared/html/parse-on-page.ts';
import { withoutCredentials } from '../../shared/rules/without-credentials.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type shareBarContract } from './share-bar.contract.ts';

/** How long the bar says that the link is copied. */
const statusMs = 4000;

export interface Shared {
  readonly address: string | undefined;
  readonly title: string | undefined;
}

/** The author's address, else the canonical one, else that of the page without its fragment. */
function findAddress(given: string | undefined): string {
  const [canonical] = findAll(document, 'link[rel="canonical" i]');
  const named = [given, canonical && readAttribute(canonical, 'href')].find((each) => each?.trim());
  const url = named ? parseOnPage(named) : undefined;
  // The whole `location.href`, because a path of `//news` would name a host.
  return withoutCredentials(url ?? new URL(location.href.replace(/#.*/, ''))).href;
}

/** The visitor has closed the sheet, or it is still open. */
const isClosedSheet = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

/** Shows and handles the buttons that the browser supports. */
export function startShareBar(
  shared: Shared,
  context: BehaviourContext<keyof typeof shareBarContract.texts>,
): void {
  const { element, act, changes, guard, report, signal, texts } = context;
  const status = makeElement('p', 'pmw-share-bar__status');
  status.role = 'status';
  append(element, status);
  changes.node(status);
  let timer = 0;
  changes.untilEnd(() => {
    clearTimeout(timer);
  });
  const announce = guard((key: keyof typeof shareBarContract.texts) => {
    clearTimeout(timer);
    status.textContent = texts.get(key);
    timer = window.setTimeout(() => {
      status.textContent = '';
    }, statusMs);
  });

  // Only secure pages have them, and not every browser, which the types do not say.
  const { clipboard, share } = navigator as Partial<Navigator>;
  const shareBy: Readonly<Record<string, (() => void) | undefined>> = {
    print: () => {
      window.print();
    },
    copy:
      clipboard &&
      (() => {
        clipboard.writeText(findAddress(shared.address)).then(
          () => {
            announce('copied');
          },
          () => {
            announce('copy-failed');
          },
        );
      }),
    share:
      share &&
      (() => {
        const data = { title: shared.title ?? readTitle(), url: findAddress(shared.address) };
        navigator.share(data).catch((error: unknown) => {
          if (!isClosedSheet(error)) announce('share-failed');
        });
      }),
  };
  const buttons = findAll<HTMLElement>(element, '[data-share]');
  for (const button of buttons) {
    if (shareBy[button.dataset['share'] ?? ''])
      changes.attributes(button, { 'data-state': 'ready' });
  }
  if (buttons.length === 0) {
    const expected = 'buttons or links with data-share, such as data-share="copy"';
    report(describeMissingContent('anything to share with', expected, 'The bar stays as it is.'));
  }
  const onPress = (button: HTMLElement) => {
    const action = button.dataset['share'];
    if (!action) return false;
    act({ action, label: button.textContent.trim() });
    shareBy[action]?.();
    return false;
  };
  listenToPresses(element, '[data-share]', onPress, signal);
}
