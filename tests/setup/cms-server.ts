import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { readAnswer, readPages } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { findCall } from '../../dev-server/stubs/call-paths.ts';
import { answerCall, isStubCall } from '../../fixtures/scenarios.ts';

/** Changes one answer of the CMS. */
export interface Change {
  /** The end of the path of the call: `slideshow/home`. */
  readonly call: string;
  /** Receives the JSON of the stubs' answer; its result is sent. */
  readonly change?: (answer: never) => unknown;
  /** Sends the whole answer itself. */
  readonly answer?: (response: ServerResponse) => void;
}

/** The stubs' answers by method and address: reading the fixtures for each would take most of the time. */
const known = new Map<string, { status: number; body: string }>();

function readStubs(method: string, url: URL): { status: number; body: string } {
  const key = `${method} ${url.pathname}${url.search}`;
  const answer = known.get(key) ?? makeAnswer(method, url);
  known.set(key, answer);
  return answer;
}

function makeAnswer(method: string, url: URL): { status: number; body: string } {
  const call = findCall(method, url.pathname);
  if (call === undefined || !isStubCall(call.name)) return { status: 404, body: '{}' };
  const fixtures = projectPath('fixtures');
  return answerCall(
    call.name,
    'normal',
    {
      ...(call.id !== undefined && { id: call.id }),
      query: Object.fromEntries(url.searchParams),
      body: { email: 'jo@example.org' },
    },
    (name) => readAnswer(fixtures, name),
    () => readPages(fixtures),
  );
}

/**
 * A CMS on its own port that answers like the stubs, except for a test's changes. It ends with the test.
 *
 * @returns its address and the requests that it received, as `GET /en-us/slideshow/home`
 */
export async function startCms(...changes: readonly Change[]) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method ?? ''} ${url.pathname}`);
    const changed = changes.find(({ call }) => url.pathname.endsWith(`/${call}`));
    if (changed?.answer) {
      changed.answer(response);
      return;
    }
    const { status, body } = readStubs(request.method ?? '', url);
    const answer = changed?.change
      ? JSON.stringify(changed.change(JSON.parse(body) as never))
      : body;
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}`), requests };
}
