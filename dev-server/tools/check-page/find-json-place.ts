/** A string, a bracket, or a number or word. */
const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gsy;

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Reads the tokens of a valid JSON text one by one. */
function* readTokens(text: string, from: number): Generator<Token> {
  let at = from;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) return;
    yield { text: match[0], at };
    at += match[0].length;
  }
}

/** The beginning of a member of an object or a list; nothing where there is none of that name. */
function findMember(text: string, from: number, wanted: string | number): number | undefined {
  let depth = 0;
  let index = 0;
  let name: string | undefined;
  let isValueNext = false;
  let isList = false;
  for (const { text: part, at } of readTokens(text, from)) {
    if (depth === 0) {
      if (part !== '[' && part !== '{') return undefined;
      isList = part === '[';
      if (isList !== (typeof wanted === 'number')) return undefined;
      isValueNext = isList;
      depth = 1;
      continue;
    }
    const isEnd = part === ']' || part === '}';
    if (depth === 1 && !isEnd) {
      if (isValueNext && part !== ',') {
        if (isList ? index === wanted : name === wanted) return at;
        isValueNext = false;
      } else if (part === ',') {
        index += 1;
        isValueNext = isList;
        name = undefined;
      } else if (part === ':') {
        isValueNext = true;
      } else if (part.startsWith('"')) {
        name = JSON.parse(part) as string;
      }
    }
    if (part === '[' || part === '{') depth += 1;
    if (isEnd) depth -= 1;
    if (depth === 0) return undefined;
  }
  return undefined;
}

function toSteps(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );
}

function walk(text: string, steps: readonly (string | number)[]): number | undefined {
  let at: number | undefined = 0;
  for (const step of steps) {
    at = at === undefined ? undefined : findMember(text, at, step);
  }
  return at;
}

/**
 * The position of a value in a JSON text.
 *
 * @param text valid JSON
 * @param path as in problems: `slides[2].headline`. Its first name is that of the attribute, which the text
 *   may leave out, as it may leave out a list with a single entry (`funds[0].shareClasses[1]`).
 * @returns counted from 0; for a missing value, the position of what is around it
 */
export function findJsonPlace(text: string, path: string): number {
  const [head = '', ...rest] = toSteps(path);
  for (let length = rest.length; length > 0; length -= 1) {
    const steps = rest.slice(0, length);
    const ofOnlyEntry = length > 2 ? walk(text, steps.slice(2)) : undefined;
    const at = walk(text, [head, ...steps]) ?? walk(text, steps) ?? ofOnlyEntry;
    if (at !== undefined) return at;
  }
  return walk(text, [head]) ?? 0;
}
