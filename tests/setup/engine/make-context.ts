import { vi } from 'vitest';
import { type ApiClient } from '../../../api/client.ts';
import { createDomChanges } from '../../../shared/dom/dom-changes.ts';
import { type TextKeyOf, type WidgetContract } from '../../../shared/widget/define-contract.ts';
import { type BehaviourContext } from '../../../shared/widget/define-widget.ts';
import { createTexts } from '../../../shared/widget/texts.ts';
import { type Problem } from '../../../shared/widget/problem.ts';
import { type WidgetContext } from '../../../shared/widget/use-widget.ts';
import { showPage } from './show-page.ts';

type AnyContext<TextKey extends string = never> = BehaviourContext<TextKey> &
  WidgetContext<ApiClient, TextKey>;

interface ContextOptions extends Partial<Omit<AnyContext, 'texts'>> {
  /** Texts that the page replaces. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

/**
 * A context as the engine hands it to a widget or a behaviour: its client sends nothing, and callbacks are not
 * wrapped. Undoes every change when the signal is aborted.
 */
export function makeContext<Contract extends Pick<WidgetContract, 'texts'>>(
  contract: Contract,
  { texts = {}, signal = new AbortController().signal, ...others }: ContextOptions = {},
): AnyContext<TextKeyOf<Contract>> {
  const { changes, undoAll } = createDomChanges();
  signal.addEventListener('abort', undoAll);
  return {
    element: document.createElement('section'),
    api: { send: () => Promise.reject(new Error('This widget calls nobody.')) },
    signal,
    changes,
    data: null,
    texts: createTexts(contract.texts, [new Map(Object.entries(texts))], 'en-US'),
    culture: 'en-US',
    isEditing: false,
    embedHosts: [],
    imageResizing: {},
    report: () => undefined,
    act: () => undefined,
    onShown: (effect) => effect() ?? (() => undefined),
    guard: (callback) => callback,
    ...others,
  };
}

/** The context of a behaviour in a test, and its reports. */
export function makeBehaviourContext(html: string) {
  showPage(html);
  const element = document.querySelector<HTMLElement>('[data-widget]');
  if (!element) throw new Error('The HTML has no mount point.');
  const life = new AbortController();
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  return {
    ...makeContext({ texts: {} }, { element, signal: life.signal, report }),
    act: vi.fn(),
    problems,
    /** Does what the engine does at the end of a life. */
    abort: () => life.abort(),
  };
}
