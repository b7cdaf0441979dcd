import { type ServerResponse } from 'node:http';
import { answerStub } from './msw-stubs.ts';
import { serve } from './serve.ts';

/** Changes one answer of the CMS. */
export interface Change {
  /** The end of the path of the call: `slideshow/home`. */
  readonly call: string;
  /** Receives the JSON of the stubs' answer; its result is sent. */
  readonly change?: (answer: never) => unknown;
  /** Sends the whole answer itself. */
  readonly answer?: (response: ServerResponse) => void;
}

type Stub = ReturnType<typeof answerStub>;

/** The stubs' answers by method and address: reading the fixtures for each would take most of the time. */
const known = new Map<string, Stub>();

function readStub(method: string, url: URL): Stub {
  const key = `${method} ${url.pathname}${url.search}`;
  if (!known.has(key)) known.set(key, answerStub(method, url, { email: 'jo@example.org' }));
  return known.get(key);
}

/**
 * A CMS on its own port that answers like the stubs, except for a test's changes. It ends with the test.
 *
 * @returns its address and the requests that it received, as `GET /en-us/slideshow/home`
 */
export async function startCms(...changes: readonly Change[]) {
  const requests: string[] = [];
  const url = await serve(({ url: path = '/', method = '' }, response) => {
    const address = new URL(path, 'http://localhost');
    requests.push(`${method} ${address.pathname}`);
    const { answer, change } =
      changes.find(({ call }) => address.pathname.endsWith(`/${call}`)) ?? {};
    if (answer) {
      answer(response);
      return;
    }
    const { status, body } = readStub(method, address) ?? { status: 404, body: '{}' };
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(change ? JSON.stringify(change(JSON.parse(body) as never)) : body);
  });
  return { url, requests };
}
