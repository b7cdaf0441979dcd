import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type PageElement } from './parse-page.ts';

/** The elements that show a widget's texts: its mount points, or those with a page behaviour's attribute. */
export function findOwn(
  { name, kind, attributes }: WidgetContract,
  elements: readonly PageElement[],
): readonly PageElement[] {
  if (kind !== 'page') {
    return elements.filter((element) => element.attributes.get('data-widget')?.trim() === name);
  }
  const required = Object.keys(attributes).filter((each) => attributes[each]?.isRequired);
  return elements.filter((element) =>
    required.some((each) => element.attributes.has(`data-${each}`)),
  );
}
