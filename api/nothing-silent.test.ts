// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Parsed } from '../shared/widget/parsed.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { checkArticleData } from './article-data.ts';
import { checkDocuments } from './documents.ts';
import { checkFunds } from './funds.ts';
import { searchAnswer } from './search.ts';
import { checkTabs } from './search-tabs.ts';
import { checkSlides } from './slideshow.ts';
import { checkTeamData } from './team-data.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A list of an answer or of page data, for tests that hold for all of them. */
interface ListCase {
  /** How problems name its first entry. */
  readonly at: string;
  readonly check: (entries: readonly unknown[]) => Parsed<unknown>;
  /** An entry with every field that the list knows, as a CMS sends it. */
  readonly entry: Entry;
  /** The fields of which at least one is needed. */
  readonly shows: readonly [string, ...string[]];
}

const menu = { Label: 'Topic', FieldName: 'Topic', FieldValue: 'a', Items: [{ Label: 'A' }] };
const chapter = {
  Headline: 'A',
  Url: '/a',
  FormattedPublishedDate: 'May',
  isShown: true,
  Data: {},
};
const link = { Icon: 'download', Label: 'Fact sheet', URL: '/a.pdf' };
const links = { link1: link, link2: link, link3: link, link4: link };
const nav = { navUSD: '1', navCurrency: 'USD', navDate: '2022-11-30', navDateFormat: 'USD' };
const minimum = { investmentMin: '1', investmentMinCurrency: 'USD' };
const fundSize = { fundSize: '1', fundSizeCurrency: 'USD' };
const shareClass = { shareClass: 'I', ...nav, ...minimum, ...fundSize, ...links };
const pictures = { backgroundImage: '/a.jpg', featureImage: '/b.jpg', isBackgroundLight: 'True' };
const cta = { ctaUrl: '/a', ctaText: 'More' };
const slide = { id: 'a', headline: 'A', copy: 'B', colorAccent: '#783316', ...pictures, ...cta };
const article = {
  Headline: 'A',
  Description: 'B',
  CtaText: 'More',
  Url: '/a',
  Image: '/a.jpg',
  DisplayTile: 'Featured',
  FormattedPublishedDate: 'May',
  Data: {},
  ChapteredArticles: [chapter],
};
const series = {
  EyebrowHeading: 'E',
  BackgroundImage: '/b.jpg',
  ColorOverlay: 'navy',
  IntroCopy: 'I',
  TileCopy: 'T',
  visibleArticles: [chapter],
};
const images = { icon: 'play', imageUrl: '/a.jpg' };
const tile = { heading: 'A', url: '/a', displayTile: 'Simple', tileObject: {}, ...images };
const portrait = { ImageUrl: '/a.jpg', ImageAltText: 'Ann' };
const person = { FullName: 'A', Title: 'Partner', Url: '/a', Data: { Team: ['A'] }, ...portrait };
const dates = { itemDate: '2022-11-30', itemDateYear: 2022 };
const download = { downloadLink: '/a.pdf', forceDownload: 'False' };
const letter = { docName: 'A', docType: 'Letter', shareClass: 'I', ...dates, ...download };

const lists: readonly ListCase[] = [
  {
    at: 'slides[0]',
    check: (slides) => checkSlides({ slides }, 'slides'),
    entry: slide,
    shows: ['headline', 'copy', 'backgroundImage', 'featureImage'],
  },
  {
    at: 'Content[0]',
    check: (Content) => checkArticleData({ Content }),
    entry: { ...article, ...series, ...tile },
    shows: ['Headline', 'heading'],
  },
  {
    at: 'Content[0].ChapteredArticles[0]',
    check: (ChapteredArticles) =>
      checkArticleData({ Content: [{ Headline: 'A', ChapteredArticles }] }),
    entry: chapter,
    shows: ['Headline'],
  },
  {
    at: 'Content[0].visibleArticles[0]',
    check: (visibleArticles) => checkArticleData({ Content: [{ Headline: 'A', visibleArticles }] }),
    entry: chapter,
    shows: ['Headline'],
  },
  {
    at: 'Content[0]',
    check: (Content) => checkTeamData({ Content }),
    entry: person,
    shows: ['FullName'],
  },
  {
    at: 'Menus[0]',
    check: (Menus) => checkArticleData({ Menus, Content: [] }),
    entry: menu,
    shows: ['FieldName'],
  },
  {
    at: 'Menus[0].Items[0]',
    check: (Items) =>
      checkArticleData({ Menus: [{ ...menu, FieldValue: 'a', Items }], Content: [] }),
    entry: { Label: 'A', FieldValue: 'a', isChecked: false },
    shows: ['Label', 'FieldValue'],
  },
  {
    at: 'Items[0]',
    check: (Items) => searchAnswer.check({ Items }),
    entry: { Title: 'A', Subtitle: 'B', Description: 'C', Link: '/a' },
    shows: ['Title'],
  },
  {
    at: 'documents[0]',
    check: (documents) => checkDocuments(documents, 'documents'),
    entry: letter,
    shows: ['docName'],
  },
  {
    at: 'funds[0]',
    // The field after it tells that these are funds, not share classes.
    check: (funds) => checkFunds([...funds, { shareClasses: [shareClass] }], 'funds'),
    entry: { name: 'A', eyebrow: 'B', description: 'C', shareClasses: [shareClass] },
    shows: ['shareClasses'],
  },
  {
    at: 'funds[0].shareClasses[0]',
    check: (shareClasses) =>
      checkFunds([{ name: 'A', shareClasses: [...shareClasses, shareClass] }], 'funds'),
    entry: shareClass,
    shows: ['shareClass', 'navUSD', 'navDate', 'investmentMin', 'fundSize', ...Object.keys(links)],
  },
  {
    at: 'tabs[0]',
    check: (tabs) => checkTabs([...tabs, { id: 'other' }], 'tabs'),
    entry: { id: 'a', label: 'A', searchType: '' },
    shows: ['id'],
  },
];

function read({ check }: ListCase, ...entries: readonly unknown[]): readonly Problem[] {
  const checked = check(entries);
  if (!checked.ok) throw new Error(checked.found);
  return checked.problems ?? [];
}

const omit = (entry: Entry, names: readonly string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));
const containing = (text: string) => expect.stringContaining(text) as string;

describe.each(lists)('of a list with $at', (list) => {
  const { at, entry, shows } = list;
  const [first] = shows;
  const fields = Object.keys(entry);
  const texts = fields.filter((name) => typeof entry[name] === 'string');

  it('nothing is said of an entry with every field', () => {
    expect(read(list, entry)).toEqual([]);
  });

  it('an entry that would show nothing is left out, and it is said what it has', () => {
    const blank = Object.fromEntries(
      shows.map((name) => [name, name === 'shareClasses' ? [] : ' ']),
    );
    // In some lists a blank is neither an address nor an object: only the problem of the entry counts.
    const ofEntry = (value: Entry) => read(list, value).filter(({ where }) => where === at);
    const said = {
      where: at,
      expected: containing(`one with ${first}`),
      outcome: 'The entry is left out.',
    };
    expect(ofEntry({})).toEqual([{ ...said, found: 'an empty object' }]);
    expect(ofEntry({ ...blank, mine: 1 })).toEqual([{ ...said, found: 'an object with mine' }]);
  });

  it('a name near that of a field that is missing is reported, other names are not', () => {
    const found = 'not a known field';
    const near = first.slice(0, -1);
    const misspelt = { ...omit(entry, [first]), [near]: entry[first], somethingElse: 1, zzz: 2 };
    const [nearest] = read(list, misspelt).filter((problem) => problem.found === found);
    // Names of two letters resemble nothing.
    if (near.length > 2) expect(nearest).toMatchObject({ where: `${at}.${near}`, expected: first });
    const capital = /^[a-z]/.test(first) ? first.toUpperCase() : first.toLowerCase();
    const spelt = read(list, { ...omit(entry, shows), [capital]: entry[first] });
    expect(spelt).toContainEqual(expect.objectContaining({ where: `${at}.${capital}`, found }));
  });

  it('an entry that is no object is left out; a thousand are said once, with their count', () => {
    for (const value of [null, 7, 'x', []]) {
      expect(read(list, value)).toMatchObject([{ where: at, expected: 'an object' }]);
    }
    expect(read(list, ...Array<null>(1000).fill(null))).toMatchObject([
      { outcome: containing('The same in 999 more places') },
    ]);
  });

  it('a text that is far too long is left out, half a character is replaced; each is said once', () => {
    for (const field of texts) {
      const where = `${at}.${field}`;
      const tooLong = read(list, { ...entry, [field]: 'x'.repeat(200_000) });
      expect(tooLong.filter((problem) => problem.where === where)).toMatchObject([
        { found: containing('"xxx'), outcome: 'The field is left out.' },
      ]);
      const [half] = read(list, { ...entry, [field]: `${String(entry[field])}\ud800` });
      const expected = 'whole characters';
      expect(half).toMatchObject({ where, found: containing('\\ud800"'), expected });
    }
  });

  it('null is a field that is missing; a wrong type costs the field, which is named', () => {
    for (const field of fields) {
      const ofNull = read(list, { ...entry, [field]: null });
      expect(ofNull.filter(({ where }) => where !== at)).toEqual([]);
      // Only one of the two is the field's purpose.
      const ofTypes = [{ x: 1 }, [{ x: 1 }]].map((value) =>
        read(list, { ...entry, [field]: value }),
      );
      const named = ofTypes.flat().some(({ where }) => where.startsWith(`${at}.${field}`));
      expect({ field, named }).toEqual({ field, named: true });
    }
  });
});
