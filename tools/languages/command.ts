import { exitWithMistake, nameCommand, OptionError, startCommand } from '../command-line.ts';
import { mergeLanguage } from '../merge-language.ts';
import { readLanguageFiles } from '../render/language-files.ts';
import { readWidgets } from '../read-widgets.ts';
import { findMissingTexts } from './find-missing-texts.ts';
import { listTexts, makeLanguageToFillIn, readLanguageTag } from './language-to-fill-in.ts';
import { print, printError } from '../print.ts';

const command = nameCommand('languages');
const expected = `expected a language other than English, such as fi or pt-BR: ${command} fi`;

const countTexts = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`;

const readContracts = async () => (await readWidgets()).map(({ contract }) => contract);

async function listMissing(): Promise<void> {
  const lacking = findMissingTexts(await readContracts(), readLanguageFiles());
  for (const { language, missing } of lacking) {
    print(`${language} lacks ${countTexts(missing.length)}: ${missing.join(', ')}`);
  }
  print(
    lacking.length === 0
      ? 'No language lacks a text.'
      : `Until they are written visitors read them in English. "${command} TAG" prints those of a language to fill in.`,
  );
}

/** Prints the file on the output and a sentence about it beside it, so that the output can go into a file. */
async function printLanguage(name: string): Promise<void> {
  const language = readLanguageTag(name);
  if (language === undefined)
    throw new OptionError(`${JSON.stringify(name)} is no language; ${expected}`);
  if (new Intl.Locale(language).language === 'en') {
    throw new OptionError(`${language}: English is in the contracts; ${expected}`);
  }
  const known = mergeLanguage(language, readLanguageFiles({ written: language }));
  const file = makeLanguageToFillIn(await readContracts(), language, known);
  print(...JSON.stringify(file, null, 2).split('\n'));
  const count = listTexts(file).length;
  printError(
    count === 0
      ? `${language} lacks nothing.`
      : `${language} lacks ${countTexts(count)}. widgets/README.md leads to the English of each and says where it is shown.`,
  );
}

const { operands } = startCommand({
  script: 'languages',
  summary:
    'Lists the texts that each language lacks. With TAG: prints those of that language as a file to fill in; for a new language, every text.',
  operands: { name: 'TAG', doc: 'A language, such as fi or pt-BR.' },
});

async function run([name, ...others]: readonly string[]): Promise<void> {
  if (others.length > 0) {
    throw new OptionError(`${operands.length} languages are named; expected one: ${command} fi`);
  }
  await (name === undefined ? listMissing() : printLanguage(name));
}

await run(operands).catch(exitWithMistake);
