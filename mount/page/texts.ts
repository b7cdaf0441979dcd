import { findAll, readAttribute, readAttributes } from '../../shared/dom/foreign-dom.ts';
import { type PageTexts } from '../../shared/page/page-texts.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { readTexts } from '../../shared/widget/read-config.ts';
import { createTexts, type Texts } from '../../shared/widget/texts.ts';

interface TextsParts {
  readonly contract: WidgetContract;
  readonly pageTexts: readonly PageTexts[];
  readonly locale: string;
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
  const key = keyOf(element);
  const n = points.filter((point) => keyOf(point) === key).indexOf(element) + 1;
  const label = texts.get(controls.label) + (n > 1 ? ` ${texts.number(n)}` : '');
  const get: Texts['get'] = (name, values) => {
    const text = texts.get(name, values);
    return controls.keys.includes(name) ? texts.get('named', { name: text, label }) : text;
  };
  return { ...texts, get };
}

/**
 * A widget's texts on an element: what the element says wins over what the page says (docs/contract.md, 2).
 *
 * @param pageTexts the first one that has a text wins
 */
export function textsOf(element: Element, { contract, pageTexts, locale }: TextsParts): Texts {
  const ofPage = pageTexts.flatMap((each) => each.get(contract.name) ?? []);
  const own = readTexts(readAttributes(element));
  return tellApart(createTexts(contract.texts, [own, ...ofPage], locale), element, contract);
}
