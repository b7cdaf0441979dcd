import { type Written } from '../shared/dom/borrowings.ts';
import { listen } from '../shared/dom/listen.ts';
import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { readHead, readRoot } from './foreign-dom.ts';
import { createMounting } from './mounting.ts';
import { createPageMounter } from './page-mounter.ts';
import { startObserver } from './observer.ts';
import { openInspector } from './open-inspector.ts';
import { startPageBehaviours } from './page-behaviours.ts';
import { whenParsed } from './page-load.ts';
import { createPageLookUp } from './page-look-up.ts';
import { createSettingsReader } from './page-settings.ts';
import { createPublicApi, type PublicApi } from './public-api.ts';
import { createQueue } from './queue.ts';
import { createPageSwap, type PageSwap, swapEvents } from './page-swap.ts';
import { createReplaced } from './replaced.ts';
import { createReporter } from './report.ts';
import { type ScriptOptions } from '../shared/page/script-options.ts';

export interface StartParts<Api> {
  /** The script's own tag; undefined where it cannot be found: then every option has its default. */
  readonly script: HTMLScriptElement | undefined;
  readonly version: string;
  readonly widgets: readonly Widget<Api>[];
  readonly pageBehaviours?: readonly PageBehaviour[];
  readonly createApi: (options: ScriptOptions) => Api;
  /** Aborted: the engine stops watching the page and ends its behaviours. Mounted widgets stay. */
  readonly signal: AbortSignal;
}

/**
 * Wires the parts of the engine and starts it: read this first.
 */
export function start<Api>(parts: StartParts<Api>): PublicApi {
  const { script, version, widgets, pageBehaviours = [], createApi, signal } = parts;
  const reporter = createReporter(window.console);
  const lookUp = createPageLookUp(window);

  const queue = createQueue();
  // The head comes before any mount point, and what has no box is in view at once.
  const whenLaidOut = new Promise<void>((resolve) => {
    queue.enter(readHead(), resolve);
  });

  const contracts = [...widgets, ...pageBehaviours].map(({ contract }) => contract);
  const { current: settings, expectChange } = createSettingsReader({
    signal,
    script,
    version,
    contracts,
    lookUp,
    reporter,
    createApi,
    whenLaidOut,
  });
  const { autoMount, debug } = settings().options;
  if (debug) openInspector({ scriptAddress: script?.src, reporter });

  const written: Written = new WeakMap();
  const mounting = createMounting({
    widgets: new Map(widgets.map((widget) => [widget.contract.name, widget])),
    reporter,
    queue,
    lookUp,
    settings,
    written,
    whenCopied: () => swap.whenOver(),
    onChanged: (element) => {
      mounter.update([element]);
    },
  });
  const behaviours = startPageBehaviours({ signal, settings, reporter, pageBehaviours, written });
  const swap: PageSwap = createPageSwap({
    signal,
    settings,
    mounting,
    onBegin: behaviours.stepAside,
    onEnd: behaviours.comeBack,
    onChanged: (point) => {
      mounter.remount(point);
    },
  });
  const mounter = createPageMounter({
    mounting,
    swap,
    replaced: createReplaced(reporter),
    reporter,
    isAutomatic: () => settings().options.autoMount,
  });
  listen(document, swapEvents, swap.begin, { signal });
  const ready = new Promise<void>((resolve) => {
    if (!autoMount) resolve();
    whenParsed(() => {
      startObserver({
        signal,
        mounting,
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

  return createPublicApi({ version, ready, mounter, reporter });
}
