import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { createContext } from './context.ts';
import { startEventFence } from './event-fence.ts';
import { createLifecycle } from './lifecycle.ts';
import {
  findMountPoints,
  isDrawn,
  readAttributes,
  readWidgetName,
  widgetAttribute,
} from './mount-points.ts';
import { startObserver } from './observer.ts';
import { startPageBehaviours } from './page-behaviours.ts';
import { beforeCopy, whenParsed } from './page-events.ts';
import { createPageLookUp } from './page-look-up.ts';
import { readPageTexts } from './page-texts.ts';
import { createPublicApi, type PublicApi } from './public-api.ts';
import { createQueue } from './queue.ts';
import { createRegistry } from './registry.ts';
import { createReporter } from './report.ts';
import { readScriptOptions, scriptContract, type ScriptOptions } from './script-options.ts';
import { ensureStylesheet } from './stylesheet.ts';

export interface StartedEngine {
  readonly publicApi: PublicApi;
  /** Stops watching the page and ends its behaviours. What is mounted stays. */
  readonly stop: () => void;
}

export interface StartParts<Api> {
  readonly window: Window & typeof globalThis;
  /** The script's own tag; undefined where it cannot be found, then every option is its default. */
  readonly script: HTMLScriptElement | undefined;
  readonly version: string;
  readonly widgets: readonly Widget<Api>[];
  readonly pageBehaviours?: readonly PageBehaviour[];
  readonly createApi: (options: ScriptOptions) => Api;
}

/**
 * Wires the parts of the engine and starts it: read this first.
 *
 * script tag → options → (stylesheet, texts, client) → lifecycle; then the mount points that are
 * there, and through the observer those that come later.
 */
export function start<Api>(parts: StartParts<Api>): StartedEngine {
  const { window, script, version, widgets, pageBehaviours = [], createApi } = parts;
  const { document } = window;
  const reporter = createReporter(window.console);
  const lookUp = createPageLookUp(window);
  const registry = createRegistry(widgets);
  const isReactWidget = (name: string) => registry.find(name)?.kind === 'widget';

  const scriptValues = script ? readAttributes(script) : new Map<string, string>();
  const reportOn = (element: Element | undefined) => (problem: Problem) => {
    reporter.report(scriptContract.name, problem, element);
  };
  const options = readScriptOptions(
    scriptValues,
    document.documentElement.lang,
    lookUp,
    reportOn(script),
  );
  const contracts = [...widgets, ...pageBehaviours].map(({ contract }) => contract);
  const html = document.documentElement;
  const page = {
    api: createApi(options),
    culture: options.culture,
    embedHosts: options.embedHosts,
    // The script tag wins over <html>.
    pageTexts: [
      readPageTexts(contracts, scriptValues, reportOn(script)),
      readPageTexts(contracts, readAttributes(html), reportOn(html)),
    ],
  };

  const lifecycle = createLifecycle({
    registry,
    reporter,
    queue: createQueue(),
    lookUp,
    whenStyled: ensureStylesheet({
      document,
      scriptAddress: script?.src,
      wanted: options.stylesheet,
      version,
      report: reportOn(script),
    }),
    idPrefix: `pmw-${Math.random().toString(36).slice(2, 8)}-`,
    createContext: (life, widget, tools) => createContext(page, life, widget, tools),
  });

  const stopFence = startEventFence(window, (element, error) => {
    const mountPoint = element.closest(`[${widgetAttribute}]`);
    const life = mountPoint ? lifecycle.find(mountPoint) : undefined;
    if (life === undefined || life.isOver || !isReactWidget(life.name)) return false;
    lifecycle.failHandler(life, error);
    return true;
  });

  /** Elements that the page has unmounted itself. */
  const quiet = new WeakSet<Element>();
  /** Elements that were in the document once: only those can be removed from it. */
  const seen = new WeakSet<Element>();

  const begin = async (element: HTMLElement) => {
    if (element.isConnected) seen.add(element);
    try {
      await lifecycle.begin(element).settled;
    } catch (error) {
      // An element so strange that even its status cannot be written; its neighbours go on.
      reporter.reportError(`${readWidgetName(element)}: cannot be mounted.`, element, error);
    }
  };
  const beginAll = async (root: ParentNode) => {
    const elements = findMountPoints(root, isReactWidget);
    for (const element of elements) if (element.isConnected) seen.add(element);
    // One that failed stays so until mount(); one that was moved keeps the life it has.
    const isNew = (element: Element) => !quiet.has(element) && !lifecycle.find(element);
    await Promise.all(elements.filter(isNew).map(begin));
  };
  const endRemoved = () => {
    for (const life of [...lifecycle.lives]) {
      if (!life.element.isConnected && seen.has(life.element)) lifecycle.end(life);
    }
  };

  const behaviours = startPageBehaviours({ ...page, document, reporter, pageBehaviours });
  const stopCopies = beforeCopy(document, () => {
    behaviours.rest();
    for (const life of [...lifecycle.lives]) lifecycle.end(life);
  });
  let stopObserver: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    if (!options.autoMount) resolve();
    whenParsed(document, () => {
      const mountFound = async (root: ParentNode) => {
        if (options.autoMount) await beginAll(root);
      };
      stopObserver = startObserver(document, {
        isDrawn: (node) => isDrawn(node, isReactWidget),
        onAdded: (root) => {
          behaviours.lookSoon();
          void mountFound(root);
        },
        onRemoved: () => {
          behaviours.lookSoon();
          endRemoved();
        },
      });
      behaviours.look();
      void mountFound(document).then(resolve);
    });
  });

  const publicApi = createPublicApi({
    document,
    version,
    ready,
    lifecycle,
    begin,
    isReactWidget,
    quiet,
    reporter,
  });
  return {
    publicApi,
    stop: () => {
      stopFence();
      stopCopies();
      stopObserver();
      behaviours.stop();
    },
  };
}
