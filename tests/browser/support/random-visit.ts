import { type Page } from '@playwright/test';
import { startTranslator } from './translator.ts';

/** Changes of the page by others: its history, a single-page site, an editor. */
export const changes = ['back', 'forward', 'remove', 'put back', 'copy', 'move'] as const;
export const replacements = ['replace', 'morph'] as const;
type Change = (typeof changes)[number] | (typeof replacements)[number];

/** The next action of a visitor, or of the page around a widget. Numbers choose among the possibilities. */
export type Step =
  | { readonly does: 'press' | 'open' | 'page'; readonly which: number }
  | { readonly does: 'type'; readonly which: number; readonly text: string }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'resize'; readonly width: number }
  | { readonly does: Change | 'translate' };

/** Runs before everything else: links and forms that would leave the page are stopped. */
export const stayOnPageScript = `
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
`;

const controls = {
  press: 'a[href], button, summary, select, [role=option], [role=tab], input[type=checkbox]',
  open: '[aria-expanded=false], [data-modal], summary, [role=tab][aria-selected=false]',
  page: '.pmw-pagination__step:not([aria-disabled=true])',
  type: 'input[type=email], input[type=search], input[type=text], input:not([type])',
};

/** The state of a widget before its control was pressed, if the effect can be seen in the widget itself. */
interface Pressed {
  readonly pressed?: { readonly control: Element; readonly before: string };
}

/**
 * Focuses a visible control, and presses it unless it is a text box. Runs in the page.
 *
 * @returns whether there is such a control
 */
function touchControl(wanted: {
  readonly which: number;
  readonly does: string;
  readonly selector: string;
}): boolean {
  // Behind a modal dialog nothing can be pressed.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const found = [...(dialog ?? document).querySelectorAll<HTMLElement>(wanted.selector)].filter(
    (each) =>
      each.closest('[data-widget], [data-modal], dialog') !== null &&
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[inert]'),
  );
  const control = found[wanted.which % Math.max(1, found.length)];
  if (control === undefined) return false;
  control.focus();
  if (wanted.does === 'type') return true;
  const isJudged =
    control.matches('[aria-expanded], .pmw-pagination__step, [role=tab][aria-selected=false]') &&
    control.ariaDisabled !== 'true' &&
    control.closest('[data-widget-status=mounted]') !== null;
  if (isJudged) {
    const before = `${control.closest('[data-widget]')?.outerHTML} ${location.href}`;
    Object.assign(window, { pressed: { control, before } });
  }
  control.click();
  return true;
}

/** Changes the page. Needs Idiomorph on it. Runs in the page. @returns whether that was possible */
async function changePage(does: Change): Promise<boolean> {
  interface Global {
    readonly navigation: {
      readonly currentEntry: { readonly index: number };
      entries(): readonly { readonly sameDocument: boolean }[];
    };
    readonly Idiomorph: { morph(from: Element, to: Element): void };
    removed?: { readonly point: Element; readonly parent: Element; readonly next: Node | null };
  }
  const global = window as unknown as Global;
  if (does === 'back' || does === 'forward') {
    const by = does === 'back' ? -1 : 1;
    const { currentEntry } = global.navigation;
    if (!global.navigation.entries()[currentEntry.index + by]?.sameDocument) return false;
    history.go(by);
    return true;
  }
  if (does === 'put back') {
    if (global.removed === undefined) return false;
    const { point, parent, next } = global.removed;
    parent.insertBefore(point, next?.parentNode === parent ? next : null);
    delete global.removed;
    return true;
  }
  const point = document.querySelector('[data-widget]');
  const parent = point?.parentElement;
  if (!point || !parent) return false;
  switch (does) {
    case 'remove':
      if (global.removed) return false;
      global.removed = { point, parent, next: point.nextSibling };
      point.remove();
      return true;
    case 'move':
      parent.append(point);
      return true;
    case 'copy': {
      // One copy is enough to test two together. A behaviour's markup has ids, which must not occur twice on
      // a page.
      const isDrawn = point.querySelector(':scope > pmw-root') !== null;
      if (!isDrawn || document.querySelectorAll('[data-widget]').length > 2) return false;
      parent.append(point.cloneNode(true));
      return true;
    }
    default: {
      // The mount point as the server sends it, before any script has run.
      const request = new XMLHttpRequest();
      request.open('GET', location.pathname);
      request.responseType = 'document';
      await new Promise((resolve) => {
        request.addEventListener('loadend', resolve);
        request.send();
      });
      const fresh = request.responseXML?.querySelector('[data-widget]');
      if (!fresh || !point.isConnected) return false;
      if (does === 'morph') global.Idiomorph.morph(point, fresh);
      else point.replaceChildren(...fresh.childNodes);
      return true;
    }
  }
}

/** Takes one step. @returns whether it was possible */
export async function take(page: Page, step: Step): Promise<boolean> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'pressed'));
  switch (step.does) {
    case 'press':
    case 'open':
    case 'page':
    case 'type': {
      const { does, which } = step;
      const isDone = await page.evaluate(touchControl, { which, does, selector: controls[does] });
      if (isDone && does === 'type') await page.keyboard.type(step.text);
      return isDone;
    }
    case 'key':
      await page.keyboard.press(step.key);
      return true;
    case 'resize':
      await page.setViewportSize({ width: step.width, height: 800 });
      return true;
    case 'translate':
      // Once: a translator that runs stays.
      if ((await page.locator('css=font').count()) > 0) return false;
      await startTranslator(page);
      return true;
    default:
      return page.evaluate(changePage, step.does);
  }
}

/**
 * The rules after every step: a mount point has one known status and has not failed; a visible control
 * has a name; the last press had an effect; the shown page is the one in the address. Runs in the page.
 */
export function findBroken(): string[] {
  const broken: string[] = [];
  const points = document.querySelectorAll('[data-widget]');
  for (const point of points) {
    const name = point.getAttribute('data-widget') ?? '';
    const status = point.getAttribute('data-widget-status') ?? 'none';
    if (!['mounted', 'empty', 'pending', 'loading'].includes(status))
      broken.push(`${name} is ${status}`);
    if (status !== 'mounted') continue;
    for (const control of point.querySelectorAll('button')) {
      const label = control.getAttribute('aria-label') ?? control.textContent;
      const isNamed = label.trim() !== '' || control.hasAttribute('aria-labelledby');
      if (control.checkVisibility() && !isNamed) broken.push(`a button of ${name} has no name`);
    }
  }
  const { pressed } = window as Pressed;
  if (pressed?.control.isConnected) {
    const now = `${pressed.control.closest('[data-widget]')?.outerHTML} ${location.href}`;
    if (now === pressed.before) broken.push(`dead: ${pressed.control.outerHTML.slice(0, 200)}`);
  }
  const names = {
    'document-list': 'docPage',
    'filter-area': 'currentPage',
    'tabbed-search': 'page',
  };
  const kind = (points[0]?.getAttribute('data-widget') ?? '') as keyof typeof names;
  const inAddress = new URLSearchParams(location.search).get(names[kind]);
  const shown = points[0]?.querySelector('.pmw-pagination__position')?.textContent;
  // A copy has a part of the address of its own, and keeps it while the original is removed.
  const isAlone = points.length === 1 && !('removed' in window);
  if (shown !== undefined && inAddress !== null && isAlone) {
    if (/\d+/.exec(shown)?.[0] !== inAddress)
      broken.push(`page ${inAddress} in the address, "${shown}" shown`);
  }
  return broken;
}
