import { createLateStep } from './late-step.ts';
import { parseOnPage } from '../html/parse-on-page.ts';
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
   * The same once the visitor sees what has changed, since writing takes a browser as long as drawing. It is
   * written before the address is read or written again, before Back is answered, and before the page is left;
   * where somebody else has changed the address in between, theirs stays.
   */
  readonly pushLater: AddressSlot['push'];
  /**
   * Listens to Back and Forward between entries of the widget's own page. Entries of another path are for the
   * router that loads that page.
   *
   * @returns a function that stops listening
   */
  readonly onTravel: (listener: () => void) => () => void;
  /** Releases the names for another widget. */
  readonly release: () => void;
}

/** The only code that writes a page's query string (CONTRACT 5). */
export interface AddressWriter {
  /**
   * Claims the names of a kind of widget: the first of its kind on the page gets the plain ones, the
   * others, in document order, the prefixed ones.
   *
   * @param kind the value of `data-widget`
   */
  readonly claim: (kind: string, element: Element) => AddressSlot;
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
  const claims = new Set<Claim>();
  const listeners = new Set<() => void>();
  const late = createLateStep(window);
  let isAnswering = false;

  const answer = (): void => {
    late.flush();
    isAnswering = true;
    try {
      for (const listener of [...listeners]) listener();
    } finally {
      isAnswering = false;
    }
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
        late.flush();
        const url = urlFor(names, values);
        if (isAnswering || url.search === location.search) return;
        ({ pathname } = url);
        try {
          history.pushState(stateFor(history.state, location, url), '', url);
        } catch {
          // The frame may not change the history, or there were too many entries in a short time: the
          // widget still works.
        }
      };

      return {
        prefix,
        read: () => {
          late.flush();
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
        pushLater: (names, values) => {
          if (isAnswering) return;
          const readPlace = () => location.pathname + location.search;
          late.schedule(() => {
            if (readPlace() === place) push(names, values);
          });
          // Now: a step that still waited has changed the address.
          const place = readPlace();
        },
        onTravel: (listener) => {
          const onHere = () => {
            if (location.pathname === pathname) listener();
          };
          // The same listener again adds nothing.
          window.addEventListener('popstate', answer);
          listeners.add(onHere);
          return () => {
            listeners.delete(onHere);
            if (listeners.size === 0) window.removeEventListener('popstate', answer);
          };
        },
        release: () => {
          claims.delete(claim);
        },
      };
    },
  };
}

let pageWriter: AddressWriter | undefined;

interface Claimant {
  readonly element: Element;
  /** Gives the names back when it aborts. */
  readonly signal: AbortSignal;
  /** True in a CMS editor: the address is read, but never changes. */
  readonly isEditing: boolean;
}

/**
 * Claims names in the address of this page for a widget.
 *
 * @param kind the value of `data-widget`
 */
export function claimAddress(kind: string, { element, signal, isEditing }: Claimant): AddressSlot {
  pageWriter ??= createAddressWriter(window);
  const slot = pageWriter.claim(kind, element);
  signal.addEventListener('abort', slot.release);
  const none = () => undefined;
  return isEditing ? { ...slot, push: none, pushLater: none, hrefFor: none } : slot;
}
