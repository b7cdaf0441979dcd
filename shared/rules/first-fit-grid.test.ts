import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseColumns, type GridItem, layOutGrid, toCells } from './first-fit-grid.ts';

/** Draws a layout: one letter per item, a dot for a free cell. */
function draw(items: readonly GridItem[], numCols: number): string[] {
  const { places, rowTracks } = layOutGrid(items, { numCols });
  const rows = Array.from({ length: rowTracks }, () => Array.from({ length: numCols }, () => '.'));
  for (const { index, row, column, width, height } of places) {
    for (let y = row; y < row + height; y += 1) {
      rows[y]?.fill(String.fromCharCode(97 + index), column, column + width);
    }
  }
  return rows.map((row) => row.join(''));
}

const size = (width: number, height: number): GridItem => ({ width, height });
const [one, tall, wide] = [size(1, 1), size(1, 2), size(3, 2)];

describe('the first-fit grid', () => {
  it.each<[string, GridItem[], number, string[]]>([
    ['nothing', [], 3, []],
    ['one item', [one], 3, ['a..']],
    ['single cells', [one, one, one, one], 3, ['abc', 'd..']],
    ['one that spans everything', [wide, one, size(2, 1), one], 3, ['aaa', 'aaa', 'bcc', 'd..']],
    ['a hole that is filled later', [tall, wide, one, one], 3, ['acd', 'a..', 'bbb', 'bbb']],
    ['a gap too narrow for the next', [one, one, size(2, 1), one], 3, ['abd', 'cc.']],
    ['a search from the first cell', [tall, size(2, 1), size(2, 1), one], 3, ['abb', 'acc', 'd..']],
    ['a width beyond the columns', [size(9, 1), one], 2, ['aa', 'b.']],
    ['one column', [wide, one, tall], 1, ['a', 'a', 'b', 'c', 'c']],
  ])('lays out %s', (_, items, columns, drawn) => {
    expect(draw(items, columns)).toEqual(drawn);
  });

  it.each<[number, readonly unknown[]]>([
    [1, [undefined, null, 0, -2, Number.NaN, Number.POSITIVE_INFINITY, '', ' ', [3], 'wide', {}]],
    [2, [2, '2', 2.9]],
  ])('reads as %d each of the sizes %j', (cells, sizes) => {
    expect(sizes.map(toCells)).toEqual(sizes.map(() => cells));
  });

  it('lists places in visual order where a later item fills a gap before an earlier one', () => {
    const { places } = layOutGrid([one, size(2, 2), size(2, 1), size(2, 1), one], { numCols: 5 });
    expect(places.map(({ index }) => index)).toEqual([0, 1, 2, 4, 3]);
  });

  it.each([
    ['from 1 without gutters', false, ['1-2 1-2', '2-3 1-2', '1-3 2-4'], 3, 3],
    ['that gutters double', true, ['1-2 1-2', '3-4 1-2', '1-4 3-6'], 5, 5],
  ])('has lines %s', (_, useGutters, lines, columnTracks, rowTracks) => {
    const grid = layOutGrid([one, one, size(2, 2)], { numCols: 3, useGutters });
    const { places } = grid;
    const ofColumns = places.map(({ startColumn, endColumn }) => `${startColumn}-${endColumn}`);
    const ofRows = places.map(
      ({ startRow, endRow }, index) => `${ofColumns[index]} ${startRow}-${endRow}`,
    );
    expect(ofRows).toEqual(lines);
    expect(grid).toMatchObject({ columnTracks, rowTracks });
  });

  it.each([
    [false, 3],
    [true, 5],
  ])('has columns and no rows without items, gutters %s', (useGutters, columnTracks) => {
    const grid = layOutGrid([], { numCols: 3, useGutters });
    expect(grid).toMatchObject({ columnTracks, rowTracks: 0 });
  });

  it('places what does not fit into the rows below, and names it', () => {
    const { places, overflow } = layOutGrid([wide, wide, one, one], { numCols: 3, maxRows: 3 });
    expect(places).toHaveLength(4);
    expect(overflow).toEqual([1, 2, 3]);
    expect(layOutGrid([wide, one], { numCols: 3, maxRows: 3 }).overflow).toEqual([]);
  });

  it('passes the track list of the rows through', () => {
    const gridRowTemplate = '248px 24px 1fr';
    expect(layOutGrid([], { numCols: 3, gridRowTemplate })).toMatchObject({ gridRowTemplate });
  });
});

const breakpoints = [
  { query: 'phone', numCols: 1 },
  { query: 'tablet', numCols: 2 },
];
it.each([
  [[], 3],
  [['tablet'], 2],
  [['phone', 'tablet'], 1],
  [['phone'], 1],
])('while %j match a grid has %d columns: the first of the order wins', (matching, columns) => {
  expect(chooseColumns(3, breakpoints, (query) => matching.includes(query))).toBe(columns);
});

const length = fc.integer({ min: -1, max: 5 });
const sizes = fc.array(fc.record({ width: length, height: length }), { maxLength: 40 });
const columnCounts = fc.integer({ min: 1, max: 5 });

type Size = Readonly<Record<'height' | 'width', number>>;

/** The cells of a place, and of the same item somewhere else. */
function* cellsOf({ width, height }: Size, row: number, column: number): Generator<string> {
  for (let y = row; y < row + height; y += 1) {
    for (let x = column; x < column + width; x += 1) yield `${x} ${y}`;
  }
}

it('any grid drops and overlaps nothing, keeps its columns, and no item could stand earlier', () => {
  fc.assert(
    fc.property(sizes, columnCounts, (items, numCols) => {
      const places = layOutGrid(items, { numCols }).places.toSorted((a, b) => a.index - b.index);
      expect(places.map(({ index }) => index)).toEqual([...items.keys()]);
      const taken = new Set<string>();
      const isFree = (place: Size, row: number, column: number) =>
        [...cellsOf(place, row, column)].every((cell) => !taken.has(cell));
      for (const place of places) {
        const { row, column, width } = place;
        expect(column + width).toBeLessThanOrEqual(numCols);
        expect(isFree(place, row, column)).toBe(true);
        for (let y = 0; y <= row; y += 1) {
          const end = y === row ? column : numCols - width + 1;
          for (let x = 0; x < end; x += 1) expect(isFree(place, y, x)).toBe(false);
        }
        for (const cell of cellsOf(place, row, column)) taken.add(cell);
      }
    }),
  );
});
