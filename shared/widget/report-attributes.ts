import { type WidgetContract } from './define-contract.ts';
import { findNearestName } from './nearest-name.ts';
import { type ReportProblem } from './problem.ts';
import { isTextKey } from './texts.ts';

/** By their full names, `data-` included, in any order. */
export type AttributeValues = ReadonlyMap<string, string>;

/** Every attribute that the engine itself puts on or reads from a mount point. */
export const engineAttributes = new Set([
  'data-widget',
  'data-widget-status',
  'data-editing',
  'data-modal',
]);

export const textPrefix = 'data-text-';

const outcome = 'It is ignored.';

/** The attribute that `data-<name>` probably means: itself if the widget has it. */
function findMeant({ attributes, texts }: WidgetContract, name: string): string | undefined {
  const nearest = findNearestName(name, Object.keys(attributes));
  if (nearest !== undefined) return `data-${nearest}`;
  return isTextKey(texts, name) ? textPrefix + name : undefined;
}

/** Reports attributes that look like one of ours but are not; other attributes are ignored. */
export function reportUnknown(
  contract: WidgetContract,
  values: AttributeValues,
  report: ReportProblem,
): void {
  const textKeys = Object.keys(contract.texts);
  for (const where of values.keys()) {
    if (!where.startsWith('data-') || engineAttributes.has(where)) continue;
    if (where.startsWith(textPrefix)) {
      const key = where.slice(textPrefix.length);
      if (isTextKey(contract.texts, key)) continue;
      const nearest = findNearestName(key, textKeys);
      const expected = nearest
        ? `${textPrefix}${nearest}`
        : `one of the text keys ${textKeys.join(', ')}`;
      report({ where, found: 'no text of this widget', expected, outcome });
      continue;
    }
    const expected = findMeant(contract, where.slice('data-'.length));
    if (expected !== undefined && expected !== where) {
      report({ where, found: 'not an attribute of this widget', expected, outcome });
    }
  }
}

/** Whether the widget cannot do without an attribute, by itself or as one of several. */
export function isNeeded({ attributes, requireOneOf = [] }: WidgetContract, name: string): boolean {
  return (
    attributes[name]?.isRequired === true || requireOneOf.some((group) => group.includes(name))
  );
}

/** Whether a name is certainly ours: of two words, or needed. */
export function isOurs(contract: WidgetContract, name: string): boolean {
  return (
    Object.hasOwn(contract.attributes, name) && (name.includes('-') || isNeeded(contract, name))
  );
}

/**
 * Reports attributes of the widget that are on the element around it: a template that wraps a mount point
 * easily puts them there.
 * @param around the attributes of the parent
 */
export function reportMisplaced(
  contract: WidgetContract,
  values: AttributeValues,
  around: AttributeValues,
  report: ReportProblem,
): void {
  if (around.has('data-widget')) return;
  for (const where of around.keys()) {
    if (!where.startsWith('data-') || values.has(where)) continue;
    const isText = where.startsWith(textPrefix);
    const isMeant = isText
      ? isTextKey(contract.texts, where.slice(textPrefix.length))
      : isOurs(contract, where.slice('data-'.length));
    if (!isMeant) continue;
    const expected = `${where} on the element that has data-widget="${contract.name}"`;
    report({ where, found: 'on the element around the widget', expected, outcome });
  }
}
