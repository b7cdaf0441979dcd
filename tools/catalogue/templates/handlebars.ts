import Handlebars, { type HelperDelegate, type HelperOptions } from 'handlebars';
import { SourceError } from '../../check-page/source-error.ts';

/** The generator of a template's code, with the parts that Handlebars allows to override. */
interface CodeWriter {
  readonly source: { readonly currentLocation?: object };
  compiler: new () => CodeWriter;
  nameLookup(parent: unknown, name: string, kind: string): unknown;
}

interface Internals {
  readonly Parser: { parseError: (message: string, hash: ParserHash) => never };
  JavaScriptCompiler: new () => CodeWriter;
}

/** The line at which the parser stopped, from 0; missing for a sign that begins nothing. */
interface ParserHash {
  readonly token: string | null;
  readonly line: number;
  readonly loc?: { readonly last_line: number; readonly last_column: number };
}

const Located = Handlebars.Exception as new (message: string, node: object) => Error;

/** A helper whose errors carry the place where it was called, unless they have one already. */
function locateHelper(helper: HelperDelegate): HelperDelegate {
  return function (this: unknown, ...values: unknown[]): unknown {
    try {
      return helper.apply(this, values as Parameters<HelperDelegate>) as unknown;
    } catch (error) {
      const { lineNumber } = error as { readonly lineNumber?: number };
      if (lineNumber !== undefined || error instanceof SourceError) throw error;
      const { loc } = values.at(-1) as HelperOptions & { readonly loc: object };
      throw new Located(error instanceof Error ? error.message : String(error), { loc });
    }
  };
}

/** A strict Handlebars whose errors carry a place, also for a name in the middle of a path. */
export function createHandlebars(
  helpers: Readonly<Record<string, HelperDelegate>>,
): typeof Handlebars {
  const handlebars = Handlebars.create();
  const internals = handlebars as unknown as Internals;
  for (const [name, helper] of Object.entries({ ...handlebars.helpers, ...helpers })) {
    if (!/helperMissing$/i.test(name)) handlebars.registerHelper(name, locateHelper(helper));
  }

  const { JavaScriptCompiler } = internals;
  class LocatedCompiler extends JavaScriptCompiler {
    override nameLookup(parent: unknown, name: string, kind: string): unknown {
      if (kind !== 'context' && kind !== 'data') return super.nameLookup(parent, name, kind);
      const place = JSON.stringify(this.source.currentLocation ?? null);
      const fail = `container.strict(null,${JSON.stringify(name)},${place})`;
      return super.nameLookup(['(', parent, ' ?? ', fail, ')'], name, kind);
    }
  }
  LocatedCompiler.prototype.compiler = LocatedCompiler;
  internals.JavaScriptCompiler = LocatedCompiler;
  internals.Parser.parseError = (_message, { token, line, loc }) => {
    const start = { line: loc?.last_line ?? line + 1, column: loc?.last_column ?? 0 };
    const isEnd = token === 'EOF';
    const sentence = isEnd ? 'a block is never closed' : 'the template cannot be read here';
    throw new Located(sentence, { loc: { start, end: start } });
  };
  return handlebars;
}
