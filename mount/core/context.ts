import { closest, findAll, readAttribute, readAttributes } from '../../shared/dom/foreign-dom.ts';
import { parseYesNo } from '../../shared/rules/yes-no.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { readTexts } from '../../shared/widget/read-config.ts';
import { createTexts, type Texts } from '../../shared/widget/texts.ts';
import { type OnShown, type WidgetContext } from '../../shared/widget/use-widget.ts';
import { type PageTexts } from '../../shared/page/page-texts.ts';
import { type ScriptOptions } from '../../shared/page/script-options.ts';
import { type Life } from './life.ts';
import { type Reporter, sendEvent } from './report.ts';

/** The settings that a page gives all of its mount points, by its script tag and by `<html>`. */
export interface PageSettings<Api> {
  readonly api: Api;
  readonly options: ScriptOptions;
  /** From the script tag, from `<html>` and from the language file; the first one that has a text wins. */
  readonly pageTexts: readonly PageTexts[];
  /** Resolves when language file and stylesheet are there, or do not come; nothing is loaded or drawn before. */
  readonly whenReady: Promise<unknown>;
}

/** Whether a CMS editor is editing the element or the page (DECISIONS "Life cycle"). */
export function isInEditor(element: Element): boolean {
  const editor = closest(element, '[data-editing]');
  // An attribute without a value is true, and so is any word that does not mean no.
  return editor !== null && parseYesNo(readAttribute(editor, 'data-editing')) !== false;
}

/**
 * Names the controls of a widget by its label too, where others on the page have the same controls. Widgets of one kind
 * and one label are numbered from the second.
 */
function tellApart(texts: Texts, element: Element, { controls }: WidgetContract): Texts {
  const selector = controls?.widgets.map((widget) => `[data-widget~="${widget}"]`).join();
  const points = selector ? findAll(document, selector) : [];
  if (!controls || points.length < 2) return texts;
  const keyOf = (point: Element) =>
    ['data-widget', 'data-text-label'].map((each) => readAttribute(point, each)?.trim()).join('\n');
  const n = points.filter((point) => keyOf(point) === keyOf(element)).indexOf(element) + 1;
  const label = texts.get(controls.label) + (n > 1 ? ` ${texts.number(n)}` : '');
  const get: Texts['get'] = (key, values) => {
    const text = texts.get(key, values);
    return controls.keys.includes(key) ? texts.get('named', { name: text, label }) : text;
  };
  return { ...texts, get };
}

/** A widget's texts on an element: what the element says wins over what the page says (docs/contract.md, 2). */
export function textsOf(
  element: Element,
  contract: WidgetContract,
  { options, pageTexts }: Pick<PageSettings<unknown>, 'options' | 'pageTexts'>,
): Texts {
  const ofPage = pageTexts.flatMap((each) => each.get(contract.name) ?? []);
  const own = readTexts(readAttributes(element));
  return tellApart(
    createTexts(contract.texts, [own, ...ofPage], options.locale),
    element,
    contract,
  );
}

/** Creates the signal that a widget is in the page: `show` runs the effects that wait for it. */
export function createShown(): { readonly onShown: OnShown; readonly show: () => void } {
  let isShown = false;
  const waiting = new Set<() => void>();
  return {
    onShown: (effect) => {
      let end: ReturnType<typeof effect>;
      const run = () => {
        end = effect();
      };
      if (isShown) run();
      else waiting.add(run);
      return () => {
        waiting.delete(run);
        end?.();
      };
    },
    show: () => {
      isShown = true;
      for (const run of waiting) run();
      waiting.clear();
    },
  };
}

interface ContextParts<Api> {
  readonly contract: WidgetContract;
  readonly settings: PageSettings<Api>;
  readonly reporter: Reporter;
  readonly onShown: OnShown;
  readonly onError: (error: unknown) => void;
}

/** Creates what the engine hands to a widget, for one life of a mount point. */
export function createContext<Api>(
  { element, name, signal }: Life,
  { contract, settings, reporter, onShown, onError }: ContextParts<Api>,
): WidgetContext<Api> {
  const { locale, embedHosts, imageQuery, imageWidths } = settings.options;
  return {
    element,
    api: settings.api,
    signal,
    onShown,
    culture: locale,
    embedHosts,
    imageResizing: { query: imageQuery, widths: imageWidths },
    texts: textsOf(element, contract, settings),
    isEditing: isInEditor(element),
    report: (problem) => {
      reporter.report(name, problem, element);
    },
    guard:
      (callback) =>
      (...values) => {
        if (signal.aborted) return;
        try {
          callback(...values);
        } catch (error) {
          onError(error);
        }
      },
    act: (action) => {
      sendEvent(element, 'widget:action', { ...action, widget: name });
    },
  };
}
