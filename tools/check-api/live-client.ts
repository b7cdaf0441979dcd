import { type ApiCall, type ApiClient } from '../../api/client.ts';
import { type ApiBases, toCallPath } from '../../api/paths.ts';
import { OptionError } from '../command-line.ts';
import { type Exchange } from './exchange.ts';
import { type SitePage } from './read-site-page.ts';
import { readAnswer } from './read-answer.ts';
import { sendRequest } from './send-request.ts';

interface LiveOptions extends ApiBases {
  readonly cms: URL;
  readonly page: SitePage | undefined;
  readonly longestWaitMs: number;
}

const jsonType = 'application/json';

/** If an answer takes longer, in milliseconds, visitors see the CMS content first. */
const slowMs = 1000;

/** The headers that a browser adds to a call: cookies and the anti-forgery token stay on the page's own host. */
function makePageHeaders({ cms, page }: LiveOptions, url: URL, method: string) {
  const isOwn = url.origin === cms.origin;
  const cookies = isOwn && page ? [...page.cookies].map((pair) => pair.join('=')) : [];
  const token = isOwn ? page?.cookies.get(page.options.xsrfCookie) : undefined;
  return {
    ...((method === 'POST' || !isOwn) && { Origin: cms.origin }),
    ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
    ...(page && token !== undefined && { [page.options.xsrfHeader]: decodeValue(token) }),
  };
}

/** Decodes the value of a cookie as the widgets' client does. */
function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function findUrl({ cms, ...bases }: LiveOptions, call: ApiCall): URL {
  const path = toCallPath(bases, call.base, call.segments);
  if (path === undefined) {
    throw new OptionError(`"${call.segments.join('/')}" cannot stand in an address.`);
  }
  const isWhole = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(path);
  const url = isWhole
    ? new URL(path, cms)
    : new URL(cms.origin + cms.pathname.replace(/\/$/, '') + path);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    url.searchParams.set(name, value);
  }
  return url;
}

/** Sends as the widgets' client does, and records what that ignores: redirects, types, time. */
export function createLiveClient(
  options: LiveOptions,
  begin: (exchange: Exchange) => void,
): ApiClient {
  return {
    send: async (call) => {
      const { method, body, hasContentType = false } = call;
      const url = findUrl(options, call);
      const exchange: Exchange = { method, url, durationMs: 0, differences: [], notes: [] };
      begin(exchange);
      const hasType = body !== undefined || hasContentType;
      const answer = await sendRequest(exchange, {
        headers: {
          Accept: jsonType,
          ...(hasType && { 'Content-Type': jsonType }),
          ...makePageHeaders(options, url, method),
        },
        body: body && JSON.stringify(body),
        longestWaitMs: options.longestWaitMs,
      });
      if (exchange.durationMs > slowMs) {
        exchange.notes.push(
          `slow: the answer took ${(exchange.durationMs / 1000).toFixed(1)} s; until then visitors see the content of the CMS.`,
        );
      }
      return readAnswer(answer, exchange);
    },
  };
}
