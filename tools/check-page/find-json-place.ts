import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import { parseJsonTree } from './find-json-mistake.ts';

function toSteps(path: string): JSONPath {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );
}

/** The position in a JSON text of `slides[2].headline`, or of what is around a missing value. */
export function findJsonPlace(text: string, path: string): number {
  const { root } = parseJsonTree(text);
  const walk = (steps: JSONPath) => root && findNodeAtLocation(root, steps)?.offset;
  const [head = '', ...rest] = toSteps(path);
  for (let length = rest.length; length > 0; length -= 1) {
    const steps = rest.slice(0, length);
    const ofOnlyEntry = length > 2 ? walk(steps.slice(2)) : undefined;
    const at = walk([head, ...steps]) ?? walk(steps) ?? ofOnlyEntry;
    if (at !== undefined) return at;
  }
  return walk([head]) ?? 0;
}
