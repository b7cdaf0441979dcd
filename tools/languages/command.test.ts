import { describe, expect, it } from 'vitest';
import { runHere } from '../../tests/setup/run-here.ts';
import { type LanguageFile, mergeLanguage } from '../merge-language.ts';
import { readLanguageFiles } from '../render/language-files.ts';
import { readWidgets } from '../read-widgets.ts';
import { findMissingTexts } from './find-missing-texts.ts';
import { listTexts, readLanguageTag } from './language-to-fill-in.ts';

const run = (...values: readonly string[]) => runHere('tools/languages/command.ts', ...values);

const contracts = (await readWidgets()).map(({ contract }) => contract);
const lacking = findMissingTexts(contracts, readLanguageFiles());

/** The first language of two letters that has no text yet, whichever languages have. */
function findUnwritten(): string {
  const files = readLanguageFiles();
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const isUnwritten = (tag: string) => Object.keys(mergeLanguage(tag, files)).length === 0;
  const found = tags.find((tag) => readLanguageTag(tag) === tag && isUnwritten(tag));
  return found ?? 'none is left';
}

describe('npm run languages', () => {
  it('prints a file to fill in on the output alone, and says beside it where the English is', async () => {
    const tag = findUnwritten();
    const { code, output, errors } = await run(tag);
    const { language, texts } = JSON.parse(output) as LanguageFile;
    expect([language, texts['modal']]).toEqual([
      tag,
      { close: '', previous: '', next: '', position: '' },
    ]);
    const sentences = new RegExp(`^${tag} lacks \\d+ texts\\. widgets/README\\.md .+\\.\\n$`);
    expect([code, errors]).toEqual([0, expect.stringMatching(sentences)]);
  });

  it('says of a region that it lacks what its language lacks', async () => {
    const arabic = lacking.find(({ language }) => language === 'ar');
    const { code, output, errors } = await run('ar-EG');
    const file = JSON.parse(output) as LanguageFile;
    expect([file.language, listTexts(file)]).toEqual(['ar-EG', arabic?.missing ?? []]);
    expect([code, errors]).toEqual([
      0,
      expect.stringMatching(/^ar-EG lacks (?:nothing|\d+ texts?)\./),
    ]);
  });

  it('lists without a language what each lacks', async () => {
    const { code, output, errors } = await run();
    expect([code, errors]).toEqual([0, '']);
    for (const { language, missing } of lacking) {
      expect(output).toMatch(new RegExp(`^${language} lacks .*: ${missing.join(', ')}$`, 'm'));
    }
    expect(output.includes('No language lacks a text.\n')).toBe(lacking.length === 0);
  });

  it.each([
    [['german'], '"german" is no language; expected a language other than English, such as'],
    [['en-GB'], 'en-GB: English is in the contracts; expected a language other than English'],
    [[''], '"" is no language; expected a language other than English'],
    [['--help=no'], "Option '--help' does not take an argument. Known: --help."],
    [['de', 'fr'], '2 languages are named; expected one'],
  ])('refuses %j in one line', async (values, sentence) => {
    const { code, output, errors } = await run(...values);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^[^\n]+\n$/);
    expect(errors).toContain(sentence);
  });
});
