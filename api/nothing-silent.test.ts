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
  /** The first of the fields of which at least one is needed. */
  readonly shows: string;
  readonly alsoShow?: readonly string[];
}

const menu = { Label: 'Topic', FieldName: 'Topic', FieldValue: 'a', Items: [{ Label: 'A' }] };
const chapter = {
  Headline: 'Part',
  Url: '/a',
  FormattedPublishedDate: 'May',
  isShown: true,
  Data: {},
};
const link = { Icon: 'download', Label: 'Fact sheet', URL: '/a.pdf' };
const links = { link1: link, link2: link, link3: link, link4: link };
const shareClass = {
  shareClass: 'I',
  navUSD: '1',
  navCurrency: 'USD',
  navDate: '2022-11-30',
  navDateFormat: 'USD',
  investmentMin: '1',
  investmentMinCurrency: 'USD',
  fundSize: '1',
  fundSizeCurrency: 'USD',
  ...links,
};

const lists: readonly ListCase[] = [
  {
    at: 'slides[0]',
    check: (slides) => checkSlides({ slides }, 'slides'),
    entry: {
      id: 'a',
      backgroundImage: '/a.jpg',
      featureImage: '/b.jpg',
      headline: 'A',
      copy: 'B',
      ctaUrl: '/a',
      ctaText: 'More',
      isBackgroundLight: 'True',
      colorAccent: '#783316',
    },
    shows: 'headline',
    alsoShow: ['copy', 'backgroundImage', 'featureImage'],
  },
  {
    at: 'Content[0]',
    check: (Content) => checkArticleData({ Content }),
    entry: {
      Headline: 'A',
      Description: 'B',
      CtaText: 'More',
      Url: '/a',
      Image: '/a.jpg',
      DisplayTile: 'Featured',
      FormattedPublishedDate: 'May',
      Data: {},
      heading: 'A',
      ChapteredArticles: [chapter],
      EyebrowHeading: 'E',
      BackgroundImage: '/b.jpg',
      ColorOverlay: 'navy',
      IntroCopy: 'I',
      TileCopy: 'T',
      visibleArticles: [chapter],
      icon: 'play',
      url: '/a',
      imageUrl: '/a.jpg',
      displayTile: 'Simple',
      tileObject: {},
    },
    shows: 'Headline',
    alsoShow: ['heading'],
  },
  {
    at: 'Content[0].ChapteredArticles[0]',
    check: (ChapteredArticles) =>
      checkArticleData({ Content: [{ Headline: 'A', ChapteredArticles }] }),
    entry: chapter,
    shows: 'Headline',
  },
  {
    at: 'Content[0].visibleArticles[0]',
    check: (visibleArticles) => checkArticleData({ Content: [{ Headline: 'A', visibleArticles }] }),
    entry: chapter,
    shows: 'Headline',
  },
  {
    at: 'Content[0]',
    check: (Content) => checkTeamData({ Content }),
    entry: {
      FullName: 'Ann Abel',
      Title: 'Partner',
      ImageUrl: '/a.jpg',
      ImageAltText: 'Ann',
      Url: '/a',
      Data: { Team: ['A'] },
    },
    shows: 'FullName',
  },
  {
    at: 'Menus[0]',
    check: (Menus) => checkArticleData({ Menus, Content: [] }),
    entry: menu,
    shows: 'FieldName',
  },
  {
    at: 'Menus[0].Items[0]',
    check: (Items) =>
      checkArticleData({ Menus: [{ ...menu, FieldValue: 'a', Items }], Content: [] }),
    entry: { Label: 'A', FieldValue: 'a', isChecked: false },
    shows: 'Label',
    alsoShow: ['FieldValue'],
  },
  {
    at: 'Items[0]',
    check: (Items) => searchAnswer.check({ Items }),
    entry: { Title: 'A', Subtitle: 'B', Description: 'C', Link: '/a' },
    shows: 'Title',
  },
  {
    at: 'documents[0]',
    check: (documents) => checkDocuments(documents, 'documents'),
    entry: {
      docName: 'A',
      itemDate: '2022-11-30',
      itemDateYear: 2022,
      docType: 'Letter',
      shareClass: 'I',
      downloadLink: '/a.pdf',
      forceDownload: 'False',
    },
    shows: 'docName',
  },
  {
    at: 'funds[0]',
    // The field after it tells that these are funds, not share classes.
    check: (funds) => checkFunds([...funds, { shareClasses: [shareClass] }], 'funds'),
    entry: { name: 'A', eyebrow: 'B', description: 'C', shareClasses: [shareClass] },
    shows: 'shareClasses',
  },
  {
    at: 'funds[0].shareClasses[0]',
    check: (shareClasses) =>
      checkFunds([{ name: 'A', shareClasses: [...shareClasses, shareClass] }], 'funds'),
    entry: shareClass,
    shows: 'shareClass',
    alsoShow: ['navUSD', 'navDate', 'investmentMin', 'fundSize', ...Object.keys(links)],
  },
  {
    at: 'tabs[0]',
    check: (tabs) => checkTabs([...tabs, { id: 'other' }], 'tabs'),
    entry: { id: 'a', label: 'A', searchType: '' },
    shows: 'id',
  },
];

function read({ check }: ListCase, ...entries: readonly unknown[]): readonly Problem[] {
  const checked = check(entries);
  if (!checked.ok) throw new Error(checked.found);
  return checked.problems ?? [];
}

const omit = (entry: Entry, names: readonly string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));

describe.each(lists)('of a list with $at', (list) => {
  const { at, entry, shows, alsoShow = [] } = list;
  const fields = Object.keys(entry);
  const texts = fields.filter((name) => typeof entry[name] === 'string');
  const showing = [shows, ...alsoShow];

  it('nothing is said of an entry with every field', () => {
    expect(read(list, entry)).toEqual([]);
  });

  it('an entry that would show nothing is left out, and it is said what it has', () => {
    const blank = Object.fromEntries(
      showing.map((name) => [name, name === 'shareClasses' ? [] : ' ']),
    );
    const expected = expect.stringContaining(`one with ${shows}`) as string;
    const outcome = 'The entry is left out.';
    // In some lists a blank is neither an address nor an object: only the problem of the entry counts.
    const ofEntry = (problems: readonly Problem[]) => problems.filter(({ where }) => where === at);
    expect(ofEntry(read(list, {}))).toEqual([
      { where: at, found: 'an empty object', expected, outcome },
    ]);
    expect(ofEntry(read(list, { ...blank, mine: 1 }))).toEqual([
      { where: at, found: 'an object with mine', expected, outcome },
    ]);
  });

  it('a name near that of a field that is missing is reported, other names are not', () => {
    const near = shows.slice(0, -1);
    const misspelt = { ...omit(entry, [shows]), [near]: entry[shows], somethingElse: 1, zzz: 2 };
    const [first] = read(list, misspelt).filter(({ found }) => found === 'not a known field');
    // `link` may mean any of the four; names of two letters resemble nothing.
    if (near.length > 2) expect(first).toMatchObject({ where: `${at}.${near}`, expected: shows });
    const capital = /^[a-z]/.test(shows) ? shows.toUpperCase() : shows.toLowerCase();
    const spelt = read(list, { ...omit(entry, showing), [capital]: entry[shows] });
    expect(spelt).toContainEqual(
      expect.objectContaining({ where: `${at}.${capital}`, found: 'not a known field' }),
    );
  });

  it('an entry that is no object is left out', () => {
    for (const value of [null, 7, 'x', []]) {
      expect(read(list, value)).toMatchObject([{ where: at, expected: 'an object' }]);
    }
  });

  it('a thousand bad entries are said once, with their count', () => {
    const problems = read(list, ...Array.from({ length: 1000 }, () => null));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.outcome).toContain('The same in 999 more places');
  });

  it.each(texts)('a text in %s that is far too long is left out and said once', (field) => {
    const tooLong = 'x'.repeat(200_000);
    const problems = read(list, { ...entry, [field]: tooLong });
    const ofField = problems.filter(({ where }) => where === `${at}.${field}`);
    expect(ofField).toMatchObject([
      { found: expect.stringContaining('"xxx') as string, outcome: 'The field is left out.' },
    ]);
  });

  it.each(texts)('half a character in %s is replaced, and the field is named', (field) => {
    const problems = read(list, { ...entry, [field]: `${String(entry[field])}\ud800` });
    expect(problems[0]).toMatchObject({
      where: `${at}.${field}`,
      found: expect.stringContaining('\\ud800"') as string,
      expected: 'whole characters',
    });
  });

  it.each(fields)('null in %s is a field that is missing', (field) => {
    const problems = read(list, { ...entry, [field]: null });
    expect(problems.filter(({ where }) => where !== at)).toEqual([]);
  });

  it.each(fields)('%s of a wrong type costs the field and is named', (field) => {
    // Only one of the two is the field's purpose.
    const ofTypes = [{ x: 1 }, [{ x: 1 }]].flatMap((value) =>
      read(list, { ...entry, [field]: value }),
    );
    expect(ofTypes.some(({ where }) => where.startsWith(`${at}.${field}`))).toBe(true);
  });
});

describe('values that are nearly right', () => {
  it.each([
    ['slides[0].isBackgroundLight', { headline: 'A', isBackgroundLight: 'yes' }, 'true or false'],
    ['slides[0].colorAccent', { headline: 'A', colorAccent: 'reddish' }, 'a colour such as'],
    ['slides[0].colorAccent', { headline: 'A', colorAccent: '#12' }, 'a colour such as'],
    ['slides[0].ctaUrl', { headline: 'A', ctaUrl: 'javascript:alert(1)' }, 'an address'],
    ['slides[0].featureImage', { headline: 'A', featureImage: 'data:image/svg+xml,x' }, 'image'],
  ])('%s', (where, slide, expected) => {
    const checked = checkSlides({ slides: [slide] }, 'slides');
    expect(checked.ok && checked.problems).toMatchObject([
      { where, expected: expect.stringContaining(expected) as string },
    ]);
  });

  it('are not reported where a CMS writes a blank for an empty value', () => {
    const slide = { headline: 'A', colorAccent: ' ', isBackgroundLight: '', ctaUrl: '', copy: ' ' };
    const checked = checkSlides([slide], 'slides');
    expect(checked.ok && checked.problems).toEqual([]);
  });
});
