import { describe, expect, it } from 'vitest';
import { runHere } from '../../../tests/setup/run-here.ts';
import { type LanguageFile } from '../../../shared/page/merge-language.ts';

const run = (...values: readonly string[]) =>
  runHere('dev-server/tools/languages/command.ts', ...values);

describe('npm run languages', () => {
  it('prints a file to fill in on the output alone, and says beside it where the English is', async () => {
    const finnish = await run('fi');
    const { language, texts } = JSON.parse(finnish.output) as LanguageFile;
    expect([language, texts['modal']]).toEqual([
      'fi',
      { close: '', previous: '', next: '', position: '' },
    ]);
    expect([finnish.code, finnish.errors]).toEqual([
      0,
      expect.stringMatching(/^fi lacks \d+ texts\. widgets\/README\.md .+\.\n$/),
    ]);
  });

  it('says of a region whose language has every text that it lacks nothing', async () => {
    const { code, output, errors } = await run('ar-EG');
    expect(JSON.parse(output)).toEqual({ language: 'ar-EG', texts: {} });
    expect([code, errors]).toEqual([0, 'ar-EG lacks nothing.\n']);
  });

  it.each([
    [['german'], '"german" is no language; expected a language other than English, such as'],
    [['en-GB'], 'en-GB: English is in the contracts; expected a language other than English'],
    [[], '0 languages are named; expected one: npm run languages -- fi'],
    [['--help=no'], "Option '--help' does not take an argument. Known: --help."],
    [['de', 'fr'], '2 languages are named; expected one'],
  ])('refuses %j in one line', async (values, sentence) => {
    const { code, output, errors } = await run(...values);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^[^\n]+\n$/);
    expect(errors).toContain(sentence);
  });
});
