import { closest, readAttribute, readAttributes } from '../shared/dom/foreign-dom.ts';
import { parseYesNo } from '../shared/rules/yes-no.ts';
import { type WidgetContract } from '../shared/widget/define-contract.ts';
import { readTexts } from '../shared/widget/read-config.ts';
import { createTexts, type Texts } from '../shared/widget/texts.ts';
import { type OnShown, type WidgetContext } from '../shared/widget/use-widget.ts';
import { type MountPoint } from './mount-point.ts';
import { type PageSettings } from './page-settings.ts';
import { type Reporter, sendEvent } from './report.ts';

/** Whether a CMS editor is editing the element or the page (DECISIONS "Life cycle"). */
export function isInEditor(element: Element): boolean {
  const editor = closest(element, '[data-editing]');
  // An attribute without a value is true, and so is any word that does not mean no.
  return editor !== null && parseYesNo(readAttribute(editor, 'data-editing')) !== false;
}

/** A widget's texts on an element: what the element says wins over what the page says (docs/contract.md, 2). */
export function textsOf(
  element: Element,
  { name, texts }: WidgetContract,
  { options, pageTexts }: Pick<PageSettings<unknown>, 'options' | 'pageTexts'>,
): Texts {
  const ofPage = pageTexts.flatMap((each) => each.get(name) ?? []);
  return createTexts(texts, [readTexts(readAttributes(element)), ...ofPage], options.locale);
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
  { element, name, signal }: MountPoint,
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
