import {
  json,
  type Request,
  type RequestHandler,
  type Response,
  Router,
  urlencoded,
} from 'express';
import { setTimeout as wait } from 'node:timers/promises';
import { type Scenario, type StubAnswer, type StubRequest } from '../../fixtures/scenarios.ts';
import { findCall } from './call-paths.ts';
import { bodyLimit } from '../security/limits.ts';
import { readAnswer, readPages } from '../pages/page-fixtures.ts';
import { type SendMessagePage } from '../pages/message-page.ts';
import { readQuery } from '../pages/query.ts';
import { readScenario } from './scenario-choice.ts';
import { type WidgetSource } from '../assets/widget-source.ts';

/** What the stubs need; `chooseScenario` says in which scenario they answer a request. */
export interface StubOptions {
  readonly fixturesFolder: string;
  readonly loadScenarios: WidgetSource['loadScenarios'];
  readonly sendMessagePage: SendMessagePage;
  readonly chooseScenario?: (request: Request) => Scenario;
}

/** The message of a stub's answer, for a visitor whose form went without a script. */
function readMessage(answer: StubAnswer): string {
  try {
    const { message } = JSON.parse(answer.body) as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // A scenario may send what is no JSON; the sentence below is then all there is to say.
  }
  return 'The newsletter could not answer.';
}

function send(response: Response, answer: StubAnswer): void {
  response
    .status(answer.status)
    .set(answer.headers)
    .set('Cache-Control', 'no-store')
    .send(answer.body);
}

/**
 * Plays the CMS: answers the calls of CONTRACT 4 from the fixtures, in the session's scenario unless told
 * otherwise.
 */
export function answerCalls(options: StubOptions): Router {
  const { fixturesFolder, loadScenarios, sendMessagePage, chooseScenario = readScenario } = options;
  const answer: RequestHandler = async (request, response, next) => {
    const call = findCall(request.method, request.path);
    if (call === undefined) {
      next();
      return;
    }
    const { answerCall, isStubCall } = await loadScenarios();
    if (!isStubCall(call.name)) {
      response.status(501).json({ message: `${call.name} is not in fixtures/scenarios.ts.` });
      return;
    }
    const stubRequest: StubRequest = {
      ...(call.id !== undefined && { id: call.id }),
      query: readQuery(request),
      body: request.body as unknown,
    };
    const stub = answerCall(
      call.name,
      chooseScenario(request),
      stubRequest,
      (name) => readAnswer(fixturesFolder, name),
      () => readPages(fixturesFolder),
    );
    await wait(stub.delayMs);
    if (request.is('urlencoded')) {
      sendMessagePage(request, response, stub.status, {
        title: 'Newsletter',
        text: readMessage(stub),
      });
      return;
    }
    send(response, stub);
  };
  const router = Router();
  router.use((request, _response, next) => {
    if (findCall(request.method, request.path) === undefined) next('router');
    else next();
  });
  router.use(json({ limit: bodyLimit }), urlencoded({ limit: bodyLimit, extended: false }), answer);
  return router;
}
