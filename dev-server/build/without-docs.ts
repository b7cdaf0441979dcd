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

function isDocText(node: Node): boolean {
  if (node.type !== 'Property' || !('key' in node) || !('value' in node)) return false;
  const { key, value } = node as { key: { name?: unknown }; value: { type?: unknown } };
  return typeof key.name === 'string' && docNames.has(key.name) && value.type === 'Literal';
}

/** The texts in a program, by where they stand. */
function findDocTexts(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(findDocTexts);
  if (!isNode(node)) return [];
  if (isDocText(node)) return [(node as unknown as { value: Node }).value];
  return Object.values(node).flatMap(findDocTexts);
}

/**
 * Empties a contract's documentation, which no visitor reads. Blanks keep everything behind it in its
 * place, so that the source map stays true; minifying drops them.
 */
export function emptyDocs(code: string, program: unknown): string {
  let emptied = code;
  for (const { start, end } of findDocTexts(program)) {
    emptied = `${emptied.slice(0, start)}''${' '.repeat(end - start - 2)}${emptied.slice(end)}`;
  }
  return emptied;
}

/** Leaves the documentation of contracts out of the script. */
export function withoutDocs(): Plugin {
  return {
    name: 'without-docs',
    // Behind Vite's own step, which makes JavaScript of TypeScript.
    enforce: 'post',
    transform(code, id) {
      if (!contractFile.test(id.replaceAll('\\', '/'))) return null;
      return { code: emptyDocs(code, this.parse(code)), map: null };
    },
  };
}
