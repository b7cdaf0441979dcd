import { findNearestName } from '../shared/widget/nearest-name.ts';

type FindNearestField = (
  name: string,
  value: Readonly<Record<string, unknown>>,
) => string | undefined;

/**
 * Finds the field that an unknown name most likely means, unless the object has that field too. All entries of
 * a list have the same names, so each name is compared once.
 * @param fields the known names; some lists know a field in two spellings (`Url`, `url`)
 */
export function createNearestField(fields: readonly string[]): FindNearestField {
  const known = new Set(fields);
  const candidates = new Map<string, readonly string[]>();

  const findCandidates = (name: string): readonly string[] => {
    const nearest = findNearestName(name, fields)?.toLowerCase();
    return fields.filter((field) => field.toLowerCase() === nearest);
  };

  return (name, value) => {
    if (known.has(name)) return undefined;
    const found = candidates.get(name) ?? findCandidates(name);
    candidates.set(name, found);
    return found.some((field) => Object.hasOwn(value, field)) ? undefined : found[0];
  };
}
