// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { articleAnswer } from '../../api/article-data.ts';
import { teamAnswer } from '../../api/team-data.ts';
import { createValueReader } from './field-values.ts';
import { toContentItem, toPerson } from './content-item.ts';

const menus = ['Topic', 'Team'].map((fieldName) => ({ fieldName, label: fieldName, options: [] }));

function adapt(entry: object) {
  // An entry without a headline has been left out before.
  const checked = articleAnswer.check({ Content: [{ Headline: 'One', ...entry }] });
  const [first = expect.fail('no entry')] = checked.ok ? checked.value.entries : [];
  return toContentItem(first, 0, createValueReader(menus));
}

function adaptPerson(Data: object) {
  const checked = teamAnswer.check({ Content: [{ FullName: 'Ann', Data }] });
  const [first = expect.fail('no entry')] = checked.ok ? checked.value.entries : [];
  return toPerson(first, 3, createValueReader(menus));
}

describe('an entry as a tile', () => {
  it('is the same from a filter item and from an article tile', () => {
    const shared = { DisplayTile: 'Featured', Url: '/one' };
    const Data = { Icon: 'play', FormattedPublishedDate: '1 May 2022' };
    const { tile } = adapt({ ...shared, Image: '/a.webp', Data });
    const fromTile = adapt({
      heading: 'One',
      url: '/one',
      imageUrl: '/a.webp',
      displayTile: 'Featured',
      icon: 'play',
      tileObject: { FormattedPublishedDate: '1 May 2022' },
    });
    expect(fromTile.tile).toEqual(tile);
    const [kind, image, icon, date] = ['Featured', '/a.webp', 'play', '1 May 2022'];
    expect(tile).toMatchObject({ kind, heading: 'One', url: '/one', image, icon, date });
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

  it('has the texts that its entities and tags mean, read once', () => {
    const Data = { Eyebrow: 'R&amp;amp;D', FormattedPublishedDate: '1&nbsp;May' };
    const { tile, chapters } = adapt({
      Headline: 'Tom &amp; <b>Jerry</b>',
      CtaText: 'Q&#146;s &amp; A',
      ChapteredArticles: [{ Headline: 'A &amp; B', FormattedPublishedDate: 'M&auml;rz' }],
      Data,
    });
    const texts = { heading: 'Tom & Jerry', cta: 'Q’s & A', eyebrow: 'R&amp;D' };
    expect(tile).toMatchObject({ ...texts, date: '1\u00a0May' });
    expect(chapters).toMatchObject([{ heading: 'A & B', date: 'März' }]);
  });

  it('finds the field of a menu whose name is written in other letters', () => {
    const menu = { fieldName: 'R\u00e9gion', label: '', options: [] };
    const checked = articleAnswer.check({
      Content: [{ Headline: 'One', Data: { 'Re\u0301gion': 'Nord' } }],
    });
    const [entry = expect.fail('no entry')] = checked.ok ? checked.value.entries : [];
    const { values } = toContentItem(entry, 0, createValueReader([menu]));
    expect(values.get('R\u00e9gion')).toEqual(new Set(['Nord']));
  });

  it('of a series has its own fields, and the chapters that the CMS shows', () => {
    const Data = { Topic: 'Rates' };
    const { tile, chapters } = adapt({
      DisplayTile: 'ChapteredContent',
      EyebrowHeading: 'Series',
      ColorOverlay: '#783316',
      IntroCopy: '<p>In</p>',
      TileCopy: '<p>T</p>',
      ChapteredArticles: [
        { Headline: 'First', Url: '/1', FormattedPublishedDate: 'May', Data },
        { Headline: 'Hidden', isShown: false },
      ],
    });
    const texts = { eyebrow: 'Series', text: '<p>In</p>', moreText: '<p>T</p>' };
    expect(tile).toMatchObject({ ...texts, overlay: '#783316' });
    const values = new Map([['Topic', new Set(['Rates'])]]);
    expect(chapters).toEqual([{ heading: 'First', url: '/1', date: 'May', values }]);
  });

  it('takes what is sent as visible only where there are no chapters', () => {
    const [one, two] = [{ Headline: 'One' }, { Headline: 'Two' }];
    const headingsOf = (entry: object) => adapt(entry).chapters.map(({ heading }) => heading);
    expect(headingsOf({ ChapteredArticles: [one, two], visibleArticles: [one] })).toEqual([
      ...['One', 'Two'],
    ]);
    expect(headingsOf({ visibleArticles: [two] })).toEqual(['Two']);
  });

  it.each([
    [{ Image: '/a.webp' }, ''],
    [{ imageUrl: '/a.webp' }, ''],
    [{ Image: '/a.webp', BackgroundImage: '/b.webp' }, '/b.webp'],
  ])('of a series has its background for a picture, never its image: %j', (fields, image) => {
    expect(adapt({ DisplayTile: 'ChapteredContent', ...fields }).tile.image).toBe(image);
  });
});

// An id is not a name; the menu may have the name for it.
it.each<[unknown, [label: string | undefined, ...values: string[]][]]>([
  ['Credit', [['Credit', 'Credit']]],
  [['A', 'B'], ['A', 'B'].map((each) => [each, each])],
  [[{ Id: 'b', Value: 'cr', Text: 'Credit' }], [['Credit', 'b', 'cr', 'Credit']]],
  [[7], [[undefined, '7']]],
  [[null, '', {}], []],
  [undefined, []],
])('an entry as a person with the teams %j', (Team, teams) => {
  const expected = teams.map(([label, ...values]) => ({ label, values }));
  expect(adaptPerson({ Team })).toMatchObject({ key: 3, name: 'Ann', teams: expected });
});

it.each<[object, string]>([
  [{ SortName: 'Vries, Anna de', LastName: 'de Vries' }, 'Vries, Anna de'],
  [{ SortName: ' ', LastName: 'de&nbsp;Vries' }, 'de\u00a0Vries'],
  [{ LastName: '' }, ''],
  [{}, ''],
])('an entry as a person with the data %j is sorted by the name %j', (data, sortName) => {
  expect(adaptPerson(data).sortName).toBe(sortName);
});
