import { type BrowserDriver } from './browser-driver.ts';
import { waitFor } from './programs.ts';

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
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const heard = element.cloneNode(true) as Element;
    for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    const given = [
      ids.map((id) => words(document.getElementById(id)?.textContent)).join(' '),
      words(element.getAttribute('aria-label')),
      labels.map((label) => words(label.textContent)).join(' '),
      words(heard.textContent),
    ];
    return given.find((each) => each !== '') ?? '';
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const found = [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(controls)])
    .filter((element) => isShown(element) && nameOf(element).startsWith(name));
  const control = found.find((element) => nameOf(element) === name) ?? found[0];
  if (control === undefined) return null;
  if (action === 'focus') control.focus();
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A box that is still moving will be somewhere else when it is pressed.
  const read = () => control.getBoundingClientRect();
  let before = read();
  for (let tries = 0; tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = read();
    if (now.top === before.top && now.left === before.left) break;
    before = now;
  }
  const { left, top, width, height } = before;
  return { x: left + width / 2, y: top + height / 2 };
}

/** A visitor of the site in one engine; its methods are what visitors do. */
export class Visitor {
  readonly #driver: BrowserDriver;
  readonly #origin: string;

  constructor(driver: BrowserDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a page of the site, or of another one by its whole address, and waits until its widgets have settled. */
  async open(address: string): Promise<void> {
    await this.#driver.open(new URL(address, this.#origin).href);
    await this.#driver.run(async () => {
      while (!('PrivateMarketsWidgets' in window)) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await window.PrivateMarketsWidgets.ready;
    });
  }

  async #find(name: string, within: string, action: string): Promise<Place> {
    return waitFor(`"${name}" in ${within}`, async () => {
      return (await this.#driver.run(findControl, name, within, action)) ?? undefined;
    });
  }

  /** Presses a control, in the middle of it. */
  async press(name: string, within = 'body'): Promise<void> {
    const { x, y } = await this.#find(name, within, 'place');
    await this.#driver.pressAt(x, y);
  }

  /** Focuses a control, as Tab would. */
  async focus(name: string, within = 'body'): Promise<void> {
    await this.#find(name, within, 'focus');
  }

  async key(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#driver.key(key);
  }

  /** Focuses a control and presses a key on it. */
  async keyOn(name: string, key: string, within = 'body'): Promise<void> {
    await this.focus(name, within);
    await this.key(key);
  }

  async type(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  async back(): Promise<void> {
    await this.#driver.back();
  }

  /** The text of the first visible element that matches. */
  async read(selector: string): Promise<string> {
    return this.#driver.run((wanted) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return (shown?.innerText ?? '').replace(/\s+/g, ' ').trim();
    }, selector);
  }

  /** An attribute of the first visible element that matches. */
  async attribute(selector: string, attribute: string): Promise<string> {
    return this.#driver.run(
      (wanted, name) =>
        [...document.querySelectorAll(wanted)]
          .find((element) => element.checkVisibility({ visibilityProperty: true }))
          ?.getAttribute(name) ?? '',
      selector,
      attribute,
    );
  }

  /** How many elements match. */
  async count(selector: string): Promise<number> {
    return this.#driver.run((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  /** How many visible elements match. */
  async countShown(selector: string): Promise<number> {
    return this.#driver.run(
      (wanted) =>
        [...document.querySelectorAll(wanted)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ).length,
      selector,
    );
  }

  /** An attribute of the focused element; `#text` is its text. */
  async focused(attribute: string): Promise<string> {
    return this.#driver.run((name) => {
      const element = document.activeElement;
      const value = name === '#text' ? element?.textContent : element?.getAttribute(name);
      return (value ?? '').replace(/\s+/g, ' ').trim();
    }, attribute);
  }

  /** Whether the focused element matches. */
  async isFocused(selector: string): Promise<boolean> {
    return this.#driver.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /** Path and query of the present address. */
  async address(): Promise<string> {
    return this.#driver.run(() => `${location.pathname}${location.search}`);
  }

  /** The status of every mount point that is not mounted. */
  async unmounted(): Promise<readonly string[]> {
    return this.#driver.run(() =>
      [...document.querySelectorAll<HTMLElement>('[data-widget]')]
        .filter(({ dataset }) => dataset['widgetStatus'] !== 'mounted')
        .map(({ dataset }) => `${dataset['widget'] ?? ''}: ${dataset['widgetStatus'] ?? ''}`),
    );
  }

  /** Evaluates a function in the page; it can use only the page. */
  async look(find: () => string[]): Promise<readonly string[]> {
    return this.#driver.run(find);
  }

  /** Whether the page has begun to record its problems: one that a form has just asked for has not. */
  async isWatched(): Promise<boolean> {
    return this.#driver.run(() => 'problemsOfThisPage' in window);
  }

  /** The faults of this page since it opened. */
  async problems(): Promise<readonly string[]> {
    return this.#driver.run(() => [
      ...(window as unknown as { readonly problemsOfThisPage: readonly string[] })
        .problemsOfThisPage,
    ]);
  }
}
