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
import {
  answerCall,
  isStubCall,
  type StubAnswer,
  type StubRequest,
} from '../../fixtures/scenarios.ts';
import { describeError, logError } from '../pages/describe-error.ts';
import { type SendMessagePage } from '../pages/message-page.ts';
import { findLanguageFolder, readAnswer, readPages } from '../pages/page-fixtures.ts';
import { sendCallFailure } from './call-failure.ts';
import { findCall, type FoundCall } from './call-paths.ts';
import { readQuery, readSessionScenario } from './scenario-choice.ts';

export interface StubOptions {
  readonly fixturesFolder: string;
  readonly sendMessagePage: SendMessagePage;
  readonly isDevelopment: boolean;
  readonly log: (message: string) => void;
  readonly readScenario?: (request: Request) => Scenario;
}

/** A scenario may send something other than JSON. */
function readMessage(answer: StubAnswer): string | undefined {
  try {
    const { message } = JSON.parse(answer.body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

export function answerCalls(options: StubOptions): Router {
  const { fixturesFolder, sendMessagePage, isDevelopment, log } = options;
  const { readScenario = readSessionScenario } = options;

  const play = async (request: Request, response: Response, call: FoundCall): Promise<void> => {
    if (!isStubCall(call.name)) {
      sendCallFailure(response, 501, `${call.name} is not in fixtures/scenarios.ts.`);
      return;
    }
    const stubRequest: StubRequest = {
      ...(call.id !== undefined && { id: call.id }),
      query: readQuery(request),
      body: request.body as unknown,
    };
    const language = findLanguageFolder(fixturesFolder, call.culture);
    const stub = answerCall(
      call.name,
      readScenario(request),
      stubRequest,
      (name) => readAnswer(fixturesFolder, language + name),
      () => readPages(fixturesFolder, language),
    );
    await wait(stub.delayMs);
    if (request.is('urlencoded')) {
      const text = readMessage(stub) ?? 'The newsletter could not answer.';
      sendMessagePage(request, response, stub.status, { title: 'Newsletter', text });
      return;
    }
    response.status(stub.status).set(stub.headers).set('Cache-Control', 'no-store').send(stub.body);
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
    next(findCall(request.method, request.path) === undefined ? 'router' : undefined);
  });
  router.use(json(), urlencoded({ extended: false }), answer);
  return router;
}
