export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Reads the lines of a text once. @returns finds the position of an offset */
export function createPositionFinder(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [line, end] = [0, starts.length];
    while (end - line > 1) {
      const middle = Math.floor((line + end) / 2);
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

export function toPosition(text: string, offset: number): Position {
  return createPositionFinder(text)(offset);
}

/** A position in a file in the form that editors and terminals link: `templates/pages/home.hbs:12:5`. */
export function namePlace(file: string, { line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

/** A mistake in a file that the server reads while it runs; the message begins with the place. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
