import { parseOnPage } from '../html/parse-on-page.ts';
import { type WidgetContext } from '../widget/use-widget.ts';
import { stateFor } from './state-for.ts';

/** The part of the query string that belongs to one widget. Names are the widget's own, without the prefix. */
export interface AddressSlot {
  /** The prefix of each name in the address: nothing, `2_`, `3_` … */
  readonly prefix: string;
  /** The present values by name; where a name occurs twice, the first. */
  readonly read: () => ReadonlyMap<string, string>;
  /**
   * The address that `push` would lead to, for links: a path where a path is enough, else the whole address.
   * Nothing in a CMS editor, where links would leave the editor's page.
   *
   * @param names every name of this widget: those without a value are removed from the address
   */
  readonly hrefFor: (
    names: readonly string[],
    values: ReadonlyMap<string, string>,
  ) => string | undefined;
  /**
   * Puts the values into the address as a new history entry, which keeps the state that others stored in the
   * present entry. Does nothing while the page handles `popstate`, where the address would not change, and in a
   * CMS editor.
   */
  readonly push: (names: readonly string[], values: ReadonlyMap<string, string>) => void;
  /**
   * Listens to Back and Forward between entries of the widget's own page. Entries of another path are for the
   * router that loads that page.
   *
   * @returns a function that stops listening
   */
  readonly onTravel: (listener: () => void) => () => void;
  /**
   * Listens to every change of the page's address that `hrefFor` follows: by any widget, by Back and Forward, and
   * by the site itself where the browser tells.
   *
   * @returns a function that stops listening
   */
  readonly onChange: (listener: () => void) => () => void;
  /** Releases the names for another widget. */
  readonly release: () => void;
}

/** The only code that writes a page's address (CONTRACT 5). */
export interface AddressWriter {
  /**
   * Claims the names of a kind of widget: the first of its kind on the page gets the plain ones, the
   * others, in document order, the prefixed ones.
   *
   * @param kind the value of `data-widget`
   */
  readonly claim: (kind: string, element: Element) => AddressSlot;
  /** Replaces the fragment of the present entry: Back leads to the entry before. */
  readonly replaceFragment: (hash: string) => void;
}

interface Claim {
  readonly kind: string;
  readonly element: Element;
  readonly number: number;
}

/**
 * Encodes as the browser does, except commas, which stay legible: they have no meaning of their own in a
 * query.
 */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}

/** The parts of a query string as written, with name and value decoded. */
function readParts(search: string) {
  return search
    .slice(1)
    .split('&')
    .flatMap((part) =>
      [...new URLSearchParams(`?${part}`)].map(([name, value]) => ({ part, name, value })),
    );
}

/** Creates a page's writer. It listens to `popstate` only while a widget does. */
export function createAddressWriter(window: Window): AddressWriter {
  const { document, history, location } = window;
  // Only this tells of a step that the site itself takes; not every browser has it.
  const { navigation } = window as Partial<Window>;
  const claims = new Set<Claim>();
  const travelListeners = new Set<() => void>();
  const changeListeners = new Set<() => void>();
  let isAnswering = false;

  const tell = (listeners: ReadonlySet<() => void>): void => {
    for (const listener of [...listeners]) listener();
  };

  const tellChange = (): void => {
    tell(changeListeners);
  };

  const answer = (): void => {
    isAnswering = true;
    try {
      tell(travelListeners);
    } finally {
      isAnswering = false;
      tellChange();
    }
  };

  /** Adds a listener, which hears of Back and Forward as long as it is in one of the sets. */
  const listenIn = (listeners: Set<() => void>, listener: () => void): (() => void) => {
    // The same listener again adds nothing.
    window.addEventListener('popstate', answer);
    navigation?.addEventListener('currententrychange', tellChange);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (travelListeners.size + changeListeners.size > 0) return;
      window.removeEventListener('popstate', answer);
      navigation?.removeEventListener('currententrychange', tellChange);
    };
  };

  const findNumber = (kind: string, element: Element): number => {
    const isTaken = (number: number) =>
      [...claims].some(
        (claim) => claim.kind === kind && claim.number === number && claim.element.isConnected,
      );
    const points = [...document.querySelectorAll('[data-widget]')];
    const ofKind = points.filter((point) => point.getAttribute('data-widget')?.trim() === kind);
    let number = Math.max(1, ofKind.indexOf(element) + 1);
    while (isTaken(number)) number += 1;
    return number;
  };

  return {
    claim: (kind, element) => {
      const claim = { kind, element, number: findNumber(kind, element) };
      claims.add(claim);
      const prefix = claim.number === 1 ? '' : `${claim.number}_`;

      let { pathname } = location;

      const urlFor: (...parts: Parameters<AddressSlot['push']>) => URL = (names, values) => {
        const own = new Set(names.map((name) => prefix + name));
        const others = readParts(location.search).filter(({ name }) => !own.has(name));
        const parts = others.map(({ part }) => part);
        for (const [name, value] of values) parts.push(`${encode(prefix + name)}=${encode(value)}`);
        const url = new URL(location.href);
        url.search = parts.join('&');
        return url;
      };

      const push: AddressSlot['push'] = (names, values) => {
        const url = urlFor(names, values);
        if (isAnswering || url.search === location.search) return;
        ({ pathname } = url);
        try {
          history.pushState(stateFor(history.state, location, url), '', url);
        } catch {
          // The frame may not change the history, or there were too many entries in a short time: the
          // widget still works.
        }
        tellChange();
      };

      return {
        prefix,
        read: () => {
          const values = new Map<string, string>();
          for (const { name, value } of readParts(location.search)) {
            const ownName = name.slice(prefix.length);
            if (name.startsWith(prefix) && !values.has(ownName)) values.set(ownName, value);
          }
          return values;
        },
        hrefFor: (names, values) => {
          const url = urlFor(names, values);
          const path = url.pathname + url.search + url.hash;
          // A path of `//news` would name a host, and `<base>` may name another one.
          return parseOnPage(path)?.href === url.href ? path : url.href;
        },
        push,
        onTravel: (listener) =>
          listenIn(travelListeners, () => {
            if (location.pathname === pathname) listener();
          }),
        onChange: (listener) => listenIn(changeListeners, listener),
        release: () => {
          claims.delete(claim);
        },
      };
    },
    replaceFragment: (hash) => {
      try {
        history.replaceState(history.state, '', new URL(hash, location.href));
      } catch {
        // Some browsers refuse this while an arrow key is held down; the address is then one step behind.
      }
      tellChange();
    },
  };
}

let pageWriter: AddressWriter | undefined;

/** Replaces the fragment of this page's address: Back leads to the entry before. */
export function replaceFragment(hash: string): void {
  pageWriter ??= createAddressWriter(window);
  pageWriter.replaceFragment(hash);
}

type Claimant = Pick<WidgetContext<unknown>, 'element' | 'signal' | 'isEditing' | 'guard'>;

/**
 * Claims names in the address of this page for a widget, until its signal aborts. In a CMS editor the address is
 * read, but never changes.
 *
 * @param kind the value of `data-widget`
 */
export function claimAddress(
  kind: string,
  { element, signal, isEditing, guard }: Claimant,
): AddressSlot {
  pageWriter ??= createAddressWriter(window);
  const slot = pageWriter.claim(kind, element);
  signal.addEventListener('abort', slot.release);
  const guarded: AddressSlot = {
    ...slot,
    onTravel: (listener) => slot.onTravel(guard(listener)),
  };
  const none = () => undefined;
  return isEditing ? { ...guarded, push: none, hrefFor: none } : guarded;
}
