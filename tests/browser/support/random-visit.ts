import { type Page } from '@playwright/test';

/** The next action of a visitor, or of the page around a widget. Numbers choose among the possibilities. */
export type Step =
  | { readonly does: 'press' | 'open' | 'page'; readonly which: number }
  | { readonly does: 'type'; readonly which: number; readonly text: string }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'resize'; readonly width: number }
  | { readonly does: 'back' | 'forward' | 'replace' | 'move' };

/** Runs before everything else: links and forms that would leave the page are stopped. */
export const stayOnPageScript = `
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  // The notice leads to the start page.
  navigation.addEventListener('navigate', (event) => {
    if (new URL(event.destination.url).pathname === '/') event.preventDefault();
  });
`;

const controls = {
  press: 'a[href], button, summary, select, [role=option], [role=tab], input[type=checkbox]',
  open: '[aria-expanded=false], [data-modal], summary, [role=tab][aria-selected=false]',
  page: '.pmw-pagination__step:not([aria-disabled=true])',
  type: 'input[type=email], input[type=search], input[type=text], input:not([type])',
};

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
  if (wanted.does !== 'type') control.click();
  return true;
}

/** Changes the page. Runs in the page. @returns whether that was possible */
function changePage(does: 'back' | 'forward' | 'replace' | 'move'): boolean {
  const { navigation } = window as unknown as {
    readonly navigation: {
      readonly currentEntry: { readonly index: number };
      entries(): readonly { readonly sameDocument: boolean }[];
    };
  };
  const point = document.querySelector('[data-widget]');
  if (does === 'move') point?.parentElement?.append(point);
  else if (does === 'replace') point?.replaceWith(point.cloneNode(true));
  else {
    const by = does === 'back' ? -1 : 1;
    if (!navigation.entries()[navigation.currentEntry.index + by]?.sameDocument) return false;
    history.go(by);
  }
  return true;
}

/** Takes one step. @returns whether it was possible */
export async function take(page: Page, step: Step): Promise<boolean> {
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
    default:
      return page.evaluate(changePage, step.does);
  }
}

/**
 * The rules after every step: a mount point has one known status and has not failed, and a visible control has a
 * name. Runs in the page.
 */
export function findBroken(): string[] {
  const broken: string[] = [];
  for (const point of document.querySelectorAll('[data-widget]')) {
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
  return broken;
}
