import { findAll, isConnected, readAttribute } from '../dom/foreign-dom.ts';
import { readOwnAddress } from '../dom/page-document.ts';
import { parseOnPage } from '../html/parse-on-page.ts';
import { type LifeContext } from '../widget/use-widget.ts';
import { toEntryState } from './entry-state.ts';

/** What the address says of one widget, at one moment. */
export interface AddressSnapshot {
  /** The widget's own names and values as a query; what it has pushed, where the address cannot be written. */
  readonly text: string;
  /** The text before the latest step or travel. */
  readonly last: string | undefined;
  /** The whole address, which each link of the widget holds. */
  readonly href: string;
}

/** The part of the query string that belongs to one widget. Names are the widget's own, without the prefix. */
export interface AddressSlot {
  /** The prefix of each name in the address: nothing, `2_`, `3_` … */
  readonly prefix: string;
  readonly read: () => ReadonlyMap<string, string>;
  /**
   * The same object until something changes. The text follows Back and Forward between entries of the widget's own page; a
   * router loads those of another path.
   */
  readonly getSnapshot: (names: readonly string[]) => AddressSnapshot;
  /**
   * A path if that is enough, else the whole address. Nothing where links would leave the page: in a CMS editor, and
   * on a page without an address of its own (`srcdoc`).
   */
  readonly hrefFor: (
    names: readonly string[],
    values: ReadonlyMap<string, string>,
  ) => string | undefined;
  /**
   * Makes a new history entry, which keeps the state that others stored in the present one. Does nothing while
   * the page handles `popstate`, and in a CMS editor.
   */
  readonly push: (names: readonly string[], values: ReadonlyMap<string, string>) => void;
  /** Only between entries of the widget's own page: a router loads those of another path. */
  readonly onTravel: (listener: () => void) => () => void;
  /**
   * Called for every change that `hrefFor` follows: by any widget, by Back and Forward, by the site if the
   * browser tells.
   */
  readonly onChange: (listener: () => void) => () => void;
  readonly release: () => void;
}

/** The only code that writes a page's address (docs/contract.md, 5). */
export interface AddressWriter {
  /** The first of its kind on the page gets the plain names; the others, in document order, the prefixed ones. */
  readonly claim: (kind: string, element: Element, canWrite?: boolean) => AddressSlot;
  /** Replaces the fragment of the present entry: Back leads to the entry before. */
  readonly replaceFragment: (hash: string) => void;
  readonly onChange: AddressSlot['onChange'];
}

interface Claim {
  readonly kind: string;
  readonly element: Element;
  readonly number: number;
}

/** Commas stay legible: they have no meaning of their own in a query. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}

function readParts(search: string) {
  return search
    .slice(1)
    .split('&')
    .flatMap((part) =>
      [...new URLSearchParams(`?${part}`)].map(([name, value]) => ({
        part,
        // In one form: a link may be written with composed letters, the data with others.
        name: name.normalize(),
        value: value.normalize(),
      })),
    );
}

export function createAddressWriter(): AddressWriter {
  // Only this tells of a step that the site itself takes; not every browser has it.
  const siteSteps = typeof navigation === 'undefined' ? undefined : navigation;
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

  /** Listens to Back and Forward as long as one of the sets has a listener. */
  const listenIn = (listeners: Set<() => void>, listener: () => void): (() => void) => {
    // The same listener again adds nothing.
    window.addEventListener('popstate', answer);
    siteSteps?.addEventListener('currententrychange', tellChange);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (travelListeners.size + changeListeners.size > 0) return;
      window.removeEventListener('popstate', answer);
      siteSteps?.removeEventListener('currententrychange', tellChange);
    };
  };

  const findNumber = (kind: string, element: Element): number => {
    const isTaken = (number: number) =>
      [...claims].some(
        (claim) => claim.kind === kind && claim.number === number && isConnected(claim.element),
      );
    const points = findAll(document, '[data-widget]');
    const ofKind = points.filter((point) => readAttribute(point, 'data-widget')?.trim() === kind);
    let number = Math.max(1, ofKind.indexOf(element) + 1);
    while (isTaken(number)) number += 1;
    return number;
  };

  const onChange: AddressSlot['onChange'] = (listener) => listenIn(changeListeners, listener);

  /** The browser refuses an entry without the user and password that opened the page. */
  const toEntry = (url: URL): URL => {
    const { username, password } = new URL(readOwnAddress());
    return Object.assign(new URL(url), { username, password });
  };

  return {
    onChange,
    claim: (kind, element, canWrite = true) => {
      const claim = { kind, element, number: findNumber(kind, element) };
      claims.add(claim);
      const prefix = claim.number === 1 ? '' : `${claim.number}_`;

      let { pathname } = location;
      /** An address such as `about:srcdoc` or `blob:` leads nowhere with a query, so paging leaves it as it is. */
      const hasPlace = () => canWrite && URL.canParse('?', location.href);

      const urlFor: (...parts: Parameters<AddressSlot['push']>) => URL = (names, values) => {
        const own = new Set(names.map((name) => prefix + name));
        const others = readParts(location.search).filter(({ name }) => !own.has(name));
        const parts = others.map(({ part }) => part);
        for (const [name, value] of values) parts.push(`${encode(prefix + name)}=${encode(value)}`);
        const url = new URL(location.href);
        url.search = parts.join('&');
        return url;
      };

      const read: AddressSlot['read'] = () => {
        const values = new Map<string, string>();
        for (const { name, value } of readParts(location.search)) {
          const ownName = name.slice(prefix.length);
          if (name.startsWith(prefix) && !values.has(ownName)) values.set(ownName, value);
        }
        return values;
      };

      let snapshot: AddressSnapshot | undefined;
      const take = (text: string): AddressSnapshot => {
        const { href } = location;
        if (snapshot?.text === text && snapshot.href === href) return snapshot;
        const last = snapshot && snapshot.text !== text ? snapshot.text : snapshot?.last;
        snapshot = { text, last, href };
        return snapshot;
      };
      const toText = (names: readonly string[], values: ReadonlyMap<string, string>) => {
        const own = new URLSearchParams();
        for (const name of names) {
          const value = values.get(name);
          if (value !== undefined) own.set(name, value);
        }
        return String(own);
      };

      const push: AddressSlot['push'] = (names, values) => {
        const url = urlFor(names, values);
        if (hasPlace() && !isAnswering && url.search !== location.search) {
          ({ pathname } = url);
          try {
            history.pushState(toEntryState(history.state, location, url), '', toEntry(url));
          } catch {
            // The frame may not change the history, or there were too many entries in a short time.
          }
        }
        take(toText(names, values));
        tellChange();
      };

      return {
        prefix,
        read,
        getSnapshot: (names) => {
          const isTravel = isAnswering && location.pathname === pathname;
          return take(snapshot && !isTravel ? snapshot.text : toText(names, read()));
        },
        hrefFor: (names, values) => {
          if (!hasPlace()) return undefined;
          const url = urlFor(names, values);
          const path = url.pathname + url.search + url.hash;
          // A path of `//news` would name a host, and `<base>` may name another one.
          return parseOnPage(path)?.href === toEntry(url).href ? path : url.href;
        },
        push,
        onTravel: (listener) =>
          listenIn(travelListeners, () => {
            if (location.pathname === pathname) listener();
          }),
        onChange,
        release: () => {
          claims.delete(claim);
        },
      };
    },
    replaceFragment: (hash) => {
      try {
        history.replaceState(history.state, '', toEntry(new URL(hash, location.href)));
      } catch {
        // Some browsers refuse this while an arrow key is held down; the address is then one step behind.
      }
      tellChange();
    },
  };
}

let pageWriter: AddressWriter | undefined;

function getPageWriter(): AddressWriter {
  return (pageWriter ??= createAddressWriter());
}

export function replaceFragment(hash: string): void {
  getPageWriter().replaceFragment(hash);
}

/**
 * Calls the listener for every change of this page's address by a widget, by Back and by Forward, until the
 * signal aborts.
 */
export function watchAddress(listener: () => void, signal: AbortSignal): void {
  const stop = getPageWriter().onChange(listener);
  signal.addEventListener('abort', stop);
}

type Claimant = Pick<LifeContext, 'element' | 'signal' | 'isEditing' | 'guard'>;

/** Claims names until the widget ends. In a CMS editor the address is read, but never changes. */
export function claimAddress(
  kind: string,
  { element, signal, isEditing, guard }: Claimant,
): AddressSlot {
  const slot = getPageWriter().claim(kind, element, !isEditing);
  signal.addEventListener('abort', slot.release);
  return { ...slot, onTravel: (listener) => slot.onTravel(guard(listener)) };
}
