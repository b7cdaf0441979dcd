import { type DefinedType, definitionRules } from '../../tools/contract/definition-rules.ts';
import { type BlockField } from './block-fields.ts';

/** What the form asks for, by the type of the attribute. */
const fields: Readonly<
  Record<DefinedType, Pick<BlockField, 'kind' | 'minimum' | 'step' | 'unit'>>
> = {
  text: { kind: 'text' },
  address: { kind: 'link' },
  number: { kind: 'number', step: 'any' },
  'whole number': { kind: 'number', minimum: 0 },
  milliseconds: { kind: 'number', minimum: 0, unit: 'milliseconds' },
  boolean: { kind: 'switch' },
  choice: { kind: 'choice' },
  json: { kind: 'json' },
};

/** What includes/own-definition.php holds a definition to, and its fields. */
export const makeDefinitionRules = (reservedNames: readonly string[]) => ({
  ...definitionRules,
  reservedNames,
  fields,
});
