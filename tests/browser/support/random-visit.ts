import { type Page } from '@playwright/test';
import { startTranslator } from './translator.ts';

/** What a visitor, or the page around a widget, may do next. Numbers choose among the possibilities. */
export type Step =
  | { readonly does: 'press'; readonly which: number }
  | { readonly does: 'type'; readonly which: number; readonly text: string }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'resize'; readonly width: number }
  | { readonly does: 'back' | 'forward' | 'take out' | 'copy' | 'morph' | 'move' }
  | { readonly does: 'sleep' | 'translate' };

/**
 * Links and forms that would leave the page are stopped: only this page is tested. Runs before everything
 * else.
 */
export const stayScript = `
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
`;

/** Presses or focuses a visible control. Runs in the page. */
function findControl({ which, isBox }: { readonly which: number; readonly isBox: boolean }) {
  const wanted = isBox
    ? 'input[type=email], input[type=search], input[type=text], input:not([type])'
    : 'a[href], button, summary, select, [role=option], [role=tab], input[type=checkbox]';
  const controls = [...document.querySelectorAll<HTMLElement>('[data-widget], dialog[open]')]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(wanted)])
    .filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
    );
  const control = controls[which % Math.max(1, controls.length)];
  if (isBox) control?.focus();
  else if (control !== undefined) {
    control.focus();
    control.click();
  }
}

/** Takes one step. */
export async function take(page: Page, step: Step): Promise<void> {
  switch (step.does) {
    case 'press':
      await page.evaluate(findControl, { which: step.which, isBox: false });
      break;
    case 'type':
      await page.evaluate(findControl, { which: step.which, isBox: true });
      await page.keyboard.type(step.text);
      break;
    case 'key':
      await page.keyboard.press(step.key);
      break;
    case 'resize':
      await page.setViewportSize({ width: step.width, height: 800 });
      break;
    case 'sleep': {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await session.detach();
      break;
    }
    case 'translate':
      await startTranslator(page);
      break;
    default:
      await page.evaluate(changePage, step.does);
  }
}

/** What others do to the page: its history, a single-page site, an editor. Runs in the page. */
async function changePage(does: string): Promise<void> {
  const isThisPage = (by: number) => {
    const { navigation } = window as unknown as {
      readonly navigation: {
        readonly currentEntry: { readonly index: number };
        entries(): readonly { readonly sameDocument: boolean }[];
      };
    };
    return navigation.entries()[navigation.currentEntry.index + by]?.sameDocument === true;
  };
  const point = document.querySelector('[data-widget]');
  const parent = point?.parentElement;
  if (does === 'back' && isThisPage(-1)) history.back();
  if (does === 'forward' && isThisPage(1)) history.forward();
  if (!point || !parent) return;
  if (does === 'take out') {
    const next = point.nextSibling;
    point.remove();
    setTimeout(() => {
      parent.insertBefore(point, next);
    }, 20);
  }
  if (does === 'move') parent.append(point);
  // One copy is enough to test two together. A behaviour's markup has ids, which must not occur twice on a
  // page.
  const drawn = ['carousel', 'document-list', 'filter-area', 'fund-summary', 'tabbed-search'];
  const isDrawn = drawn.includes(point.getAttribute('data-widget') ?? '');
  if (does === 'copy' && isDrawn && document.querySelectorAll('[data-widget]').length < 3) {
    parent.append(point.cloneNode(true));
  }
  if (does === 'morph') {
    // What a partial update brings: the content of the mount point as the server renders it.
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    await new Promise((resolve) => {
      request.addEventListener('loadend', resolve);
      request.send();
    });
    const fresh = request.responseXML?.querySelector('[data-widget]');
    if (fresh) point.replaceChildren(...fresh.childNodes);
  }
}

/**
 * Whether the focus is in a widget, where no press may lose it. A dialog that opened by itself has no place
 * to return the focus to. Runs in the page.
 */
export function isFocusInWidget(): boolean {
  const { activeElement } = document;
  return activeElement?.closest('[data-widget]') !== null && !activeElement?.closest('dialog');
}

/** Whether something on the page has the focus. Runs in the page. */
export function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/**
 * What must hold after every step: a mount point has one known status and has not failed; a visible control
 * has a name; the shown page is the one in the address. Runs in the page.
 */
export function findBroken(): string[] {
  const broken: string[] = [];
  const known = ['mounted', 'empty', 'pending', 'loading'];
  for (const point of document.querySelectorAll('[data-widget]')) {
    const name = point.getAttribute('data-widget') ?? '';
    const status = point.getAttribute('data-widget-status') ?? 'none';
    if (!known.includes(status)) broken.push(`${name} is ${status}`);
    if (status !== 'mounted') continue;
    for (const control of point.querySelectorAll<HTMLElement>('button')) {
      const label = control.getAttribute('aria-label') ?? control.textContent;
      const isNamed = label.trim() !== '' || control.hasAttribute('aria-labelledby');
      if (control.checkVisibility() && !isNamed) broken.push(`a button of ${name} has no name`);
    }
  }
  const points = document.querySelectorAll('[data-widget]');
  const shown = points[0]?.querySelector('.pmw-pagination__position')?.textContent;
  const names: Readonly<Record<string, string>> = {
    'document-list': 'docPage',
    'filter-area': 'currentPage',
    'tabbed-search': 'page',
  };
  const kind = points[0]?.getAttribute('data-widget') ?? '';
  const inAddress = new URLSearchParams(location.search).get(names[kind] ?? '');
  // A copy has a part of the address of its own.
  if (shown !== undefined && inAddress !== null && points.length === 1) {
    const number = /\d+/.exec(shown)?.[0];
    if (number !== inAddress) broken.push(`page ${inAddress} in the address, "${shown}" shown`);
  }
  return broken;
}
