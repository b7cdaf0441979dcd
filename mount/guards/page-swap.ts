import { watchAddress } from '../../shared/address/address-writer.ts';
import { copyOf, findAll, isConnected, replaceElement } from '../../shared/dom/foreign-dom.ts';
import { findFocused } from '../../shared/dom/focus.ts';
import { listen } from '../../shared/dom/listen.ts';
import { findMountPoints } from '../core/find.ts';
import { type Life } from '../core/life.ts';
import { type Guard } from './guard.ts';

/**
 * The events that page-swapping libraries send before they store a copy of the page or put another in its place: they
 * must find the CMS content, not what widgets drew.
 */
const swapEvents = [
  'turbo:before-cache',
  'turbo:before-render',
  'turbolinks:before-cache',
  'htmx:beforeHistorySave',
  'htmx:history:cache:before:save',
  'livewire:navigating',
];

interface Aside {
  readonly life: Life;
  /** A copy of the element as it was left to the page. */
  readonly left: Element;
  readonly putBack: () => void;
}

/** Makes a change without telling anybody what it does to the focus: a search that is left makes a step, for example. */
function inSilence<Result>(step: () => Result): Result {
  const silence = new AbortController();
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
  };
  const types = ['blur', 'focus', 'focusin', 'focusout'];
  listen(window, types, stop, { capture: true, signal: silence.signal });
  try {
    return step();
  } finally {
    silence.abort();
  }
}

/**
 * Sets a widget aside with the focus and the open menus inside.
 *
 * @returns a function that puts all of it back
 */
function setAside(life: Life): () => void {
  const { element, isReact } = life;
  // Behaviours leave the content in its place.
  if (!isReact) return life.setAside();
  const focused = findFocused(element);
  const open = findAll<HTMLElement>(element, ':popover-open');
  const putBack = inSilence(life.setAside);
  return () => {
    inSilence(() => {
      putBack();
      // One may have been closed meanwhile.
      for (const each of open) if (isConnected(each)) each.showPopover();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  };
}

/** The address of the page, without the fragment: one that can be parsed, also in a frame by `srcdoc`. */
const readPageAddress = () => location.href.replace(/#.*/s, '');

/**
 * Leaves the CMS content to a library that copies or swaps the page, for two tasks. Then the widgets come back with their
 * state, also in a page that is swapped for itself.
 */
export const pageSwap: Guard = {
  name: 'page swap',
  start: ({ signal, lives, settings, behaviours, reporter }) => {
    const asides = new Map<Element, Aside>();
    /** The page of each life: its address and its settings. */
    const pages = new WeakMap<Life, { address: string; readonly settings: unknown }>();
    let whenOver: Promise<void> | undefined;
    let finish: () => void = () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const notePage = (life: Life) => {
      pages.set(life, { address: readPageAddress(), settings: settings.current() });
    };
    /** What one widget throws that is set aside or put back stops no other. */
    const protect = (life: Life, step: () => void) => {
      try {
        step();
      } catch (error) {
        const { name: widget, element } = life;
        const sentence = `${widget}: failed while a copy of the page was made. It mounts again.`;
        const where = 'a copy of the page';
        reporter.reportError({ widget, where, sentence, element, error, isFatal: false });
        life.remount();
      }
    };
    const end = () => {
      whenOver = undefined;
      const all = [...asides.values()];
      asides.clear();
      for (const { life, left, putBack } of all) {
        if (life.signal.aborted || !isConnected(life.element)) continue;
        notePage(life);
        protect(life, life.element.isEqualNode(left) ? putBack : life.remount);
      }
      behaviours.comeBack();
      finish();
    };
    const begin = () => {
      whenOver ??= new Promise((resolve) => (finish = resolve));
      behaviours.stepAside();
      for (const life of lives.all) {
        const { element } = life;
        if (asides.has(element)) continue;
        protect(life, () => {
          const putBack = setAside(life);
          asides.set(element, { life, left: copyOf(element), putBack });
        });
      }
      clearTimeout(timer);
      // Libraries make their copy in this task or at the start of the next one.
      timer = setTimeout(() => {
        timer = setTimeout(end);
      });
    };
    /** Puts a widget of the page that goes in the place of the same mount point in the page that comes. */
    const keep = (element: Element) => {
      const isSame = ({ life, left }: Aside) => {
        const page = pages.get(life);
        return (
          !isConnected(life.element) &&
          page?.address === readPageAddress() &&
          page.settings === settings.current() &&
          left.isEqualNode(element)
        );
      };
      const aside = [...asides.values()].find(isSame);
      if (aside === undefined) return;
      const { element: former } = aside.life;
      // A library may still copy the page that goes.
      replaceElement(former, [copyOf(aside.left)]);
      replaceElement(element, [former]);
      // Last from now on: the next one to look for is then the first again.
      asides.delete(former);
      asides.set(former, aside);
    };

    listen(document, swapEvents, begin, { signal });
    watchAddress(() => {
      for (const life of lives.all) {
        const page = pages.get(life);
        // An entry of another path is another page.
        if (page && new URL(page.address).pathname === location.pathname) notePage(life);
      }
    }, signal);
    return {
      onAdded: (root) => {
        if (asides.size === 0) return;
        for (const element of findMountPoints(root)) {
          if (isConnected(element) && !lives.find(element)) keep(element);
        }
      },
      beforeRead: (life) => {
        notePage(life);
        return undefined;
      },
      beforePlace: () => whenOver,
    };
  },
};
