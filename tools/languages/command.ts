import { exitWithMistake, OptionError, startCommand } from '../command-line.ts';
import { mergeLanguage } from '../../shared/page/merge-language.ts';
import { readLanguageFiles } from '../catalogue/language-files.ts';
import { readWidgets } from '../catalogue/read-widgets.ts';
import { countTexts, makeLanguageToFillIn, readLanguageTag } from './language-to-fill-in.ts';

const expected =
  'expected a language other than English, such as fi or pt-BR: npm run languages -- fi';

/** Prints the file on the output and a sentence about it beside it, so that the output can go into a file. */
async function printLanguage(names: readonly string[]): Promise<void> {
  const [name = '', ...others] = names;
  if (name === '' || others.length > 0) {
    throw new OptionError(
      `${names.length} languages are named; expected one: npm run languages -- fi`,
    );
  }
  const language = readLanguageTag(name);
  if (language === undefined)
    throw new OptionError(`${JSON.stringify(name)} is no language; ${expected}`);
  if (new Intl.Locale(language).language === 'en') {
    throw new OptionError(`${language}: English is in the contracts; ${expected}`);
  }
  const contracts = (await readWidgets()).map(({ contract }) => contract);
  const known = mergeLanguage(language, readLanguageFiles({ written: language }));
  const file = makeLanguageToFillIn(contracts, language, known);
  console.log(JSON.stringify(file, null, 2));
  const count = countTexts(file);
  console.error(
    count === 0
      ? `${language} lacks nothing.`
      : `${language} lacks ${count} ${count === 1 ? 'text' : 'texts'}. widgets/README.md leads to the English of each and says where it is shown.`,
  );
}

const { operands } = startCommand({
  script: 'languages',
  summary:
    'Prints a language file to fill in; for a language that exists, what it lacks, in the same form.',
  operands: { name: 'TAG', doc: 'A language, such as fi or pt-BR.' },
});
await printLanguage(operands).catch(exitWithMistake);
