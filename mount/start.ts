import { readConsentChoice } from '../shared/consent/consent.ts';
import { type Written } from '../shared/dom/borrowings.ts';
import { findRootKind } from '../shared/dom/foreign-dom.ts';
import { listen } from '../shared/dom/listen.ts';
import { readHead, readRoot } from '../shared/dom/page-document.ts';
import { type ScriptOptions } from '../shared/page/script-options.ts';
import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { describe } from '../shared/widget/problem.ts';
import { openInspector } from './inspector/open-inspector.ts';
import { createLive } from './life.ts';
import { createMountPoints } from './mount-points.ts';
import { startObserver } from './observer.ts';
import { startPageBehaviours } from './page-behaviours.ts';
import { createPageLookUp, whenParsed } from './page-look-up.ts';
import { createPageMounter, type PageMounter } from './page-mounter.ts';
import { createSettingsReader } from './page-settings.ts';
import { createPageSwap, type PageSwap, swapEvents } from './page-swap.ts';
import { createQueue } from './queue.ts';
import { createReplaced } from './replaced.ts';
import { createReporter } from './report.ts';
import { watchConsent } from './watch-consent.ts';

interface StartParts<Api> {
  /** The script's own tag; undefined if it cannot be found: then every option has its default. */
  readonly script: HTMLScriptElement | undefined;
  readonly version: string;
  readonly widgets: readonly Widget<Api>[];
  readonly pageBehaviours?: readonly PageBehaviour[];
  readonly createApi: (options: ScriptOptions) => Api;
  /** Aborted: the engine stops watching the page and ends its behaviours. Mounted widgets stay. */
  readonly signal: AbortSignal;
}

/** `window.PrivateMarketsWidgets`, the only global (CONTRACT 1). */
export interface PublicApi {
  readonly version: string;
  /** Resolves when every mount point found at start has settled; never rejects. */
  readonly ready: Promise<void>;
  /** Mounts what is at and below `root`; resolves when all of it has settled, never rejects. */
  readonly mount: (root?: ParentNode) => Promise<void>;
  /** Gives the CMS content back and leaves those elements alone until `mount()`. */
  readonly unmount: (root?: ParentNode) => void;
  /** The visitor’s choice in the cookie bar or in the page's own tool; undefined before that. */
  readonly consent: 'accepted' | 'refused' | undefined;
}

/** Wires the parts of the engine and starts it: read this first. */
export function start<Api>(parts: StartParts<Api>): PublicApi {
  const { script, version, widgets, pageBehaviours = [], createApi, signal } = parts;
  const reporter = createReporter(console);
  const lookUp = createPageLookUp(window);
  const written: Written = new WeakMap();
  const byName = new Map(widgets.map((widget) => [widget.contract.name, widget]));
  const queue = createQueue();
  // The head comes before any mount point, and what has no box is in view at once.
  const whenLaidOut = new Promise<void>((resolve) => {
    queue.enter(readHead(), resolve);
  });
  const { current: settings, expectChange } = createSettingsReader({
    signal,
    script,
    version,
    lookUp,
    reporter,
    createApi,
    whenLaidOut,
    contracts: [...widgets, ...pageBehaviours].map(({ contract }) => contract),
  });
  const { autoMount, debug } = settings().options;
  if (debug) openInspector({ scriptAddress: script?.src, reporter });

  const points = createMountPoints();
  const behaviours = startPageBehaviours({ signal, settings, reporter, pageBehaviours, written });
  const swap: PageSwap = createPageSwap({
    signal,
    settings,
    points,
    onBegin: behaviours.stepAside,
    onEnd: behaviours.comeBack,
    onChanged: (point) => {
      mounter.remount(point);
    },
    onError: (point, error) => {
      const { name: widget, element } = point;
      const sentence = `${widget}: failed while a copy of the page was made. It mounts again.`;
      const where = 'a copy of the page';
      reporter.reportError({ widget, where, sentence, element, error, isFatal: false });
      mounter.remount(point);
    },
  });
  const live = createLive({
    widgets: byName,
    reporter,
    lookUp,
    settings,
    written,
    whenCopied: swap.whenOver,
    onChanged: (element) => {
      mounter.update([element]);
    },
    onBroken: (point) => {
      mounter.remount(point);
    },
  });
  const mounter: PageMounter = createPageMounter({
    points,
    queue,
    live,
    swap,
    reporter,
    settings,
    replaced: createReplaced(reporter),
    isReact: (name) => byName.get(name)?.kind === 'react',
  });
  listen(document, swapEvents, swap.begin, { signal });
  // When the script that runs now has made the public API known.
  queueMicrotask(watchConsent({ signal, reporter }));

  const ready = new Promise<void>((resolve) => {
    if (!autoMount) resolve();
    whenParsed(() => {
      startObserver({
        signal,
        points,
        onTouched: (elements) => {
          if (elements.has(readRoot())) expectChange();
          mounter.update(elements);
        },
        onAdded: (roots) => {
          expectChange();
          behaviours.scanSoon();
          for (const root of roots) void mounter.mountNew(root);
        },
        onRemoved: (removed) => {
          behaviours.scanSoon();
          mounter.endRemoved(removed);
        },
      });
      behaviours.scan();
      void mounter.mountNew(document).then(resolve);
    });
  });

  /** Page code is plain JavaScript: it may pass anything, a selector for example. */
  const checkRoot = (root: unknown, call: string): Node => {
    if (findRootKind(root)) return root as Node;
    reporter.reportOnPage('PrivateMarketsWidgets', {
      where: `the root of ${call}`,
      found: describe(root),
      expected: 'an element or the document',
      outcome: 'Nothing is done.',
    });
    return new DocumentFragment();
  };
  return {
    version,
    ready,
    mount: (root: ParentNode = document) => mounter.mountAll(checkRoot(root, 'mount()')),
    unmount: (root: ParentNode = document) => {
      mounter.unmountAll(checkRoot(root, 'unmount()'));
    },
    get consent() {
      return readConsentChoice();
    },
  };
}
