import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFile } from '../assets/find-file.ts';
import { PageError } from './template-error.ts';
import { listNames } from './page-addresses.ts';
import { isRecord } from '../../fixtures/is-record.ts';

/** The data of a page: its fixture, with `site`, `page` and `answers` put in. */
export type PageData = Readonly<Record<string, unknown>>;

/** Reads a JSON file of the fixtures; a mistake names the file. */
function readJson(folder: string, path: string): unknown {
  const file = findFile(folder, path);
  if (file === undefined) throw new PageError(`fixtures/${path} is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new PageError(`fixtures/${path} is no JSON: ${String(error)}`, { cause: error });
  }
}

function readRecord(folder: string, path: string): Readonly<Record<string, unknown>> {
  const value = readJson(folder, path);
  if (isRecord(value)) return value;
  throw new PageError(`fixtures/${path} must be an object.`);
}

/** An answer of the stubs, e.g. `slideshow/home`; nothing where there is none of that name. */
export function readAnswer(fixturesFolder: string, name: string): unknown {
  const file = findFile(join(fixturesFolder, 'answers'), `${name}.json`);
  return file === undefined ? undefined : readJson(fixturesFolder, `answers/${name}.json`);
}

/** The data of every page as it stands in its file, for what searches them. */
export function readPages(fixturesFolder: string): readonly PageData[] {
  const names = listNames(join(fixturesFolder, 'pages'), '.json');
  return names.map((name) => readRecord(fixturesFolder, `pages/${name}.json`));
}

/**
 * Reads the data of a page: `pages/<name>.json`, the whole site's under `site`, and each answer that
 * the page names (`"answers": {"heroSlides": "slideshow/home"}`) under its key in `answers`, so that
 * the page can render without a script what the widget will load.
 *
 * @throws {PageError} naming the file that is missing or malformed
 */
export function readPageData(fixturesFolder: string, name: string): PageData {
  const data = readRecord(fixturesFolder, `pages/${name}.json`);
  const answers = Object.entries(isRecord(data['answers']) ? data['answers'] : {});
  return {
    ...data,
    answers: Object.fromEntries(
      answers.map(([key, answer]) => [
        key,
        readJson(fixturesFolder, `answers/${String(answer)}.json`),
      ]),
    ),
    site: readSite(fixturesFolder),
  };
}

/** What every page knows: firm, navigation, footer. */
export function readSite(fixturesFolder: string): PageData {
  return readRecord(fixturesFolder, 'pages/site.json');
}
