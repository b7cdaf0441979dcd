import { parseYesNo } from '../shared/rules/yes-no.ts';
import { type Widget, type WidgetContext } from '../shared/widget/define-widget.ts';
import { sendEvent } from './events.ts';
import { type Failing } from './failing.ts';
import { closest, readAttribute } from './foreign-dom.ts';
import { type MountRecord } from './mount-record.ts';
import { type PageSettings } from './page-settings.ts';
import { type Reporter } from './report.ts';
import { textsOf } from './texts-of.ts';

/** Whether a CMS editor is editing the element or the page (DECISIONS "Life cycle"). */
export function isInEditor(element: Element): boolean {
  const editor = closest(element, '[data-editing]');
  // An attribute without a value is true, and so is any word that does not mean no.
  return editor !== null && parseYesNo(readAttribute(editor, 'data-editing')) !== false;
}

interface ContextParts<Api> {
  /** The settings of the page that is shown now. */
  readonly page: PageSettings<Api>;
  readonly reporter: Reporter;
  readonly failing: Failing;
}

/** Creates what the engine hands to a widget, for one life of a mount point. */
export function createContext<Api>(
  record: MountRecord,
  widget: Widget<Api>,
  { page, reporter, failing }: ContextParts<Api>,
): WidgetContext<Api> {
  const { api, options } = page;
  const { locale, embedHosts, imageQuery, imageWidths } = options;
  const { element, name, signal } = record;
  return {
    element,
    api,
    signal,
    culture: locale,
    embedHosts,
    imageResizing: { query: imageQuery, widths: imageWidths },
    texts: textsOf(element, widget.contract, page),
    isEditing: isInEditor(element),
    report: (problem) => {
      reporter.report(name, problem, element);
    },
    guard:
      (callback) =>
      (...values) => {
        if (record.isOver) return;
        try {
          callback(...values);
        } catch (error) {
          failing.failWithError(record, 'a callback', error);
        }
      },
    act: (action) => {
      sendEvent(element, 'widget:action', { ...action, widget: name });
    },
  };
}
