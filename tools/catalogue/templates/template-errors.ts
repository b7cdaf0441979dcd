import { type RuntimeOptions } from 'handlebars';
import { namePlace, showLine, SourceError, toPosition } from '../../check-page/source-error.ts';

interface RenderedFile {
  readonly path: string;
  readonly readSource: () => string;
}

type Block = (...values: readonly unknown[]) => unknown;

function describe(message: string): string {
  const [, field, parent] = /^"(.+)" not defined in (.*?)(?: - \d+:\d+)?$/.exec(message) ?? [];
  if (parent === 'null' || parent === 'undefined') {
    return `the field "${field}" is read from something that is not there.`;
  }
  if (field !== undefined)
    return `"${field}" is not in the page's data, and no helper has that name.`;
  const [, partial] = /^The partial (\S+) could not be found/.exec(message) ?? [];
  if (partial === '@partial-block') {
    return 'this partial has been included without content; expected {{#> its-name}} … {{/its-name}}.';
  }
  if (partial !== undefined) return `there is no partial "${partial}" in templates/partials.`;
  return message.replace(/ - \d+:\d+$/, '').replace(/[^.]$/, '$&.');
}

/** The place of an error in its template; Handlebars gives none for a partial that is not there. */
function findPlace(error: Error, source: string) {
  const { lineNumber, column = 0 } = error as { lineNumber?: number; column?: number };
  if (lineNumber !== undefined) return { line: lineNumber, column: column + 1 };
  const [, partial] = /^The partial (\S+) could not be found/.exec(error.message) ?? [];
  const at = partial === undefined ? -1 : source.indexOf(`> ${partial}`);
  return at < 0 ? undefined : toPosition(source, source.lastIndexOf('{{', at));
}

function toSourceError(error: unknown, { path, readSource }: RenderedFile): unknown {
  if (!(error instanceof Error) || error instanceof SourceError) return error;
  const source = readSource();
  const place = findPlace(error, source);
  const sentence = describe(error.message);
  const text =
    place === undefined
      ? `${path}: ${sentence}`
      : `${namePlace(path, place)}: ${sentence}\n${showLine(source, place)}`;
  return new SourceError(text, { cause: error });
}

export function locateErrors() {
  /** The templates that are being rendered, the innermost last. */
  const files: RenderedFile[] = [];

  const within = <Result>(file: RenderedFile, run: () => Result): Result => {
    files.push(file);
    try {
      return run();
    } catch (error) {
      throw toSourceError(error, file);
    } finally {
      files.pop();
    }
  };
  return {
    within,
    /** The content between a partial's tags is written in the template that includes it. */
    throughCaller: (options: RuntimeOptions | undefined): void => {
      const data = options?.data as { 'partial-block'?: Block } | undefined;
      const block = data?.['partial-block'];
      const caller = files.at(-1);
      if (data === undefined || block === undefined || caller === undefined) return;
      data['partial-block'] = Object.assign(
        (...values: readonly unknown[]) => within(caller, () => block(...values)),
        block,
      );
    },
  };
}
