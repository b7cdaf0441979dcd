/** Its size in cells, as given in the data. */
export interface GridItem {
  readonly width?: unknown;
  readonly height?: unknown;
}

export interface GridBreakpoint {
  readonly query: string;
  readonly numCols: number;
}

export interface GridOptions {
  readonly numCols: number;
  /** An item that ends below this row is placed too, and listed in `overflow`. */
  readonly maxRows?: number | undefined;
  /** Makes each gap a track of its own, which doubles the positions. */
  readonly useGutters?: boolean;
  /** The track list of the rows, unchanged; with gutters it includes the gutter rows. */
  readonly gridRowTemplate?: string | undefined;
}

/** `column` and `row` count cells from 0; the others are grid lines from 1. */
export interface GridPlace {
  readonly index: number;
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly startColumn: number;
  readonly endColumn: number;
  readonly startRow: number;
  readonly endRow: number;
}

export interface GridLayout {
  /** By row, then by column. */
  readonly places: readonly GridPlace[];
  readonly columnTracks: number;
  readonly rowTracks: number;
  readonly gridRowTemplate: string | undefined;
  /** Indexes of the items that end below `maxRows`. */
  readonly overflow: readonly number[];
}

/** Missing, zero, negative and non-numeric sizes are 1. */
export function toCells(size: unknown): number {
  const number = typeof size === 'string' ? Number(size) : size;
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.max(1, Math.floor(number))
    : 1;
}

/**
 * The number of columns of the first breakpoint whose query matches.
 * @param numCols if none matches
 */
export function chooseColumns(
  numCols: number,
  breakpoints: readonly GridBreakpoint[],
  matches: (query: string) => boolean,
): number {
  return breakpoints.find(({ query }) => matches(query))?.numCols ?? numCols;
}

/** Cells `from` to `from + span`, counted from 0, as grid lines: with gutters 2c+1 and 2(c+w). */
function toLines(from: number, span: number, useGutters: boolean): readonly [number, number] {
  return useGutters ? [2 * from + 1, 2 * (from + span)] : [from + 1, from + span + 1];
}

function countTracks(cells: number, useGutters: boolean): number {
  return useGutters ? Math.max(0, 2 * cells - 1) : cells;
}

/**
 * Lays items out first-fit (DECISIONS "Grid"): each item takes the first place, row by row, that is
 * free and wide enough. Nothing is dropped. In 3 columns, sizes 3x2, 1x1, 2x1, 1x1 become a a a a a a b c c d .
 * .
 */
export function layOutGrid(items: readonly GridItem[], options: GridOptions): GridLayout {
  const { maxRows, useGutters = false } = options;
  const columns = toCells(options.numCols);
  // One for each cell, row by row.
  const taken: boolean[] = [];
  // Saves time: before this cell nothing is free.
  let firstFree = 0;
  const places = items.map((item, index): GridPlace => {
    const [width, height] = [Math.min(toCells(item.width), columns), toCells(item.height)];
    const cells = [...new Array(width * height).keys()].map(
      (at) => Math.floor(at / width) * columns + (at % width),
    );
    const fits = (cell: number) =>
      (cell % columns) + width <= columns && !cells.some((each) => taken[cell + each]);
    let first = firstFree;
    while (!fits(first)) first += 1;
    for (const each of cells) taken[first + each] = true;
    while (taken[firstFree]) firstFree += 1;
    const [row, column] = [Math.floor(first / columns), first % columns];
    const [startColumn, endColumn] = toLines(column, width, useGutters);
    const [startRow, endRow] = toLines(row, height, useGutters);
    return { index, column, row, width, height, startColumn, endColumn, startRow, endRow };
  });
  const isTooLow = ({ row, height }: GridPlace) => maxRows !== undefined && row + height > maxRows;
  return {
    places: places.toSorted((a, b) => a.row - b.row || a.column - b.column),
    columnTracks: countTracks(columns, useGutters),
    rowTracks: countTracks(Math.ceil(taken.length / columns), useGutters),
    gridRowTemplate: options.gridRowTemplate,
    overflow: places.filter(isTooLow).map(({ index }) => index),
  };
}
