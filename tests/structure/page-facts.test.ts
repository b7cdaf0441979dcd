import { describe, expect, it } from 'vitest';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { isRecord } from '../../fixtures/is-record.ts';
import { siteAddresses, sitePages } from '../setup/site-pages.ts';

/** A statement of one place of one page about something that has a name. */
interface Said {
  readonly page: string;
  readonly name: string;
  readonly fact: 'address' | 'date' | 'position';
  readonly value: string;
}

type Json = Readonly<Record<string, unknown>>;

/** The first of some fields that holds a text. */
function readText(data: Json, fields: readonly string[]): string {
  const texts = fields.map((field) => data[field]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

const readDate = (data: Json): string =>
  ['tileObject', 'Data']
    .map((field) => data[field])
    .filter(isRecord)
    .concat(data)
    .map((part) => readText(part, ['FormattedPublishedDate', 'date']))
    .find((date) => /^\d{1,2} \p{L}+ \d{4}$/u.test(date)) ?? '';

/** The facts of an object: articles, series and chapters have a headline, an address and a date; people a title. */
function listFacts(page: string, data: Json): readonly Said[] {
  const person = readText(data, ['FullName', 'name']);
  const headline = readText(data, ['heading', 'Headline', 'title']);
  const hasAddress = ['FormattedPublishedDate', 'tileObject', 'DisplayTile'].some(
    (name) => name in data,
  );
  // A page may lead to a place on itself.
  const address = hasAddress ? readText(data, ['url', 'Url']).replace(/#.*/, '') : '';
  const facts: Said[] = [
    { page, name: headline, fact: 'date', value: readDate(data) },
    { page, name: headline, fact: 'address', value: address },
    { page, name: person, fact: 'position', value: readText(data, ['Title', 'title', 'role']) },
  ];
  return facts.filter(({ name, value }) => name !== '' && value !== '');
}

function findFacts(page: string, value: unknown): readonly Said[] {
  if (Array.isArray(value)) return value.flatMap((entry) => findFacts(page, entry));
  if (!isRecord(value)) return [];
  return [
    ...listFacts(page, value),
    ...Object.values(value).flatMap((part) => findFacts(page, part)),
  ];
}

const said = siteAddresses.flatMap((page) => {
  const data = readPageData(projectPath('fixtures'), sitePages.get(page) ?? '');
  return findFacts(page, { ...data, site: undefined });
});

/** The facts that are said in several places, each with what is said of it and where. */
function groupFacts(fact: Said['fact']): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, Said[]>();
  for (const each of said.filter((one) => one.fact === fact)) {
    groups.set(each.name, [...(groups.get(each.name) ?? []), each]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([name, group]) => [
      name,
      [...new Set(group.map(({ value, page }) => `${value} (${page})`))],
    ]);
}

/** `5 December 2022 (/bio)` → `5 December 2022`. */
const withoutPage = (text: string) => text.replace(/ \([^)]*\)$/, '');

describe.each([
  ['date', 20],
  ['address', 20],
  ['position', 5],
] as const)('what pages say of the same thing: its %s', (fact, least) => {
  const groups = groupFacts(fact);

  it(`is said in several places of ${least} things and more`, () => {
    expect(groups.length).toBeGreaterThanOrEqual(least);
  });

  it('is the same everywhere', () => {
    const different = groups.filter(([, values]) => new Set(values.map(withoutPage)).size > 1);
    expect(different).toEqual([]);
  });
});
