// The engine, from top to bottom. A part is given only parts that stand above it:
//
//   settings      what the script tag and <html> say, read again if the page may have become another one
//   mount points  the elements with data-widget: the status, the widget and the end of each
//   requests      "look at these elements", "mount this one anew": answered by the mounter, once it is there
//   behaviours    what belongs to no mount point: modals, for example
//   page swap     shows the CMS content while a library copies or swaps the page
//   failures      end a widget: the CMS content comes back, the console says why
//   mountOne      one mount point: read, load, draw, wait until nobody types, place, tell
//   mounter       finds mount points, gives each its turn (queue), ends and remounts them
//   observer      tells the mounter what the page adds, removes and changes

import { readConsentChoice } from '../shared/consent/consent.ts';
import { type OwnAttributes } from '../shared/dom/dom-changes.ts';
import { findRootKind } from '../shared/dom/foreign-dom.ts';
import { listen } from '../shared/dom/listen.ts';
import { readHead, readRoot } from '../shared/dom/page-document.ts';
import { type ScriptOptions } from '../shared/page/script-options.ts';
import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { describe } from '../shared/widget/problem.ts';
import { openInspector } from './inspector/open-inspector.ts';
import { createFailures } from './failures.ts';
import { mountOne } from './mount-one.ts';
import { createMountPoints } from './mount-points.ts';
import { startObserver } from './observer.ts';
import { startPageBehaviours } from './page-behaviours.ts';
import { createPageLookUp, whenParsed } from './page-look-up.ts';
import { createPageMounter } from './page-mounter.ts';
import { createSettingsReader } from './page-settings.ts';
import { createPageSwap, swapEvents } from './page-swap.ts';
import { createQueue } from './queue.ts';
import { createRemountPauses } from './remount-pauses.ts';
import { createReporter } from './report.ts';
import { createRequests } from './requests.ts';
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

/** `window.PrivateMarketsWidgets`, the only global (docs/contract.md, 1). */
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
  const ownAttributes: OwnAttributes = new WeakMap();
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
  const { requests, answer } = createRequests();
  const behaviours = startPageBehaviours({
    signal,
    settings,
    reporter,
    pageBehaviours,
    ownAttributes,
  });
  const swap = createPageSwap({ signal, settings, points, behaviours, reporter, requests });
  const failures = createFailures(reporter, requests);
  const page = {
    widgets: byName,
    settings,
    lookUp,
    reporter,
    requests,
    failures,
    swap,
    ownAttributes,
  };
  const mounter = createPageMounter({
    points,
    queue,
    mountOne: (point) => mountOne(point, page),
    swap,
    reporter,
    settings,
    pauses: createRemountPauses(reporter),
    isReact: (name) => byName.get(name)?.kind === 'react',
  });
  answer(mounter);
  listen(document, swapEvents, swap.begin, { signal });
  // When the script that runs now has made the public API known.
  queueMicrotask(watchConsent({ signal, reporter }));

  const ready = new Promise<void>((resolve) => {
    if (!autoMount) resolve();
    whenParsed(() => {
      points.clearLeftovers(document);
      startObserver({
        signal,
        points,
        onTouched: (elements) => {
          if (elements.has(readRoot())) expectChange();
          mounter.check(elements);
        },
        onAdded: (roots) => {
          expectChange();
          behaviours.scanSoon();
          for (const root of roots) points.clearLeftovers(root);
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
