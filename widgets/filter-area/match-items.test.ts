import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseChapters, type Choices, countValues, matchItems } from './match-items.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

const toMap = (fields: Fields): Choices =>
  new Map(Object.entries(fields).map(([name, values]) => [name, new Set([values].flat())]));

const make = (id: string, fields: Fields, chapters: Readonly<Record<string, Fields>> = {}) => ({
  id,
  values: toMap(fields),
  chapters: Object.entries(chapters).map(([name, own]) => ({ id: name, values: toMap(own) })),
});

const chapters = {
  one: { Topic: 'Rates', Region: 'Europe' },
  two: { Topic: 'Credit' },
  three: { Topic: 'Rates', Region: 'America' },
  four: {},
};
const items = [
  make('credit', { Topic: 'Credit', Region: 'Europe' }),
  make('rates', { Topic: ['Rates', 'Credit'], Region: 'Asia, Pacific' }),
  make('bare', {}),
  make('series', { Topic: 'Series', Region: 'Europe' }, chapters),
];

/** `credit; series one three`: the matching items, each with its shown chapters. */
function find(choices: Fields): string {
  const chosen = toMap(choices);
  const found = matchItems(items, chosen).map((item) =>
    [item.id, ...chooseChapters(item.chapters, chosen).map(({ id }) => id)].join(' '),
  );
  return found.join('; ');
}

describe('matching', () => {
  it.each<[string, Fields, string]>([
    ['nothing chosen: everything', {}, 'credit; rates; bare; series one two three'],
    ['a menu without a choice', { Topic: [] }, 'credit; rates; bare; series one two three'],
    ['one value', { Region: 'Asia, Pacific' }, 'rates'],
    ['a part of a value', { Region: 'Asia' }, ''],
    ['OR in a menu', { Region: ['Asia, Pacific', 'America'] }, 'rates; series three'],
    ['AND across menus', { Topic: 'Credit', Region: 'Europe' }, 'credit'],
    ['an item by a chapter', { Topic: 'Rates' }, 'rates; series one three'],
    ['an item alone: all its chapters', { Topic: 'Series' }, 'series one two three'],
    ['a chapter in all menus', { Topic: 'Rates', Region: 'Europe' }, 'series one'],
    ['a chapter without the field', { Topic: 'Credit', Region: 'America' }, ''],
    ['a field that nobody has', { Other: 'x' }, ''],
    ['a value that nobody has', { Topic: 'None' }, ''],
  ])('%s', (_, choices, found) => {
    expect(find(choices)).toBe(found);
  });

  it('finds items of more different values than it remembers', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      make(`${index}`, { Topic: index % 3 === 0 ? 'Credit' : 'Rates' }),
    );
    expect(matchItems([...many, ...many], toMap({ Topic: 'Credit' }))).toHaveLength(2000);
  });

  it.each<[Fields, string, object]>([
    [{}, 'Topic', { Credit: 3, Rates: 2, Series: 1 }],
    [{ Topic: 'Credit' }, 'Topic', { Credit: 3, Rates: 2, Series: 1 }],
    [{ Region: 'Europe' }, 'Topic', { Credit: 1, Rates: 1, Series: 1 }],
    [{ Topic: 'Rates' }, 'Region', { 'Asia, Pacific': 1, Europe: 1, America: 1 }],
  ])('counts, with %j chosen, what each value of %s would find', (choices, field, counts) => {
    expect(Object.fromEntries(countValues(items, toMap(choices), field))).toEqual(counts);
  });
});

const words = fc.subarray(['a', 'b', 'c', 'd,e', ''], { minLength: 0 });
const fields = fc.record({ One: words, Two: words });
const anyItems = fc.array(
  fc.record({ own: fields, chapters: fc.array(fields, { maxLength: 5 }) }).map((drawn) => ({
    values: toMap(drawn.own),
    chapters: drawn.chapters.map((chapter) => ({ values: toMap(chapter) })),
  })),
  { maxLength: 20 },
);

it('any matching finds as many as the counts say when one value is chosen', () => {
  fc.assert(
    fc.property(anyItems, words, fc.constantFrom('a', 'b', 'c'), (drawn, two, value) => {
      const others = toMap({ Two: two });
      const counted = countValues(drawn, others, 'One').get(value) ?? 0;
      const found = matchItems(drawn, new Map([...others, ['One', new Set([value])]]));
      expect(found).toHaveLength(counted);
    }),
  );
});
