import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { projectPath } from '../../../tools/project.ts';
import { answerFromFixtures } from '../../../tools/render/answer-from-fixtures.ts';
import { findCall } from '../../../dev-server/stubs/call-paths.ts';
import { type Scenario } from '../../../fixtures/scenario-names.ts';

/** The answer of the development server's stubs, if they have one. */
export function answerStub(
  method: string,
  { pathname, searchParams }: URL,
  body: unknown,
  scenario: Scenario = 'normal',
) {
  const call = findCall(method, pathname);
  if (call === undefined) return undefined;
  const request = {
    ...(call.id !== undefined && { id: call.id }),
    query: Object.fromEntries(searchParams),
    body,
  };
  return answerFromFixtures(projectPath('fixtures'), call.name, scenario, request);
}

/**
 * The development server's stubs on the network of a test: `setupServer(...makeStubHandlers('error'))`.
 * Answers every call that the fixtures contain; other requests are left alone.
 */
export function makeStubHandlers(scenario: Scenario = 'normal'): HttpHandler[] {
  return [
    http.all('*', async ({ request }) => {
      const body: unknown = await request.json().catch(() => undefined);
      const stub = answerStub(request.method, new URL(request.url), body, scenario);
      if (stub === undefined) return undefined;
      await delay(stub.delayMs);
      return new HttpResponse(stub.body, { status: stub.status, headers: stub.headers });
    }),
  ];
}
