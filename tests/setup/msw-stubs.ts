import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { findCall } from '../../dev-server/stubs/call-paths.ts';
import { readAnswer, readPages } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { type Scenario } from '../../fixtures/scenario-names.ts';
import { answerCall, isStubCall } from '../../fixtures/scenarios.ts';

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/**
 * The development server's stubs on the network of a test: `setupServer(...makeStubHandlers('error'))`.
 * Answers every call of CONTRACT 4 that the fixtures contain; other requests are left alone.
 */
export function makeStubHandlers(scenario: Scenario = 'normal'): HttpHandler[] {
  return [
    http.all('*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = findCall(request.method, pathname);
      if (call === undefined || !isStubCall(call.name)) return undefined;
      const stub = answerCall(
        call.name,
        scenario,
        {
          ...(call.id !== undefined && { id: call.id }),
          query: Object.fromEntries(searchParams),
          body: await readJson(request),
        },
        (name) => readAnswer(projectPath('fixtures'), name),
        () => readPages(projectPath('fixtures')),
      );
      await delay(stub.delayMs);
      return new HttpResponse(stub.body, { status: stub.status, headers: stub.headers });
    }),
  ];
}
