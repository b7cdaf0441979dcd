import { type AttributeDeclaration } from '../../shared/widget/attributes.ts';

/** The value of an attribute that is not there, if it can be said in a word. */
export function readDefault({
  fallback,
  isRequired,
}: AttributeDeclaration<unknown>): string | number | boolean | undefined {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback !== '';
  return isPlain && !isRequired ? (fallback as string | number | boolean) : undefined;
}
