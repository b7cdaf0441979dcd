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
import { type StubRequest } from '../../fixtures/scenarios.ts';
import { describeError } from '../error-page.ts';
import { type SendMessagePage } from '../pages/message-page.ts';
import { answerFromFixtures } from '../../tools/render/answer-from-fixtures.ts';
import { findLanguageFolder } from '../../tools/render/page-fixtures.ts';
import { sendCallFailure } from './call-failure.ts';
import { type FindCall, type FoundCall } from './call-paths.ts';
import { sendFormAnswer } from './form-answer.ts';
import { readQuery, readSessionScenario } from './scenario-choice.ts';

export interface StubOptions {
  readonly fixturesFolder: string;
  readonly sendMessagePage: SendMessagePage;
  readonly isDevelopment: boolean;
  readonly log: (message: string) => void;
  readonly findCall: FindCall;
  readonly readScenario?: (request: Request) => Scenario;
}

export function answerCalls(options: StubOptions): Router {
  const { fixturesFolder, sendMessagePage, isDevelopment, log, findCall } = options;
  const { readScenario = readSessionScenario } = options;

  const play = async (request: Request, response: Response, call: FoundCall): Promise<void> => {
    const stubRequest: StubRequest = {
      ...(call.id !== undefined && { id: call.id }),
      query: readQuery(request),
      body: request.body as unknown,
    };
    const language = findLanguageFolder(fixturesFolder, call.culture);
    const scenario = readScenario(request);
    const stub = answerFromFixtures(fixturesFolder, call.name, scenario, stubRequest, language);
    await wait(stub.delayMs);
    if (request.is('urlencoded')) {
      sendFormAnswer(sendMessagePage, request, response, stub);
      return;
    }
    response.status(stub.status).set(stub.headers).set('Cache-Control', 'no-store').send(stub.body);
  };

  const answer: RequestHandler = async (request, response, next) => {
    const call = findCall(request);
    if (call === undefined) {
      next();
      return;
    }
    try {
      await play(request, response, call);
    } catch (error) {
      const told = describeError(error);
      log(told);
      const reason = isDevelopment ? told : 'the stub could not answer.';
      sendCallFailure(response, 500, `${call.name}: ${reason}`);
    }
  };
  const router = Router();
  router.use((request, _response, next) => {
    next(findCall(request) === undefined ? 'router' : undefined);
  });
  router.use(json(), urlencoded({ extended: false }), answer);
  return router;
}
