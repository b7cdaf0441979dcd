// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkArticleData } from '../../api/article-data.ts';
import { checkTeamData } from '../../api/team-data.ts';
import { toContentItem, toPerson } from './content-item.ts';

const menus = ['Topic', 'Team'].map((fieldName) => ({ fieldName, label: fieldName, options: [] }));

function adapt(entry: object) {
  // An entry without a headline has been left out before.
  const checked = checkArticleData({ Content: [{ Headline: 'One', ...entry }] });
  const [first] = checked.ok ? checked.value.entries : [];
  if (first === undefined) throw new Error('no entry');
  return toContentItem(first, 0, menus);
}

describe('an entry as a tile', () => {
  it('is the same from a filter item and from an article tile', () => {
    const fromItem = adapt({
      Headline: 'One',
      Url: '/one',
      Image: '/a.webp',
      DisplayTile: 'Featured',
      Data: { Icon: 'play', FormattedPublishedDate: '1 May 2022' },
    });
    const fromTile = adapt({
      heading: 'One',
      url: '/one',
      imageUrl: '/a.webp',
      displayTile: 'Featured',
      icon: 'play',
      tileObject: { FormattedPublishedDate: '1 May 2022' },
    });
    expect(fromTile.tile).toEqual(fromItem.tile);
    expect(fromItem.tile).toMatchObject({
      kind: 'Featured',
      heading: 'One',
      url: '/one',
      image: '/a.webp',
      icon: 'play',
      date: '1 May 2022',
    });
  });

  it.each([
    [{ FormattedPublishedDate: 'own', Data: { FormattedPublishedDate: 'data' } }, 'own'],
    [{ Data: { FormattedPublishedDate: 'data' } }, 'data'],
    [{ Data: { FormattedPublishedDate: 2022 } }, '2022'],
    [{ Data: { FormattedPublishedDate: ['x'] } }, ''],
    [{}, ''],
  ])('%j has the date %j', (entry, date) => {
    expect(adapt(entry).tile.date).toBe(date);
  });

  it('of a series has its own fields, and the chapters that the CMS shows', () => {
    const { tile, chapters } = adapt({
      DisplayTile: 'ChapteredContent',
      EyebrowHeading: 'Series',
      BackgroundImage: '/b.webp',
      Image: '/a.webp',
      ColorOverlay: '#783316',
      IntroCopy: '<p>In</p>',
      TileCopy: '<p>T</p>',
      ChapteredArticles: [
        { Headline: 'First', Url: '/1', FormattedPublishedDate: 'May', Data: { Topic: 'Rates' } },
        { Headline: 'Hidden', isShown: false },
      ],
    });
    expect(tile).toMatchObject({
      eyebrow: 'Series',
      image: '/b.webp',
      overlay: '#783316',
      text: '<p>In</p>',
      moreText: '<p>T</p>',
    });
    expect(chapters).toEqual([
      {
        heading: 'First',
        url: '/1',
        date: 'May',
        values: new Map([['Topic', new Set(['Rates'])]]),
      },
    ]);
  });

  it('takes what is sent as visible only where there are no chapters', () => {
    const [one, two] = [{ Headline: 'One' }, { Headline: 'Two' }];
    const entries = [
      { ChapteredArticles: [one, two], visibleArticles: [one] },
      { visibleArticles: [two] },
    ];
    expect(entries.map((entry) => adapt(entry).chapters.map(({ heading }) => heading))).toEqual([
      ['One', 'Two'],
      ['Two'],
    ]);
  });

  it.each([
    [{ Image: '/a.webp' }, ''],
    [{ imageUrl: '/a.webp' }, ''],
    [{ Image: '/a.webp', BackgroundImage: '/b.webp' }, '/b.webp'],
  ])('of a series has its background for a picture, never its image: %j', (fields, image) => {
    expect(adapt({ DisplayTile: 'ChapteredContent', ...fields }).tile.image).toBe(image);
  });

  it('does not write to what was fetched', () => {
    const entry = {
      Headline: 'One',
      Data: { Topic: ['a'] },
      ChapteredArticles: [{ isShown: true }],
    };
    const before = structuredClone(entry);
    adapt(entry);
    expect(entry).toEqual(before);
  });
});

describe('an entry as a person', () => {
  it.each<[unknown, { label: string | undefined; values: string[] }[]]>([
    [
      ['Credit', 'Equity'],
      [
        { label: 'Credit', values: ['Credit'] },
        { label: 'Equity', values: ['Equity'] },
      ],
    ],
    ['Credit', [{ label: 'Credit', values: ['Credit'] }]],
    [[{ Id: 7, Name: 'Credit' }], [{ label: 'Credit', values: ['7', 'Credit'] }]],
    [
      [{ Id: 'b2f1', Value: 'cr', Text: 'Credit' }],
      [{ label: 'Credit', values: ['b2f1', 'cr', 'Credit'] }],
    ],
    // An id is not a name; the menu may have the name for it.
    [[7], [{ label: undefined, values: ['7'] }]],
    [[{ Id: 'b2f1' }], [{ label: undefined, values: ['b2f1'] }]],
    [[null, '', {}], []],
    [undefined, []],
  ])('with the teams %j', (team, teams) => {
    const checked = checkTeamData({ Content: [{ FullName: 'Ann', Data: { Team: team } }] });
    const [first] = checked.ok ? checked.value.entries : [];
    if (first === undefined) throw new Error('no entry');
    expect(toPerson(first, 3, menus)).toMatchObject({
      key: 3,
      name: 'Ann',
      teams,
    });
  });
});

describe('the name that a person is sorted by', () => {
  it.each<[object, string]>([
    [{ SortName: 'Vries, Anna de', LastName: 'de Vries' }, 'Vries, Anna de'],
    [{ SortName: ' ', LastName: 'de&nbsp;Vries' }, 'de\u00a0Vries'],
    [{ LastName: '' }, ''],
    [{}, ''],
  ])('of the data %j is %j', (data, sortName) => {
    const checked = checkTeamData({ Content: [{ FullName: 'Anna de Vries', Data: data }] });
    const [first] = checked.ok ? checked.value.entries : [];
    if (first === undefined) throw new Error('no entry');
    expect(toPerson(first, 0, menus)).toMatchObject({
      name: 'Anna de Vries',
      sortName,
    });
  });
});
