import { foldText } from './invisible.ts';

/** Letters and digits alone, without accents; all four kinds of the Turkish i are one. */
export function foldWords(text: string): string {
  return foldText(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words that somebody looks for, each in the form of `foldWords`. */
export function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).map(foldWords).filter(Boolean);
}
