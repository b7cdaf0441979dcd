import { findUnmounted } from '../browser/support/page-watch.ts';
import { type BrowserDriver, waitFor } from './browser-driver.ts';

/** The position of a control in the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Finds a visible control by the beginning of its name and scrolls it into the window. Runs in the page.
 *
 * @param action `place` returns its position, `focus` focuses it
 */
async function findControl(name: string, within: string, action: string): Promise<Place | null> {
  const controls =
    'a[href], button, input, select, textarea, [role=option], [role=tab], [role=menuitem]';
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const hear = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return node instanceof Text ? node.data : [...node.childNodes].map(hear).join('');
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const given = [
      ids.map((id) => words(document.getElementById(id)?.textContent)).join(' '),
      words(element.getAttribute('aria-label')),
      labels.map((label) => words(label.textContent)).join(' '),
      words([...element.childNodes].map(hear).join('')),
    ];
    return given.find((each) => each !== '') ?? '';
  };
  const found = [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(controls)])
    .filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
    )
    .filter((each) => nameOf(each).startsWith(name));
  const control = found.find((each) => nameOf(each) === name) ?? found[0];
  if (control === undefined) return null;
  if (action === 'focus') control.focus();
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A box that is still moving will be somewhere else when it is pressed.
  let box = control.getBoundingClientRect();
  for (let tries = 0; tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const { top, left } = box;
    box = control.getBoundingClientRect();
    if (box.top === top && box.left === left) break;
  }
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The text or an attribute of the first visible element that matches. Runs in the page. */
function readFirst(selector: string, attribute: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (attribute !== '') return shown?.getAttribute(attribute) ?? '';
  return (shown?.innerText ?? '').replace(/\s+/g, ' ').trim();
}

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor of the site in one engine, and what visitors do. */
export function createVisitor(driver: BrowserDriver, origin: string) {
  const { run } = driver;

  const find = (name: string, within: string, action: string) =>
    waitFor(`"${name}" in ${within}`, async () => {
      return (await run(findControl, name, within, action)) ?? undefined;
    });

  const key = async (...keys: readonly string[]) => {
    for (const each of keys) await driver.key(each);
  };

  return {
    run,
    key,
    type: driver.type,
    back: driver.back,

    /** Opens a page of the site, or of another one by its whole address, and waits until its widgets have settled. */
    open: async (address: string) => {
      await driver.open(new URL(address, origin).href);
      await run(async () => {
        while (!('PrivateMarketsWidgets' in window)) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        await window.PrivateMarketsWidgets.ready;
      });
    },
    /** Presses a control, in the middle of it. */
    press: async (name: string, within = 'body') => {
      const { x, y } = await find(name, within, 'place');
      await driver.pressAt(x, y);
    },
    /** Focuses a control, as Tab would. */
    focus: async (name: string, within = 'body') => {
      await find(name, within, 'focus');
    },
    /** Focuses a control and presses a key on it. */
    keyOn: async (name: string, pressed: string, within = 'body') => {
      await find(name, within, 'focus');
      await key(pressed);
    },

    read: (selector: string) => run(readFirst, selector, ''),
    attribute: (selector: string, name: string) => run(readFirst, selector, name),
    count: (selector: string) =>
      run((wanted) => document.querySelectorAll(wanted).length, selector),
    countShown: (selector: string) =>
      run((wanted) => {
        const found = [...document.querySelectorAll(wanted)];
        return found.filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
      }, selector),
    /** An attribute of the focused element; `#text` is its text. */
    focused: (attribute: string) =>
      run((name) => {
        const element = document.activeElement;
        const value = name === '#text' ? element?.textContent : element?.getAttribute(name);
        return (value ?? '').replace(/\s+/g, ' ').trim();
      }, attribute),
    isFocused: (selector: string) =>
      run((wanted) => document.activeElement?.matches(wanted) ?? false, selector),
    /** Path and query of the present address. */
    address: () => run(() => `${location.pathname}${location.search}`),
    /** The status of every mount point that is not mounted. */
    unmounted: () => run(findUnmounted),
    /** The faults of this page since it opened. */
    problems: () =>
      run(() => [
        ...(window as unknown as { readonly problemsOfThisPage: readonly string[] })
          .problemsOfThisPage,
      ]),
  };
}
