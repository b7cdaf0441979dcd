import {
  json,
  type Request,
  type RequestHandler,
  type Response,
  Router,
  urlencoded,
} from 'express';
import { setTimeout as wait } from 'node:timers/promises';
import { type Scenario } from '../../fixtures/scenario-names.ts';
// Only types are imported: a module loaded here would not be reloaded, and could keep the server from
// starting.
import type { StubAnswer, StubRequest } from '../../fixtures/scenarios.ts';
import { describeError, logError } from '../pages/describe-error.ts';
import { sendCallFailure, tellReason } from './call-failure.ts';
import { findCall, type FoundCall } from './call-paths.ts';
import { bodyLimit } from '../security/body-limit.ts';
import { sendText } from '../assets/send-file.ts';
import { readAnswer, readPages } from '../pages/page-fixtures.ts';
import { type SendMessagePage } from '../pages/message-page.ts';
import { readQuery } from '../pages/query.ts';
import { readSessionScenario } from './scenario-choice.ts';
import { type WidgetSource } from '../assets/widget-source.ts';

/** What the stubs need; `readScenario` returns the scenario for a request. */
export interface StubOptions {
  readonly fixturesFolder: string;
  readonly loadScenarios: WidgetSource['loadScenarios'];
  readonly sendMessagePage: SendMessagePage;
  /** True: errors of a stub are shown on the page. */
  readonly isDevelopment: boolean;
  /** Logs errors of a stub. */
  readonly log: (message: string) => void;
  readonly readScenario?: (request: Request) => Scenario;
}

/** The message in a stub's answer; nothing where it has none. A scenario may send something other than JSON. */
function readMessage(answer: StubAnswer): string | undefined {
  try {
    const { message } = JSON.parse(answer.body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

function send(request: Request, response: Response, answer: StubAnswer): void {
  if (answer.status >= 400) tellReason(response, readMessage(answer) ?? 'no reason given');
  response.status(answer.status).set(answer.headers).set('Cache-Control', 'no-store');
  sendText(request, response, answer.body);
}

/**
 * Acts as the CMS: answers the calls of CONTRACT 4 from the fixtures, in the session's scenario unless given
 * another.
 */
export function answerCalls(options: StubOptions): Router {
  const { fixturesFolder, loadScenarios, sendMessagePage, isDevelopment, log } = options;
  const { readScenario = readSessionScenario } = options;

  const play = async (request: Request, response: Response, call: FoundCall): Promise<void> => {
    const { answerCall, isStubCall } = await loadScenarios();
    if (!isStubCall(call.name)) {
      sendCallFailure(response, 501, `${call.name} is not in fixtures/scenarios.ts.`);
      return;
    }
    const stubRequest: StubRequest = {
      ...(call.id !== undefined && { id: call.id }),
      query: readQuery(request),
      body: request.body as unknown,
    };
    const stub = answerCall(
      call.name,
      readScenario(request),
      stubRequest,
      (name) => readAnswer(fixturesFolder, name),
      () => readPages(fixturesFolder),
    );
    await wait(stub.delayMs);
    if (request.is('urlencoded')) {
      const text = readMessage(stub) ?? 'The newsletter could not answer.';
      sendMessagePage(request, response, stub.status, { title: 'Newsletter', text });
      return;
    }
    send(request, response, stub);
  };

  const answer: RequestHandler = async (request, response, next) => {
    const call = findCall(request.method, request.path);
    if (call === undefined) {
      next();
      return;
    }
    try {
      await play(request, response, call);
    } catch (error) {
      logError(log, error);
      const reason = isDevelopment ? describeError(error) : 'the stub could not answer.';
      sendCallFailure(response, 500, `${call.name}: ${reason}`);
    }
  };
  const router = Router();
  router.use((request, _response, next) => {
    if (findCall(request.method, request.path) === undefined) next('router');
    else next();
  });
  router.use(json({ limit: bodyLimit }), urlencoded({ limit: bodyLimit, extended: false }), answer);
  return router;
}
