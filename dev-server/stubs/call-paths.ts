import { type IncomingHttpHeaders } from 'node:http';

export interface FoundCall {
  readonly name: string;
  readonly id?: string;
  /** As in the path. */
  readonly culture: string;
}

const culture = '([a-z]{2,3}(?:-[a-z\\d]{2,8})*)';

/** Log-in is not a call: it is a form, handled in `answer-forms.ts`. */
const callPaths = [
  { name: 'signup', method: 'POST', path: 'signup' },
  { name: 'slideshow', method: 'GET', path: 'slideshow/([^/]+)' },
  { name: 'verticalscroll', method: 'GET', path: 'verticalscroll/([^/]+)' },
  { name: 'search', method: 'GET', path: 'search' },
  { name: 'articledata', method: 'GET', path: 'articledata/(news|insight)', base: 'api/' },
  { name: 'teamdata', method: 'GET', path: 'teamdata', base: 'api/' },
].map(({ name, method, path, base = '' }) => ({
  name,
  method,
  pattern: new RegExp(`^/${base}${culture}/${path}$`, 'i'),
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

interface CallRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export type FindCall = (request: CallRequest) => FoundCall | undefined;

/** Where a page has the address of a call, such as `/de/search`, the request is a call if it accepts JSON. */
export function createCallFinder(isPage: (path: string) => boolean): FindCall {
  return ({ method, path, headers }) => {
    const call = findCall(method, path);
    const isCall = /\bapplication\/json\b/i.test(headers.accept ?? '');
    return call !== undefined && !isCall && isPage(path) ? undefined : call;
  };
}
