import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { chooseColumns } from '../../shared/rules/first-fit-grid.ts';

/** DECISIONS "Grid"; tile-grid.css has the same widths, for CMS content. */
const [phone, tablet] = [
  { query: '(max-width: 600px)', numCols: 1 },
  { query: '(max-width: 992px)', numCols: 2 },
];

/** SPEC 9. */
export const mostColumns = 3;

export function useColumns(): number {
  const isPhone = useMediaQuery(phone.query);
  const isTablet = useMediaQuery(tablet.query);
  return chooseColumns(mostColumns, [phone, tablet], (query) =>
    query === phone.query ? isPhone : isTablet,
  );
}
