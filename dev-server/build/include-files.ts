import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { projectPath } from '../project.ts';
import { mergeLanguage, readLanguageFiles } from './languages.ts';
import { type Manifest } from './manifest.ts';

const folder = projectPath('dev-server/build/include');

/** Languages without a region that CMSs name by three letters. */
const ofThreeLetters = [
  'ary',
  'azb',
  'bel',
  'ceb',
  'ckb',
  'fur',
  'kab',
  'kir',
  'oci',
  'zh-hans',
  'zh-hant',
];

/** The usual culture of each language that a CMS may name without a region: `fi-FI` for `fi`. */
function listCultures(): Readonly<Record<string, string>> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => known.of(code) !== undefined);
  const cultures = [...codes, ...ofThreeLetters].map((code) => {
    const { language, region = '' } = new Intl.Locale(code).maximize();
    return [code, `${language}-${region}`] as const;
  });
  return Object.fromEntries(cultures.filter(([, culture]) => /-[A-Z]{2}$/.test(culture)));
}

function readIntegrity(manifest: Manifest, name: string): string {
  const facts = manifest.files[name];
  if (facts === undefined) throw new Error(`The build made no ${name}: is it imported?`);
  return facts.integrity;
}

function transpile(source: string): string {
  const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ES2022 };
  return transpileModule(source, { compilerOptions }).outputText;
}

/** What each CMS includes: the files of the folder `include`, completed by version, integrity and languages. */
export function makeIncludeFiles(manifest: Manifest): Readonly<Record<string, string>> {
  const files = readLanguageFiles();
  const languages = files.map(
    ({ language }) => [language, mergeLanguage(language, files)] as const,
  );
  const facts = {
    __PMW_VERSION__: manifest.version,
    __PMW_SCRIPT_INTEGRITY__: readIntegrity(manifest, 'widgets.js'),
    __PMW_STYLE_INTEGRITY__: readIntegrity(manifest, 'widgets.css'),
    __PMW_CULTURES__: JSON.stringify(listCultures()),
    __PMW_LANGUAGES__: JSON.stringify(Object.fromEntries(languages)),
  };
  const fill = (text: string) =>
    Object.entries(facts).reduce(
      (filled, [name, fact]) => filled.replaceAll(name, () => fact),
      text,
    );
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = relative(folder, join(parentPath, name)).replaceAll('\\', '/');
        const text = fill(readFileSync(join(parentPath, name), 'utf8'));
        return path.endsWith('.ts') ? [path.replace(/ts$/, 'mjs'), transpile(text)] : [path, text];
      }),
  );
}
