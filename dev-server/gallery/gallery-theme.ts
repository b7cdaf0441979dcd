import { type Request } from 'express';
import { parseAddress } from '../../shared/rules/parse-address.ts';

/** The host is made up: only whether an address leaves it matters. */
const origin = 'http://gallery.invalid';

/** The address of a stylesheet of this site that `?theme=` names; nothing for one of another site. */
function readTheme({ query }: Request): string | undefined {
  const { theme } = query;
  if (typeof theme !== 'string' || !theme.startsWith('/')) return undefined;
  const address = parseAddress(theme, origin);
  return address?.origin === origin ? address.pathname + address.search : undefined;
}

/** The theme, and the query that hands it on to the gallery's other pages. */
export function readThemeData(request: Request) {
  const theme = readTheme(request);
  const query = theme === undefined ? '' : `theme=${encodeURIComponent(theme)}`;
  return { theme, themeQuery: query && `?${query}`, themeParameter: query && `&${query}` };
}
