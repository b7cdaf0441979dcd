import { type Plugin } from 'vite';

/** What stands in a contract for its readers only: reference, gallery and editors. */
const docNames = new Set(['doc', 'summary']);

const contractFile = /\.contract\.ts$|\/mount\/script-options\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isDoc(node: Node): boolean {
  if (node.type !== 'Property' || !('key' in node) || !('value' in node)) return false;
  const { key, value } = node as { key: { name?: unknown }; value: { type?: unknown } };
  return typeof key.name === 'string' && docNames.has(key.name) && value.type === 'Literal';
}

/** The properties of a program that only document, by where they stand. */
function findDocs(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(findDocs);
  if (!isNode(node)) return [];
  return isDoc(node) ? [node] : Object.values(node).flatMap(findDocs);
}

/**
 * Takes the documentation out of a contract: no visitor reads it. Blanks keep everything behind it in its
 * place, so that the source map stays true; minifying drops them.
 */
function dropDocs(code: string, program: unknown): string {
  let rest = code;
  for (const { start, end } of findDocs(program)) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    const blanks = rest.slice(start, end + comma).replaceAll(/\S/g, ' ');
    rest = `${rest.slice(0, start)}${blanks}${rest.slice(end + comma)}`;
  }
  return rest;
}

/** Leaves the documentation of contracts out of the script. */
export function withoutDocs(): Plugin {
  return {
    name: 'without-docs',
    // Behind Vite's own step, which makes JavaScript of TypeScript.
    enforce: 'post',
    transform(code, id) {
      if (!contractFile.test(id.replaceAll('\\', '/'))) return null;
      return { code: dropDocs(code, this.parse(code)), map: null };
    },
  };
}
