import { showUnseen } from '../shared/widget/problem.ts';

/** Lines for a terminal. What names and values of a page or a server contain cannot begin a line or steer it. */
export function toLines(lines: readonly string[]): string {
  return lines.map(showUnseen).join('\n');
}

/** Prints each text as one line. */
export function print(...lines: readonly string[]): void {
  console.log(toLines(lines));
}

/** Prints each text as one line, beside the output. */
export function printError(...lines: readonly string[]): void {
  console.error(toLines(lines));
}
