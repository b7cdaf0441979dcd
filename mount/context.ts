import { parseYesNo } from '../shared/rules/yes-no.ts';
import { type Widget, type WidgetContext } from '../shared/widget/define-widget.ts';
import { readTexts } from '../shared/widget/read-config.ts';
import { createTexts } from '../shared/widget/texts.ts';
import { sendEvent } from './events.ts';
import { type Life } from './life.ts';
import { readAttributes } from './mount-points.ts';
import { type PageTexts } from './page-texts.ts';

/** What is the same for every mount point of a page. */
export interface PageParts<Api> {
  readonly api: Api;
  readonly culture: string;
  readonly embedHosts: readonly string[];
  /** From the script tag and from `<html>`; the first that has a text wins. */
  readonly pageTexts: readonly PageTexts[];
}

/** Whether a CMS editor has the element or the page under its hands (DECISIONS "Life cycle"). */
export function isInEditor(element: Element): boolean {
  const editor = element.closest('[data-editing]');
  // An attribute without a value is true, and so is any other word that does not say no.
  return editor !== null && parseYesNo(editor.getAttribute('data-editing')) !== false;
}

/** Makes what a widget gets from the engine, for one life of one mount point. */
export function createContext<Api>(
  page: PageParts<Api>,
  life: Life,
  widget: Widget<Api>,
  tools: Pick<WidgetContext<Api>, 'report' | 'guard'>,
): WidgetContext<Api> {
  const { api, culture, embedHosts, pageTexts } = page;
  const { element, name, signal } = life;
  const ofPage = pageTexts.flatMap((texts) => texts.get(name) ?? []);
  const overrides = [readTexts(readAttributes(element)), ...ofPage];
  return {
    ...tools,
    element,
    api,
    signal,
    culture,
    embedHosts,
    texts: createTexts(widget.contract.texts, overrides, culture),
    isEditing: isInEditor(element),
    act: (action) => {
      sendEvent(element, 'widget:action', { ...action, widget: name });
    },
  };
}
