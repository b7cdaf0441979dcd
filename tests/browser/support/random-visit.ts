import { type Page } from '@playwright/test';
import { changePage, type Change } from './page-changes.ts';
import { startTranslator } from './translator.ts';

/** The next action of a visitor, or of the page around a widget. Numbers choose among the possibilities. */
export type Step =
  | { readonly does: 'press' | 'open' | 'page'; readonly which: number }
  | { readonly does: 'type'; readonly which: number; readonly text: string }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'resize'; readonly width: number }
  | { readonly does: Change | 'switch tab' | 'sleep' | 'translate' };

/**
 * Runs before everything else. Links and forms that would leave the page are stopped: only this page is
 * tested. Counts how often the browser has frozen the page.
 */
export const stayOnPageScript = `
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  window.timesFrozen = 0;
  document.addEventListener('freeze', () => { window.timesFrozen += 1; });
`;

const boxes = 'input[type=email], input[type=search], input[type=text], input:not([type])';
const controls = {
  press: 'a[href], button, summary, select, [role=option], [role=tab], input[type=checkbox]',
  open: '[aria-expanded=false], [data-modal], summary, [role=tab][aria-selected=false]',
  page: '.pmw-pagination__step:not([aria-disabled=true])',
};

/**
 * Presses or focuses a visible control. If the effect of a press can be seen in the widget itself, notes
 * what it was like, for `findDeadControl`. Runs in the page.
 *
 * @returns whether there is such a control
 */
function pressControl(wanted: {
  readonly which: number;
  readonly selector: string;
  readonly isBox: boolean;
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
  if (wanted.isBox) return true;
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

/** Whether the page is in front, as it sees it itself. A hidden page has no frames to wait for. */
async function waitUntil(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.waitForFunction((wanted) => document.visibilityState === wanted, state, {
    polling: 20,
    timeout: 5000,
  });
}

/** Brings another tab to the front, and the page back after something has happened meanwhile. */
async function leaveTab(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const context = page.context();
  const other = context.pages().find((each) => each !== page) ?? (await context.newPage());
  await other.bringToFront();
  await waitUntil(page, 'hidden');
  await meanwhile?.();
  await page.bringToFront();
  await waitUntil(page, 'visible');
}

const countFreezes = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly timesFrozen: number }).timesFrozen);

/** The browser freezes the hidden tab, as it does to save memory and power. */
async function sleep(page: Page): Promise<void> {
  const before = await countFreezes(page);
  const session = await page.context().newCDPSession(page);
  await leaveTab(page, async () => {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  });
  await session.detach();
  if ((await countFreezes(page)) === before) throw new Error('The page was not frozen.');
}

/**
 * Takes one step.
 *
 * @returns whether it was possible
 */
export async function take(page: Page, step: Step): Promise<boolean> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'pressed'));
  switch (step.does) {
    case 'press':
    case 'open':
    case 'page': {
      const selector = controls[step.does];
      return page.evaluate(pressControl, { which: step.which, selector, isBox: false });
    }
    case 'type': {
      const wanted = { which: step.which, selector: boxes, isBox: true };
      if (!(await page.evaluate(pressControl, wanted))) return false;
      await page.keyboard.type(step.text);
      return true;
    }
    case 'key':
      await page.keyboard.press(step.key);
      return true;
    case 'resize':
      await page.setViewportSize({ width: step.width, height: 800 });
      return true;
    case 'switch tab':
      await leaveTab(page);
      return true;
    case 'sleep':
      await sleep(page);
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
