/** What a visitor types without a pause in order to reach an option. */
export interface Typed {
  readonly text: string;
  /** The option that was active when typing began, from 0. */
  readonly from: number;
  /** When the last key was pressed, in milliseconds. */
  readonly timeMs: number;
}

export const nothingTyped: Typed = { text: '', from: 0, timeMs: 0 };

/** After a longer pause, in milliseconds, the next key begins another text. */
const pauseMs = 750;

/** Whether a key pressed at that time, in milliseconds, continues what has been typed. */
export function isTyping({ text, timeMs }: Typed, nowMs: number): boolean {
  return text !== '' && nowMs - timeMs <= pauseMs;
}

/**
 * The option that the typed text means: the next one that begins with it. A letter typed again and again goes
 * from one to the next, also where an option begins with that letter twice ("Aaron"), as in a native select.
 *
 * @param labels the labels of all options
 * @returns from 0; -1 where none begins with the text
 */
export function findTypedOption(labels: readonly string[], { text, from }: Typed): number {
  const isRepeated = text === text.charAt(0).repeat(text.length);
  const start = (isRepeated ? text.charAt(0) : text).toLocaleLowerCase();
  // From the next one on, and around the end.
  const found = [...labels.keys()]
    .map((step) => (from + 1 + step) % labels.length)
    .filter((index) => labels[index]?.toLocaleLowerCase().startsWith(start));
  return found[isRepeated ? (text.length - 1) % found.length : 0] ?? -1;
}

/** Adds a character. A text that no option begins with is forgotten, but a word may go on after a space. */
export function addTyped(
  last: Typed,
  character: string,
  { labels, active, nowMs }: { labels: readonly string[]; active: number; nowMs: number },
): { readonly typed: Typed; readonly index: number } {
  const begun = isTyping(last, nowMs) ? last : { text: '', from: active };
  const typed = { ...begun, text: begun.text + character, timeMs: nowMs };
  const index = findTypedOption(labels, typed);
  return { typed: index < 0 && character !== ' ' ? nothingTyped : typed, index };
}
