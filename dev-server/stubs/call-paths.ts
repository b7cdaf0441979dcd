export interface FoundCall {
  readonly name: string;
  readonly id?: string;
  /** As in the path. */
  readonly culture: string;
}

const culture = '([a-z]{2,3}(?:-[a-z\\d]{2,8})*)';

/** `/de/search` is a page. */
const regionalCulture = culture.replace('*', '+');

/** Log-in is not a call: it is a form, handled in `answer-forms.ts`. */
const callPaths = [
  { name: 'signup', method: 'POST', path: 'signup' },
  { name: 'slideshow', method: 'GET', path: 'slideshow/([^/]+)' },
  { name: 'verticalscroll', method: 'GET', path: 'verticalscroll/([^/]+)' },
  { name: 'search', method: 'GET', path: 'search', of: regionalCulture },
  { name: 'articledata', method: 'GET', path: 'articledata/(news|insight)', base: 'api/' },
  { name: 'teamdata', method: 'GET', path: 'teamdata', base: 'api/' },
].map(({ name, method, path, base = '', of = culture }) => ({
  name,
  method,
  pattern: new RegExp(`^/${base}${of}/${path}$`, 'i'),
}));

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function findCall(method: string, path: string): FoundCall | undefined {
  for (const { name, method: expected, pattern } of callPaths) {
    const match = method === expected ? pattern.exec(path) : null;
    if (match === null) continue;
    const [, culture = '', last = ''] = match;
    const id = decodeId(last);
    return id === '' ? { name, culture } : { name, id, culture };
  }
  return undefined;
}
