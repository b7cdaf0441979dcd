import { closest, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { parseYesNo } from '../../shared/rules/yes-no.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type ReportProblem } from '../../shared/widget/problem.ts';
import { type Texts } from '../../shared/widget/texts.ts';
import { type LifeContext, type OnShown } from '../../shared/widget/use-widget.ts';
import { type ScriptOptions } from '../../shared/page/script-options.ts';
import { sendEvent } from '../report.ts';
import { type Life } from './life.ts';

/** The settings that a page gives all of its mount points, by its script tag and by `<html>`. */
export interface PageSettings {
  readonly options: ScriptOptions;
  /** A widget's texts on an element. */
  readonly textsOf: (element: Element, contract: WidgetContract) => Texts;
  /** Resolves when language file and stylesheet are there, or do not come; nothing is loaded or drawn before. */
  readonly whenReady: Promise<unknown>;
}

/** Whether a CMS editor is editing the element or the page (DECISIONS "Life cycle"). */
export function isInEditor(element: Element): boolean {
  const editor = closest(element, '[data-editing]');
  // An attribute without a value is true, and so is any word that does not mean no.
  return editor !== null && parseYesNo(readAttribute(editor, 'data-editing')) !== false;
}

/** Creates the signal that a widget is in the page: `show` runs the effects that wait for it. */
function createShown() {
  let isShown = false;
  const waiting = new Set<() => void>();
  const onShown: OnShown = (effect) => {
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
  };
  const show = () => {
    isShown = true;
    for (const run of waiting) run();
    waiting.clear();
  };
  return { onShown, show };
}

interface ContextParts {
  readonly contract: WidgetContract;
  readonly report: ReportProblem;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates what the engine hands to a widget, for one life of a mount point.
 *
 * @returns also what tells the widget that it is in the page
 */
export function createContext(
  { element, name, signal }: Life,
  settings: PageSettings,
  { contract, report, onError }: ContextParts,
) {
  const { onShown, show } = createShown();
  const { locale, embedHosts, imageQuery, imageWidths } = settings.options;
  const context: LifeContext = {
    element,
    signal,
    culture: locale,
    embedHosts,
    imageResizing: { query: imageQuery, widths: imageWidths },
    texts: settings.textsOf(element, contract),
    isEditing: isInEditor(element),
    report,
    onShown,
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
  return { context, show };
}
