export interface Position {
  readonly line: number;
  readonly column: number;
}

export function toPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A position in a file in the form that editors and terminals link: `templates/pages/home.hbs:12:5`. */
export function namePlace(file: string, { line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

/** A mistake in a file that the server reads while it runs; the message begins with the place. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
