import { type Written } from '../shared/dom/borrowings.ts';
import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { createContext } from './context.ts';
import { headOf, rootOf } from './foreign-dom.ts';
import { createMounting } from './mounting.ts';
import { createPageMounter } from './page-mounter.ts';
import { startObserver } from './observer.ts';
import { openInspector } from './open-inspector.ts';
import { startPageBehaviours } from './page-behaviours.ts';
import { beforeCopy, whenParsed } from './page-events.ts';
import { createPageLookUp } from './page-look-up.ts';
import { createSettingsReader } from './page-settings.ts';
import { createPublicApi, type PublicApi } from './public-api.ts';
import { createQueue } from './queue.ts';
import { createReplacements } from './replacements.ts';
import { createReporter } from './report.ts';
import { type ScriptOptions } from '../shared/page/script-options.ts';

export interface StartParts<Api> {
  readonly window: Window & typeof globalThis;
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
 *
 * script tag and <html> → settings (options, texts, client, stylesheet) → mounting of one
 * element → page mounter, which mounts what is there, and through the observer what comes later.
 */
export function start<Api>(parts: StartParts<Api>): PublicApi {
  const { window, script, version, widgets, pageBehaviours = [], createApi, signal } = parts;
  const { document } = window;
  const reporter = createReporter(window.console, document);
  const lookUp = createPageLookUp(window);

  const queue = createQueue();
  // The head comes before any mount point, and what has no box is in view at once.
  const whenLaidOut = new Promise<unknown>((resolve) => {
    queue.enter(headOf(document), resolve);
  });

  const contracts = [...widgets, ...pageBehaviours].map(({ contract }) => contract);
  const settings = createSettingsReader({
    ...{ document, signal, script, version, contracts, lookUp, reporter, createApi, whenLaidOut },
  });
  const { autoMount, debug } = settings.current().options;
  if (debug) openInspector({ document, scriptAddress: script?.src, reporter });

  const written: Written = new WeakMap();
  const mounting = createMounting({
    widgets: new Map(widgets.map((widget) => [widget.contract.name, widget])),
    reporter,
    queue,
    lookUp,
    whenStyled: () => settings.current().whenStyled,
    written,
    onChanged: (element) => {
      mounter.update([element]);
    },
    idPrefix: `pmw-${Math.random().toString(36).slice(2, 8)}-`,
    createContext: (record, widget, tools) =>
      createContext(settings.current(), record, widget, tools),
  });
  const isAutomatic = () => settings.current().options.autoMount;
  const replacements = createReplacements(document, signal);
  const mounter = createPageMounter({ document, mounting, replacements, reporter, isAutomatic });
  const behaviours = startPageBehaviours({
    ...{ document, signal, reporter, pageBehaviours, written, settings: settings.current },
  });

  beforeCopy(document, signal, () => {
    behaviours.stepAside();
    mounter.stepAside(behaviours.comeBack);
  });
  const ready = new Promise<void>((resolve) => {
    if (!autoMount) resolve();
    whenParsed(document, () => {
      startObserver(document, {
        signal,
        isTaken: mounting.isTaken,
        isDrawn: mounting.isDrawn,
        onTouched: (elements) => {
          if (elements.has(rootOf(document))) settings.expectChange();
          mounter.update(elements);
        },
        onAdded: (roots) => {
          settings.expectChange();
          behaviours.scanSoon();
          for (const root of roots) void mounter.mountNew(root);
        },
        onRemoved: () => {
          behaviours.scanSoon();
          mounter.endRemoved();
        },
      });
      behaviours.scan();
      void mounter.mountNew(document).then(resolve);
    });
  });

  return createPublicApi({ document, version, ready, mounter, reporter });
}
