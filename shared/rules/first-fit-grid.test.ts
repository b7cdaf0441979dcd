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

  it.each<[unknown, number]>([
    [undefined, 1],
    [null, 1],
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    ['', 1],
    [' ', 1],
    [[3], 1],
    ['wide', 1],
    [{}, 1],
    [2, 2],
    ['2', 2],
    [2.9, 2],
  ])('reads the size %j as %d', (given, cells) => {
    expect(toCells(given)).toBe(cells);
  });

  it('lists places in visual order where a later item fills a gap before an earlier one', () => {
    const { places } = layOutGrid([one, size(2, 2), size(2, 1), size(2, 1), one], { numCols: 5 });
    expect(places.map(({ index }) => index)).toEqual([0, 1, 2, 4, 3]);
  });

  it('has lines from 1 without gutters, and doubles them with gutters', () => {
    const items = [one, one, size(2, 2)];
    const lines = (useGutters: boolean) =>
      layOutGrid(items, { numCols: 3, useGutters }).places.map((place) => [
        place.startColumn,
        place.endColumn,
        place.startRow,
        place.endRow,
      ]);
    expect(lines(false)).toEqual([
      [1, 2, 1, 2],
      [2, 3, 1, 2],
      [1, 3, 2, 4],
    ]);
    expect(lines(true)).toEqual([
      [1, 2, 1, 2],
      [3, 4, 1, 2],
      [1, 4, 3, 6],
    ]);
  });

  it.each([
    [0, false, 3, 0],
    [0, true, 5, 0],
    [4, false, 3, 2],
    [4, true, 5, 3],
  ])('has tracks for %d items, gutters %s', (count, useGutters, columnTracks, rowTracks) => {
    const items = Array.from({ length: count }, () => one);
    expect(layOutGrid(items, { numCols: 3, useGutters })).toMatchObject({
      columnTracks,
      rowTracks,
    });
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

  it('gives the places in visual order', () => {
    const { places } = layOutGrid([tall, wide, one], { numCols: 3 });
    expect(places.map(({ index }) => index)).toEqual([0, 2, 1]);
  });
});

describe('the columns of a grid', () => {
  const breakpoints = [
    { query: 'phone', numCols: 1 },
    { query: 'tablet', numCols: 2 },
  ];
  it.each([
    [[], 3],
    [['tablet'], 2],
    [['phone', 'tablet'], 1],
    [['phone'], 1],
  ])('while %j match are %d: the first in the given order wins', (matching, columns) => {
    expect(chooseColumns(3, breakpoints, (query) => matching.includes(query))).toBe(columns);
  });
});

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: -1, max: 5 }), height: fc.integer({ min: -1, max: 4 }) }),
  { maxLength: 40 },
);
const columnCounts = fc.integer({ min: 1, max: 5 });

describe('any grid', () => {
  it('drops nothing, overlaps nothing and stays within its columns', () => {
    fc.assert(
      fc.property(sizes, columnCounts, (items, numCols) => {
        const { places } = layOutGrid(items, { numCols });
        expect(places.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...items.keys()]);
        const taken = new Set<string>();
        for (const { row, column, width, height } of places) {
          expect(column + width).toBeLessThanOrEqual(numCols);
          for (let y = row; y < row + height; y += 1) {
            for (let x = column; x < column + width; x += 1) {
              expect(taken.has(`${x} ${y}`)).toBe(false);
              taken.add(`${x} ${y}`);
            }
          }
        }
      }),
    );
  });

  it('is first-fit: no item could have stood earlier', () => {
    fc.assert(
      fc.property(sizes, columnCounts, (items, numCols) => {
        const taken = new Set<string>();
        const inGivenOrder = [...layOutGrid(items, { numCols }).places];
        inGivenOrder.sort((a, b) => a.index - b.index);
        for (const { row, column, width, height } of inGivenOrder) {
          const isFree = (atRow: number, atColumn: number) => {
            for (let y = atRow; y < atRow + height; y += 1) {
              for (let x = atColumn; x < atColumn + width; x += 1) {
                if (taken.has(`${x} ${y}`)) return false;
              }
            }
            return true;
          };
          for (let y = 0; y <= row; y += 1) {
            const last = y === row ? column - 1 : numCols - width;
            for (let x = 0; x <= last; x += 1) expect(isFree(y, x)).toBe(false);
          }
          for (let y = row; y < row + height; y += 1) {
            for (let x = column; x < column + width; x += 1) taken.add(`${x} ${y}`);
          }
        }
      }),
    );
  });
});
