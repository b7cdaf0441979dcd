import { namePlace, type Position, showLine, SourceError, toPosition } from './source-error.ts';

/** A tag that opens, divides or closes a block. */
interface BlockTag {
  readonly text: string;
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly position: Position;
}

/** Comments first, so that tags in them are skipped. */
const tagPattern =
  /\{\{~?!--[\s\S]*?--~?\}\}|\{\{~?![\s\S]*?\}\}|\{\{~?(?<sign>[#^/])(?<kind>[>*]?)\s*(?<name>[^\s}~(]+)/g;

/** The block tags, in order. */
function findBlockTags(source: string): readonly BlockTag[] {
  return [...source.matchAll(tagPattern)].flatMap(({ groups = {}, index, 0: text }) => {
    const { sign, name } = groups;
    if (sign === undefined || name === undefined) return [];
    const kind = sign === '/' ? 'close' : 'open';
    return [{ text: `${text}}}`, kind, name, position: toPosition(source, index) }];
  });
}

/** The first block that is not closed, or is closed by another name. */
function findBlockMistake(source: string): { at: Position; sentence: string } | undefined {
  const open: BlockTag[] = [];
  for (const tag of findBlockTags(source)) {
    if (tag.kind === 'open') {
      open.push(tag);
      continue;
    }
    const last = open.pop();
    if (last === undefined) {
      return { at: tag.position, sentence: `${tag.text} closes what nothing has opened.` };
    }
    if (last.name !== tag.name) {
      const where = `${last.text} of line ${last.position.line}`;
      const sentence = `${tag.text} stands where ${where} is still open; expected {{/${last.name}}}.`;
      return { at: tag.position, sentence };
    }
  }
  const unclosed = open.at(-1);
  if (unclosed === undefined) return undefined;
  const sentence = `${unclosed.text} is never closed; expected {{/${unclosed.name}}}.`;
  return { at: unclosed.position, sentence };
}

/**
 * The position where the parser stopped. The parser gives the line, and shows twenty characters each of what
 * it read last and what comes next, above a line of dashes and a caret.
 */
function findStop(source: string, message: string): Position | undefined {
  const line = Number(/ on line (\d+)/.exec(message)?.[1] ?? NaN);
  if (Number.isNaN(line)) return undefined;
  const [, shown = '', dashes = ''] = /\n(.*)\n(-*)\^/.exec(message) ?? [];
  const before = shown.slice(0, dashes.length);
  const after = shown.slice(dashes.length).replace(/\.\.\.$/, '');
  const text = source.split('\n')[line - 1] ?? '';
  const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset);
  const stop = offsets.find((offset) => {
    const rest = text.slice(offset, offset + after.length);
    const isBefore = before.endsWith(text.slice(Math.max(0, offset - 20), offset));
    return isBefore && after.startsWith(rest);
  });
  return { line, column: (stop ?? 0) + 1 };
}

/**
 * Describes what is wrong with a template that cannot be parsed, with file, line and column.
 *
 * @param path from the project's root
 * @param error from Handlebars' parser; for a forgotten end it lists forty kinds of token
 */
export function toSyntaxError(path: string, source: string, error: unknown): SourceError {
  const options = { cause: error };
  const block = findBlockMistake(source);
  if (block !== undefined) {
    return new SourceError(`${namePlace(path, block.at)}: ${block.sentence}`, options);
  }
  const message = error instanceof Error ? error.message : String(error);
  const { lineNumber, column = 0 } = error as { lineNumber?: number; column?: number };
  const known = lineNumber === undefined ? undefined : { line: lineNumber, column: column + 1 };
  const at = known ?? findStop(source, message);
  if (at === undefined) return new SourceError(`${path}: ${message}`, options);
  const reason =
    known === undefined
      ? 'the template cannot be read here.'
      : `${message.replace(/ - \d+:\d+$/, '')}.`;
  return new SourceError(`${namePlace(path, at)}: ${reason}\n${showLine(source, at)}`, options);
}

/** The text of a template from a position on. */
function readFrom(source: string, { line, column }: Position): string {
  return source
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);
}

/** The path at a position of a template: `hero.title`. */
export function readPath(source: string, position: Position): string {
  return /^[^\s(){}|~=]+/.exec(readFrom(source, position))?.[0] ?? '';
}

/** Whether a name is called like a helper: it comes before a value, or after a parenthesis. */
export function isCalled(source: string, position: Position): boolean {
  const before = source.split('\n')[position.line - 1]?.slice(0, position.column - 1) ?? '';
  if (before.trimEnd().endsWith('(')) return true;
  return /^[^\s(){}|~=]+\s+(?!as\s*\|)[^\s}~)|]/.test(readFrom(source, position));
}
