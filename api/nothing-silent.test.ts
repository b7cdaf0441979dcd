// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Parsed } from '../shared/widget/parsed.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { articleAnswer } from './article-data.ts';
import { checkDocuments, documentEntry } from './documents.ts';
import { type Declaration, type Field } from './fields.ts';
import { menusField } from './filter-menus.ts';
import { checkFunds, fund, shareClass } from './funds.ts';
import { checkPerformance, performance, performanceClass, valueEntry } from './performance.ts';
import { searchAnswer } from './search.ts';
import { checkPopularSearches, popularSearch } from './popular-searches.ts';
import { checkTabs, tab } from './tab-data.ts';
import { slideshowAnswer } from './slideshow.ts';
import { teamAnswer } from './team-data.ts';

type Entry = Readonly<Record<string, unknown>>;
/** A list of an answer or of page data. Problems name its first entry by its place. */
type ListCase = readonly [string, Declaration, (entries: readonly unknown[]) => Parsed<unknown>];

const isListField = ({ holds, schema }: Field<unknown>) =>
  holds !== undefined && [schema.type].flat().includes('array');

/** A value that is read without a problem. */
function makeValue(field: Field<unknown>): unknown {
  if (field.holds) return isListField(field) ? [makeEntry(field.holds)] : makeEntry(field.holds);
  return ['/a', '#783316', 1, {}].find((value) => {
    const problems: Problem[] = [];
    field.read(value, '', problems);
    return problems.length === 0;
  });
}

/** An entry with every field that a list knows. */
function makeEntry({ fields }: Declaration): Entry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, makeValue(field)]),
  );
}

/** The entries of a list in a field of an entry. */
function heldBy(field: Field<unknown> | undefined): Declaration {
  if (!field?.holds) throw new Error('The field holds no entries.');
  return field.holds;
}

const menu = heldBy(menusField);
const chapter = heldBy(articleAnswer.item.fields['ChapteredArticles']);
const inArticle = (fields: Entry) =>
  articleAnswer.check({ Content: [{ Headline: 'A', ...fields }] });
const topic = { FieldName: 'Topic', FieldValue: 'a' };
const inMenus = (Menus: unknown) => teamAnswer.check({ Menus, Content: [] });
const aClass = makeEntry(shareClass);
// The last one tells that these are funds, not share classes.
const last = { shareClasses: [aClass] };
const inFunds = (...funds: readonly unknown[]) => checkFunds([...funds, last], 'funds');
const aPerformance = makeEntry(performance);
const aPerformanceClass = makeEntry(performanceClass);
const inPerformance = (shareClasses: readonly unknown[]) =>
  checkPerformance(
    { ...aPerformance, shareClasses: [...shareClasses, aPerformanceClass] },
    'performance',
  );

const lists: readonly ListCase[] = [
  ['slides[0]', slideshowAnswer.item, (slides) => slideshowAnswer.check({ slides })],
  ['Content[0]', articleAnswer.item, (Content) => articleAnswer.check({ Content })],
  ['Content[0].ChapteredArticles[0]', chapter, (list) => inArticle({ ChapteredArticles: list })],
  ['Content[0].visibleArticles[0]', chapter, (list) => inArticle({ visibleArticles: list })],
  ['Content[0]', teamAnswer.item, (Content) => teamAnswer.check({ Content })],
  ['Menus[0]', menu, inMenus],
  ['Menus[0].Items[0]', heldBy(menu.fields['Items']), (Items) => inMenus([{ ...topic, Items }])],
  ['Items[0]', searchAnswer.item, (Items) => searchAnswer.check({ Items })],
  ['documents[0]', documentEntry, (documents) => checkDocuments(documents, 'documents')],
  ['funds[0]', fund, (funds) => inFunds(...funds)],
  ['funds[0].shareClasses[0]', shareClass, (list) => inFunds({ shareClasses: [...list, aClass] })],
  ['performance.shareClasses[0]', performanceClass, inPerformance],
  [
    'performance.shareClasses[0].values[0]',
    valueEntry,
    (values) => inPerformance([{ ...aPerformanceClass, values }]),
  ],
  ['popular[0]', popularSearch, (list) => checkPopularSearches(list, 'popular')],
  ['tabs[0]', tab, (tabs) => checkTabs([...tabs, { id: 'other' }], 'tabs')],
];

const omit = (entry: Entry, names: readonly string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));
const containing = (text: string) => expect.stringContaining(text) as string;

describe.each(lists)('of a list with %s', (at, declared, check) => {
  const entry = makeEntry(declared);
  const fields = Object.keys(entry);
  const texts = fields.filter((name) => typeof entry[name] === 'string');
  const shows = declared.shows[0] ?? [];
  const [first = ''] = shows;
  const read = (...entries: readonly unknown[]): readonly Problem[] => {
    const checked = check(entries);
    if (!checked.ok) throw new Error(checked.found);
    return checked.problems ?? [];
  };

  it('nothing is said of an entry with every field', () => {
    expect(read(entry)).toEqual([]);
  });

  it('an entry that would show nothing is left out, and it is said what it has', () => {
    const toBlank = (name: string) => [name, Array.isArray(entry[name]) ? [] : ' '] as const;
    const blank: Entry = Object.fromEntries(shows.map(toBlank));
    const inherited = JSON.parse(`{"__proto__": {"${first}": "A"}}`) as Entry;
    // In some lists a blank is neither an address nor an object: only the problem of the entry counts.
    const ofEntry = (value: Entry) => read(value).filter(({ where }) => where === at);
    const said = {
      where: at,
      expected: containing(`one with ${first}`),
      outcome: 'The entry is left out.',
    };
    expect(ofEntry({})).toEqual([{ ...said, found: 'an empty object' }]);
    expect(ofEntry(inherited)).toEqual([{ ...said, found: 'an object with __proto__' }]);
    expect(ofEntry({ ...blank, mine: 1 })).toEqual([{ ...said, found: 'an object with mine' }]);
  });

  it('a name near that of a field that is missing is reported, other names are not', () => {
    const found = 'not a known field';
    const near = first.slice(0, -1);
    const misspelt = { ...omit(entry, [first]), [near]: entry[first], somethingElse: 1, zzz: 2 };
    const [nearest] = read(misspelt).filter((problem) => problem.found === found);
    // Names of two letters resemble nothing.
    if (near.length > 2) expect(nearest).toMatchObject({ where: `${at}.${near}`, expected: first });
    const capital = /^[a-z]/.test(first) ? first.toUpperCase() : first.toLowerCase();
    const spelt = read({ ...omit(entry, shows), [capital]: entry[first] });
    expect(spelt).toContainEqual(expect.objectContaining({ where: `${at}.${capital}`, found }));
  });

  it('an entry that is no object is left out; a thousand are said once, with their count', () => {
    for (const value of [null, 7, 'x', []]) {
      expect(read(value)).toMatchObject([{ where: at, expected: 'an object' }]);
    }
    expect(read(...Array<null>(1000).fill(null))).toMatchObject([
      { outcome: containing('The same in 999 more places') },
    ]);
  });

  it('a text that is far too long is left out, half a character is replaced; each is said once', () => {
    for (const field of texts) {
      const where = `${at}.${field}`;
      const tooLong = read({ ...entry, [field]: 'x'.repeat(200_000) });
      expect(tooLong.filter((problem) => problem.where === where)).toMatchObject([
        { found: containing('"xxx'), outcome: 'The field is left out.' },
      ]);
      const [half] = read({ ...entry, [field]: `${String(entry[field])}\ud800` });
      const expected = 'whole characters';
      expect(half).toMatchObject({ where, found: containing('\\ud800"'), expected });
    }
  });

  it('null is a field that is missing; a wrong type costs the field, which is named', () => {
    for (const field of fields) {
      const ofNull = read({ ...entry, [field]: null });
      expect(ofNull.filter(({ where }) => where !== at)).toEqual([]);
      // Only one of the two is the field's purpose.
      const ofTypes = [{ x: 1 }, [{ x: 1 }]].map((value) => read({ ...entry, [field]: value }));
      const named = ofTypes.flat().some(({ where }) => where.startsWith(`${at}.${field}`));
      expect({ field, named }).toEqual({ field, named: true });
    }
  });
});
