import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../fixtures/is-record.ts';
import { findNearestName } from '../../shared/widget/nearest-name.ts';
import { describe } from '../../shared/widget/problem.ts';
import { listNames } from './template-names.ts';
import { parseJson } from '../source/parse-json.ts';
import { namePlace, SourceError, toPosition } from '../source/source-error.ts';

export type PageData = Readonly<Record<string, unknown>>;

interface Link {
  readonly label: string;
  readonly url: string;
}

interface MessagePart {
  readonly heading: string;
  readonly text?: string;
  readonly links?: readonly Link[];
}

export interface MessagePage {
  readonly title: string;
  readonly text: string;
  readonly sections?: readonly MessagePart[];
  /** Short facts beside the sections. */
  readonly notes?: readonly MessagePart[];
  /** Where to go on, in place of the home page. */
  readonly next?: Link;
}

function isMessagePage(page: unknown): page is MessagePage {
  return isRecord(page) && typeof page['title'] === 'string' && typeof page['text'] === 'string';
}

function readText(folder: string, path: string): string {
  const file = join(folder, path);
  if (!existsSync(file)) {
    const page = /^(pages\/.*)\.json$/.exec(path)?.[1];
    const need = page === undefined ? '' : ` templates/${page}.hbs takes its data from it.`;
    throw new SourceError(`fixtures/${path} is missing.${need}`);
  }
  return readFileSync(file, 'utf8');
}

function parseRecord(path: string, text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(`fixtures/${path}`, text);
  if (isRecord(value)) return value;
  throw new SourceError(`fixtures/${path} must be an object.`);
}

function readRecord(folder: string, path: string): Readonly<Record<string, unknown>> {
  return parseRecord(path, readText(folder, path));
}

/** An answer of the stubs, e.g. `slideshow/home`; nothing if there is none of that name. */
export function readAnswer(fixturesFolder: string, name: string): unknown {
  const path = `answers/${name}.json`;
  // The name may come from the address of a call.
  const isName = /^[\w-]+(?:\/[\w-]+)*$/.test(name);
  const isThere = isName && existsSync(join(fixturesFolder, path));
  return isThere ? parseJson(`fixtures/${path}`, readText(fixturesFolder, path)) : undefined;
}

/** `de/` for the page `de/funds`, if the site has that language; nothing for the site's own, English. */
function findFolder(fixturesFolder: string, name: string): string {
  const [folder = ''] = /^[^/]+\//.exec(name) ?? [];
  return folder !== '' && existsSync(join(fixturesFolder, 'pages', folder, 'site.json'))
    ? folder
    : '';
}

/** The folder of the pages in the language of a culture: `de/` for `de-DE`. */
export function findLanguageFolder(fixturesFolder: string, culture: string): string {
  return findFolder(fixturesFolder, `${culture.toLowerCase().replace(/-.*/, '')}/`);
}

/** The pages in the language of a folder; without one, in English. */
export function readPages(fixturesFolder: string, language = ''): readonly PageData[] {
  return listNames(join(fixturesFolder, 'pages'), '.json')
    .filter((name) => findFolder(fixturesFolder, name) === language)
    .map((name) => readRecord(fixturesFolder, `pages/${name}.json`));
}

function describeMissingAnswer(fixturesFolder: string, key: string, name: unknown): string {
  const found = `answers.${key} is ${describe(name)}`;
  if (typeof name !== 'string') return `${found}; expected the name of a file of fixtures/answers.`;
  const nearest = findNearestName(name, listNames(join(fixturesFolder, 'answers'), '.json'));
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `${found}, but fixtures/answers/${name}.json is missing.${hint}`;
}

export function readPageData(fixturesFolder: string, name: string): PageData {
  const path = `pages/${name}.json`;
  const text = readText(fixturesFolder, path);
  const data = parseRecord(path, text);
  const named = isRecord(data['answers']) ? data['answers'] : {};
  const answers = Object.entries(named).map(([key, answer]) => {
    const value = typeof answer === 'string' ? readAnswer(fixturesFolder, answer) : undefined;
    if (value !== undefined) return [key, value];
    const at = text.indexOf(JSON.stringify(answer));
    const file = `fixtures/${path}`;
    const place = at < 0 ? file : namePlace(file, toPosition(text, at));
    throw new SourceError(`${place}: ${describeMissingAnswer(fixturesFolder, key, answer)}`);
  });
  return { ...data, answers: Object.fromEntries(answers), site: readSite(fixturesFolder, name) };
}

/** The pages of a title and a text, by address; none if the site has no such file. */
export function readTextPages(fixturesFolder: string): ReadonlyMap<string, MessagePage> {
  const path = 'text-pages.json';
  if (!existsSync(join(fixturesFolder, path))) return new Map();
  const pages = Object.entries(readRecord(fixturesFolder, path));
  return new Map(
    pages.map(([address, page]) => {
      if (isMessagePage(page)) return [address, page];
      throw new SourceError(`fixtures/${path}: ${address} must have a title and a text.`);
    }),
  );
}

export function readSite(fixturesFolder: string, name = ''): PageData {
  return readRecord(fixturesFolder, `pages/${findFolder(fixturesFolder, name)}site.json`);
}
