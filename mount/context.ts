import { parseYesNo } from '../shared/rules/yes-no.ts';
import { type Widget, type WidgetContext } from '../shared/widget/define-widget.ts';
import { sendAction } from './events.ts';
import { closest, readAttribute } from './foreign-dom.ts';
import { type MountRecord } from './mount-record.ts';
import { type PageSettings } from './page-settings.ts';
import { textsOf } from './texts-of.ts';

/** Whether a CMS editor is editing the element or the page (DECISIONS "Life cycle"). */
export function isInEditor(element: Element): boolean {
  const editor = closest(element, '[data-editing]');
  // An attribute without a value is true, and so is any word that does not mean no.
  return editor !== null && parseYesNo(readAttribute(editor, 'data-editing')) !== false;
}

/** Creates what the engine hands to a widget, for one life of a mount point. */
export function createContext<Api>(
  page: PageSettings<Api>,
  record: MountRecord,
  widget: Widget<Api>,
  tools: Pick<WidgetContext<Api>, 'report' | 'guard'>,
): WidgetContext<Api> {
  const { api, options } = page;
  const { locale, embedHosts, imageQuery, imageWidths } = options;
  const { element, name, signal } = record;
  return {
    ...tools,
    element,
    api,
    signal,
    culture: locale,
    embedHosts,
    imageResizing: { query: imageQuery, widths: imageWidths },
    texts: textsOf(element, widget.contract, page),
    isEditing: isInEditor(element),
    act: (action) => {
      sendAction(element, name, action);
    },
  };
}
