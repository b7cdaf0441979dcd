export interface Position {
  readonly line: number;
  readonly column: number;
}

export function toPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export function showLine(text: string, { line, column }: Position): string {
  const shown = (text.split('\n')[line - 1] ?? '').replaceAll('\t', ' ').trimEnd();
  // Of a line of a thousand characters, the part around the column is shown.
  const from = Math.max(0, column - 61);
  return `${shown.slice(from, from + 100)}\n${' '.repeat(column - 1 - from)}^`;
}

/** A position in a file in the form that editors and terminals link: `templates/pages/home.hbs:12:5`. */
export function namePlace(file: string, { line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

/** A mistake in a file that the server reads while it runs; the message begins with the place. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
