import { parts, partsOfAttribute, types } from '../../shared/widget/read-definition.ts';
import { engineAttributes } from '../../shared/widget/report-attributes.ts';
import { type AttributeValueTypes } from '../../shared/widget/widget-definition.ts';

/** A type of an attribute of a site's own widget. */
export type DefinedType = keyof AttributeValueTypes;

/** The rules for a definition as data, for the plug-in's PHP: `cms` imports nothing of `shared`. */
export const definitionRules = {
  parts,
  partsOfAttribute,
  /** By type: the words that follow "expected". */
  expected: Object.fromEntries(
    Object.entries(types).map(([type, make]) => [type, make(undefined as never, ['']).expected]),
  ),
  /** Names of attributes, without `data-`. */
  reservedAttributes: [...engineAttributes].map((name) => name.replace('data-', '')),
};
