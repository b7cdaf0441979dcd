import { type ApiClient } from '../../api/client.ts';
import { type TextKeyOf, type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetContext } from '../../shared/widget/define-widget.ts';
import { createTexts } from '../../shared/widget/texts.ts';

interface ContextOptions extends Partial<Omit<WidgetContext<ApiClient>, 'texts'>> {
  /** Texts that the page replaces. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

/** What the engine would hand to a widget: it calls nobody, and nothing is fenced. */
export function makeContext<Contract extends WidgetContract>(
  contract: Contract,
  { texts = {}, ...others }: ContextOptions = {},
): WidgetContext<ApiClient, TextKeyOf<Contract>> {
  return {
    element: document.createElement('section'),
    api: { send: () => Promise.reject(new Error('This widget calls nobody.')) },
    signal: new AbortController().signal,
    texts: createTexts(contract.texts, [new Map(Object.entries(texts))], 'en-US'),
    culture: 'en-US',
    isEditing: false,
    embedHosts: [],
    report: () => undefined,
    act: () => undefined,
    guard: (callback) => callback,
    ...others,
  };
}
