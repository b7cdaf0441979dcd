import { describe, expect, it } from 'vitest';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { isRecord } from '../../fixtures/is-record.ts';
import { siteAddresses, sitePages } from '../setup/site-pages.ts';

type Json = Readonly<Record<string, unknown>>;

/** The first of some fields that holds a text. */
function readText(data: Json, ...fields: readonly string[]): string {
  const texts = fields.map((field) => data[field]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** A name in an object, and a fact about it: a date of an article, its address, the position of a person. */
const facts = {
  date: (data: Json) => [
    readText(data, 'heading', 'Headline', 'title'),
    [data['tileObject'], data['Data'], data]
      .map((part) => (isRecord(part) ? readText(part, 'FormattedPublishedDate', 'date') : ''))
      .find((date) => /^\d{1,2} \p{L}+ \d{4}$/u.test(date)) ?? '',
  ],
  address: (data: Json) => {
    const isTile = ['FormattedPublishedDate', 'tileObject', 'DisplayTile'].some(
      (key) => key in data,
    );
    // A page may lead to a place on itself.
    const address = isTile ? readText(data, 'url', 'Url').replace(/#.*/, '') : '';
    return [readText(data, 'heading', 'Headline', 'title'), address];
  },
  position: (data: Json) => [
    readText(data, 'FullName', 'name'),
    readText(data, 'Title', 'title', 'role'),
  ],
};

/** Every object in the data of a page. */
const findObjects = (value: unknown): readonly Json[] => {
  if (!isRecord(value)) return Array.isArray(value) ? value.flatMap(findObjects) : [];
  return [value, ...Object.values(value).flatMap(findObjects)];
};

const pages = siteAddresses.map((page) => {
  const data = readPageData(projectPath('fixtures'), sitePages.get(page) ?? '');
  return [page, findObjects({ ...data, site: undefined })] as const;
});

describe('what pages say of the same thing', () => {
  it.each([
    ['date', 20],
    ['address', 20],
    ['position', 5],
  ] as const)('is the same everywhere: its %s', (fact, least) => {
    const said = new Map<string, (readonly [value: string, page: string])[]>();
    for (const [page, objects] of pages) {
      for (const [name = '', value = ''] of objects.map(facts[fact])) {
        if (name !== '' && value !== '') said.set(name, [...(said.get(name) ?? []), [value, page]]);
      }
    }
    const several = [...said].filter(([, values]) => values.length > 1);
    expect(several.length).toBeGreaterThanOrEqual(least);
    expect(
      several.filter(([, values]) => new Set(values.map(([value]) => value)).size > 1),
    ).toEqual([]);
  });
});
