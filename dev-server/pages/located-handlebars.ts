import Handlebars, { type HelperDelegate, type HelperOptions } from 'handlebars';
import { findNearestName } from '../../shared/widget/nearest-name.ts';
import { isCalled, readPath } from './template-syntax.ts';
import { namePlace, type Position, SourceError } from './source-error.ts';

/** A position as Handlebars gives it: lines from 1, columns from 0. */
interface Location {
  readonly source: string;
  readonly start: { readonly line: number; readonly column: number };
}

/**
 * The object through which the code of a compiled template reads its data; Handlebars makes one per template.
 */
interface Container {
  lookupProperty: (parent: object, name: string) => unknown;
  /** Reads a required value. */
  strict: (parent: unknown, name: string, at: Location) => unknown;
  /** Reads a step of a path, whose last part may be missing. */
  read: (parent: unknown, name: string, at: Location) => unknown;
  findPartial: (partials: object, name: string, at: Location) => unknown;
  /** The position of its last read. */
  lastRead?: Location;
}

type Program = (this: unknown, ...values: unknown[]) => unknown;

/** The generator of a template's code, with the parts that Handlebars allows to override. */
interface CodeWriter {
  readonly source: { readonly currentLocation?: Location };
  compiler: new () => CodeWriter;
  nameLookup(parent: unknown, name: string, kind: string): unknown;
}

/** The parts of Handlebars' environment that are missing in its types. */
interface Environment {
  JavaScriptCompiler: new () => CodeWriter;
  template: (code: Readonly<Record<string, unknown>>, environment: unknown) => unknown;
}

function toPosition({ start }: Location): Position {
  return { line: start.line, column: start.column + 1 };
}

function toError(at: Location, sentence: string, cause?: unknown): SourceError {
  return new SourceError(`${namePlace(at.source, toPosition(at))}: ${sentence}`, { cause });
}

/** ` Did you mean "x"?` where a known name is similar: mistyped, or without its folder. */
function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearestName(name, known) ?? known.find((each) => each.endsWith(`/${name}`));
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** The message of an error as a sentence, without the position that Handlebars appends. */
function readMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ - \d+:\d+$/, '').replace(/[^.]$/, '$&.');
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function missingPartial(name: string, partials: object): string {
  if (name === '@partial-block') {
    return 'this partial has been included without content; expected {{#> its-name}} … {{/its-name}}.';
  }
  return `there is no partial "${name}" in templates/partials.${suggest(name, Object.keys(partials))}`;
}

/** What is needed to explain mistakes. */
interface Known {
  readonly helperNames: readonly string[];
  /** The text of a template. */
  readonly readSource: (path: string) => string;
}

/** Makes the code of a template find what it reads, or report where it did not. */
function equip(container: Container, { helperNames, readSource }: Known): void {
  const checkParent = (parent: unknown, name: string, at: Location): object => {
    if (parent !== undefined && parent !== null) return Object(parent) as object;
    const sentence = `the field "${name}" is read from something that is ${String(parent)}.`;
    const path = readPath(readSource(at.source), toPosition(at));
    throw toError(at, `${sentence} It stands in "${path}".`);
  };
  container.read = (parent, name, at) => {
    container.lastRead = at;
    return container.lookupProperty(checkParent(parent, name, at), name);
  };
  container.strict = (parent, name, at) => {
    container.lastRead = at;
    if (isObject(parent) && name in parent) return container.lookupProperty(parent, name);
    if (isCalled(readSource(at.source), toPosition(at))) {
      throw toError(at, `there is no helper "${name}".${suggest(name, helperNames)}`);
    }
    const fields = Object.keys(checkParent(parent, name, at));
    const nearest = suggest(name, [...fields, ...helperNames]);
    throw toError(at, `the field "${name}" is missing in the page's data.${nearest}`);
  };
  container.findPartial = (partials, name, at) => {
    container.lastRead = at;
    const partial = container.lookupProperty(partials, name);
    if (partial !== undefined || name === '@partial-block') return partial;
    throw toError(at, missingPartial(name, partials));
  };
}

/**
 * Adds the position to errors of a program that no look-up and no helper has located, such as a partial that
 * includes itself.
 */
function locate(error: unknown, lastRead: Location | undefined): unknown {
  if (error instanceof SourceError || lastRead === undefined) return error;
  const message = readMessage(error);
  const [, partial] = /^The partial (\S+) could not be found/.exec(message) ?? [];
  return toError(lastRead, partial === undefined ? message : missingPartial(partial, {}), error);
}

/** Makes helpers report where they were called. Errors in their blocks are located already. */
function locateHelper(helper: HelperDelegate): HelperDelegate {
  return function (this: unknown, ...values: unknown[]): unknown {
    try {
      return helper.apply(this, values as Parameters<HelperDelegate>) as unknown;
    } catch (error) {
      if (error instanceof SourceError) throw error;
      const { loc } = values.at(-1) as HelperOptions & { readonly loc: Location };
      throw toError(loc, readMessage(error), error);
    }
  };
}

/** Entries among the helpers that are not helpers. */
const internal: ReadonlySet<string> = new Set(['helperMissing', 'blockHelperMissing']);

/**
 * Creates a Handlebars whose templates report file, line and column of every mistake found while rendering.
 * Handlebars itself gives the line of some and the file of none: a page is content of its layout.
 *
 * @param helpers by name, beside Handlebars' own
 * @param readSource returns the text of a template by the `srcName` that it was parsed with
 */
export function createLocatedHandlebars(
  helpers: Readonly<Record<string, HelperDelegate>>,
  readSource: Known['readSource'],
): typeof Handlebars {
  const handlebars = Handlebars.create();
  for (const [name, helper] of Object.entries({ ...handlebars.helpers, ...helpers })) {
    if (!internal.has(name)) handlebars.registerHelper(name, locateHelper(helper));
  }
  const helperNames = Object.keys(handlebars.helpers).filter((name) => !internal.has(name));
  const environment = handlebars as unknown as Environment;

  const { JavaScriptCompiler, template } = environment;
  class LocatedCompiler extends JavaScriptCompiler {
    /** Handlebars' hook for name look-ups, here with their positions. */
    override nameLookup(parent: unknown, name: string, kind: string): unknown {
      const read = { context: 'read', data: 'read', helper: 'read', partial: 'findPartial' }[kind];
      const at = this.source.currentLocation;
      if (read === undefined || at === undefined) return super.nameLookup(parent, name, kind);
      const place = JSON.stringify({ source: at.source, start: at.start });
      return [`container.${read}(`, parent, `,${JSON.stringify(name)},${place})`];
    }
  }
  LocatedCompiler.prototype.compiler = LocatedCompiler;
  environment.JavaScriptCompiler = LocatedCompiler;

  environment.template = (code, ...others) => {
    const programs = Object.entries(code).filter(
      (entry): entry is [string, Program] => typeof entry[1] === 'function',
    );
    const equipped = programs.map(([key, program]) => [
      key,
      function (this: unknown, ...values: unknown[]): unknown {
        // Decorators, which implement inline partials, get two more arguments before it.
        const container = values[key.endsWith('_d') ? 2 : 0] as Container;
        if (!('read' in container)) equip(container, { helperNames, readSource });
        try {
          return program.apply(this, values);
        } catch (error) {
          throw locate(error, container.lastRead);
        }
      },
    ]);
    return template(
      { ...code, ...(Object.fromEntries(equipped) as Record<string, Program>) },
      ...others,
    );
  };
  return handlebars;
}
