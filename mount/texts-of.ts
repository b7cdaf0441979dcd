import { type WidgetContract } from '../shared/widget/define-contract.ts';
import { readTexts } from '../shared/widget/read-config.ts';
import { createTexts, type Texts } from '../shared/widget/texts.ts';
import { readAttributes } from './foreign-dom.ts';
import { type PageSettings } from './page-settings.ts';

/** A widget's texts on an element: what the element says wins over what the page says (CONTRACT 2). */
export function textsOf(
  element: Element,
  { name, texts }: WidgetContract,
  { options, pageTexts }: Pick<PageSettings<unknown>, 'options' | 'pageTexts'>,
): Texts {
  const ofPage = pageTexts.flatMap((each) => each.get(name) ?? []);
  return createTexts(texts, [readTexts(readAttributes(element)), ...ofPage], options.locale);
}
