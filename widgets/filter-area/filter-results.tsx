import { type CSSProperties, type ReactElement, useEffect } from 'react';
import { findCells, Tile } from '../../shared/components/tile.tsx';
import { layOutGrid } from '../../shared/rules/first-fit-grid.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type ContentItem } from './content-item.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { chooseChapters, type Choices } from './match-items.ts';
import { mostColumns, useColumns } from './use-columns.ts';

interface FilterResultsProps {
  readonly items: readonly ContentItem[];
  readonly choices: Choices;
}

/** docs/specification.md, 9. */
const mostRows = 10;

/** The DOM has the visual order: when a width changes it, React moves the tiles and the focus stays. */
export function FilterResults({ items, choices }: FilterResultsProps): ReactElement {
  const { report, texts } = useWidget<typeof filterAreaContract>();
  const { numCols, rulerRef } = useColumns();
  const sizes = items.map(({ tile }) => findCells(tile));
  // Fewer columns need more rows.
  const maxRows = numCols === mostColumns ? mostRows : undefined;
  const { places, overflow } = layOutGrid(sizes, { numCols, maxRows });

  const overflowing = overflow.length;
  useEffect(() => {
    if (overflowing === 0) return;
    report({
      where: 'the grid',
      found: `${overflowing} tiles longer than ${mostRows} rows`,
      expected: `tiles that fit into ${mostColumns} columns and ${mostRows} rows`,
      outcome: 'They are placed below.',
      severity: 'warning',
    });
  }, [overflowing, report]);

  const columns: CSSProperties = { ['--pmw-tile-columns' as string]: numCols };
  return (
    <>
      <div ref={rulerRef} className="pmw-filter-area__ruler" />
      <ul className="pmw-tile-grid" role="list" style={columns}>
        {places.map(({ index, startColumn, endColumn, startRow, endRow }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <li
              key={item.key}
              className="pmw-tile-grid__cell"
              style={{
                gridColumn: `${startColumn} / ${endColumn}`,
                gridRow: `${startRow} / ${endRow}`,
              }}
            >
              <Tile
                texts={texts}
                tile={item.tile}
                chapters={chooseChapters(item.chapters, choices)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
