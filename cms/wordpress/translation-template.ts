import { type Block } from './blocks.ts';
import { listWords, otherWords } from './form-words.ts';

/** All that blocks and their forms say in English. */
export function listBlockWords(blocks: Readonly<Record<string, Block>>): readonly string[] {
  const words = Object.values(blocks).flatMap(({ title, description, keywords, fields, texts }) => [
    title,
    description,
    ...keywords,
    ...listWords([...fields, ...texts]),
  ]);
  return [...new Set([...words, ...otherWords])];
}

/** What translators fill in: the template of gettext. */
export function makeTranslationTemplate(blocks: Readonly<Record<string, Block>>): string {
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  const entries = listBlockWords(blocks).map(
    (word) => `msgid ${JSON.stringify(word)}\nmsgstr ""\n`,
  );
  return [head, ...entries].join('\n');
}
