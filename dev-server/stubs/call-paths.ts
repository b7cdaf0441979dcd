import { type IncomingHttpHeaders } from 'node:http';
import { type StubCallName } from '../../fixtures/scenarios.ts';

export interface FoundCall {
  readonly name: StubCallName;
  readonly id?: string;
  /** As in the path. */
  readonly culture: string;
}

const culture = '([a-z]{2,3}(?:-[a-z\\d]{2,8})*)';

const toPattern = (call: string) => new RegExp(`^${call}$`, 'i');

/** Log-in is not a call: it is a form, handled in `answer-forms.ts`. */
const callPaths: Readonly<Record<StubCallName, RegExp>> = {
  signup: toPattern(`POST /${culture}/signup`),
  slideshow: toPattern(`GET /${culture}/slideshow/([^/]+)`),
  verticalscroll: toPattern(`GET /${culture}/verticalscroll/([^/]+)`),
  search: toPattern(`GET /${culture}/search`),
  articledata: toPattern(`GET /api/${culture}/articledata/(news|insight)`),
  teamdata: toPattern(`GET /api/${culture}/teamdata`),
};

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function findCall(method: string, path: string): FoundCall | undefined {
  for (const [name, pattern] of Object.entries(callPaths) as [StubCallName, RegExp][]) {
    const match = pattern.exec(`${method} ${path}`);
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
