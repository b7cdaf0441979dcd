import type Handlebars from 'handlebars';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { runInThisContext } from 'node:vm';
import { namePlace, SourceError } from '../source/source-error.ts';

/** The source maps of compiled templates by path: the stack of an error names lines of their code. */
const maps = new Map<string, SourceMap>();

/** Handlebars compiles with a map if it is given a name, which its types do not know. */
interface Precompiled {
  readonly code: string;
  readonly map: string;
}

/** The parser names the line in its message alone. */
interface Mistake extends Error {
  readonly lineNumber?: number;
  readonly column?: number;
}

/** @throws SourceError if the template cannot be read */
export function compileTemplate(
  handlebars: typeof Handlebars,
  path: string,
  source: string,
): HandlebarsTemplateDelegate {
  const options = { strict: true, preventIndent: true, srcName: path };
  try {
    const { code, map } = handlebars.precompile(source, options) as unknown as Precompiled;
    maps.set(path, new SourceMap(JSON.parse(map) as SourceMapPayload));
    const script = runInThisContext(`(\n${code})`, { filename: path, lineOffset: -1 }) as unknown;
    return handlebars.template(script as TemplateSpecification);
  } catch (error) {
    const { message, lineNumber, column = 0 } = error as Mistake;
    const [, line = lineNumber ?? 1] = /^Parse error on line (\d+)/.exec(message) ?? [];
    const place = namePlace(path, { line: Number(line), column: column + 1 });
    throw new SourceError(`${place}: ${message}`, { cause: error });
  }
}

/** The error of a template that is drawn, with its place: of the innermost template in its stack. */
export function locateError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SourceError) return error;
  const [, path = '', line, column] =
    /\(([^()\n]+\.hbs):(\d+):(\d+)\)/.exec(error.stack ?? '') ?? [];
  const entry = maps.get(path)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (entry === undefined || !('originalLine' in entry)) return error;
  const place = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  const sentence = error.message.replace(/ not defined in .*/, " is not in the page's data");
  return new SourceError(`${namePlace(path, place)}: ${sentence}.`, { cause: error });
}
