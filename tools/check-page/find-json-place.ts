import { type Node } from 'jsonc-parser';
import { parseJsonTree } from '../source/find-json-mistake.ts';

function toSteps(path: string): readonly string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

/**
 * Parses a JSON text once.
 * @returns finds the position of `slides[2].headline`, or of what is around a missing value
 */
export function createPlaceFinder(text: string): (path: string) => number {
  const { root } = parseJsonTree(text);
  const inside = new Map<Node, ReadonlyMap<string, Node | undefined>>();
  /** The values of an object by their names, those of a list by their indices. */
  const listInside = (node: Node) => {
    const { type, children = [] } = node;
    const known = inside.get(node);
    const values =
      known ??
      new Map(
        children.map((child, index) =>
          type === 'array'
            ? [String(index), child]
            : [String(child.children?.[0]?.value), child.children?.[1]],
        ),
      );
    inside.set(node, values);
    return values;
  };
  const walk = (steps: readonly string[]) => {
    let node = root;
    for (const step of steps) node = node && listInside(node).get(step);
    return node?.offset;
  };
  return (path) => {
    const [head = '', ...rest] = toSteps(path);
    for (let length = rest.length; length > 0; length -= 1) {
      const steps = rest.slice(0, length);
      const ofOnlyEntry = length > 2 ? walk(steps.slice(2)) : undefined;
      const at = walk([head, ...steps]) ?? walk(steps) ?? ofOnlyEntry;
      if (at !== undefined) return at;
    }
    return walk([head]) ?? 0;
  };
}
