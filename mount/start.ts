import { type Widget } from '../shared/widget/define-widget.ts';
import { createContext } from './context.ts';
import { startEventFence } from './event-fence.ts';
import { createLifecycle } from './lifecycle.ts';
import {
  findMountPoints,
  readAttributes,
  readWidgetName,
  widgetAttribute,
} from './mount-points.ts';
import { startObserver } from './observer.ts';
import { whenParsed } from './page-events.ts';
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
  /** Stops watching the page. What is mounted stays. */
  readonly stop: () => void;
}

export interface StartParts<Api> {
  readonly window: Window & typeof globalThis;
  /** The script's own tag; undefined where it cannot be found, then every option is its default. */
  readonly script: HTMLScriptElement | undefined;
  readonly version: string;
  readonly widgets: readonly Widget<Api>[];
  readonly createApi: (options: ScriptOptions) => Api;
}

/**
 * Wires the parts of the engine and starts it: read this first.
 *
 * script tag → options → (stylesheet, texts, client) → lifecycle; then the mount points that are
 * there, and through the observer those that come later.
 */
export function start<Api>(parts: StartParts<Api>): StartedEngine {
  const { window, script, version, widgets, createApi } = parts;
  const { document } = window;
  const reporter = createReporter(window.console);
  const lookUp = createPageLookUp(window);
  const registry = createRegistry(widgets);
  const isReactWidget = (name: string) => registry.find(name)?.kind === 'widget';

  const scriptValues = script ? readAttributes(script) : new Map<string, string>();
  const reportTag = (problem: Parameters<typeof reporter.report>[1]) => {
    reporter.report(scriptContract.name, problem, script);
  };
  const options = readScriptOptions(scriptValues, document.documentElement.lang, lookUp, reportTag);
  const page = {
    api: createApi(options),
    culture: options.culture,
    embedHosts: options.embedHosts,
    pageTexts: readPageTexts(
      widgets.map((widget) => widget.contract),
      [scriptValues, readAttributes(document.documentElement)],
      reportTag,
    ),
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
      report: reportTag,
    }),
    idPrefix: `pmw-${Math.random().toString(36).slice(2, 8)}-`,
    createContext: (point, widget, tools) => createContext(page, point, widget, tools),
  });

  const stopFence = startEventFence(window, (element, error) => {
    const point = lifecycle.find(element);
    if (point === undefined || point.isOver || !isReactWidget(point.name)) return false;
    lifecycle.failHandler(point, error);
    return true;
  });

  const quiet = new WeakSet<Element>();
  const beginAll = async (root: ParentNode) => {
    const points = findMountPoints(root, isReactWidget)
      // One that failed stays so until mount(); one that was moved keeps the life it has.
      .filter((element) => !quiet.has(element) && lifecycle.find(element) === undefined)
      .map((element) => lifecycle.begin(element));
    await Promise.all(points.map((point) => point.settled));
  };

  const isDrawn = (node: Node) => {
    let element = node instanceof Element ? node : node.parentElement;
    for (; element; element = element.parentElement) {
      if (element.hasAttribute(widgetAttribute) && isReactWidget(readWidgetName(element))) {
        return true;
      }
    }
    return false;
  };
  const endRemoved = () => {
    for (const point of [...lifecycle.points]) {
      if (!point.element.isConnected) lifecycle.end(point);
    }
  };

  let stopObserver: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    if (!options.autoMount) resolve();
    whenParsed(document, () => {
      const mountFound = async (root: ParentNode) => {
        if (options.autoMount) await beginAll(root);
      };
      const onAdded = (root: Element) => void mountFound(root);
      stopObserver = startObserver(document, { isDrawn, onAdded, onRemoved: endRemoved });
      void mountFound(document).then(resolve);
    });
  });

  const publicApi = createPublicApi({
    document,
    version,
    ready,
    lifecycle,
    isReactWidget,
    quiet,
    reporter,
  });
  return {
    publicApi,
    stop: () => {
      stopFence();
      stopObserver();
    },
  };
}
