import { type Scenario } from '../../fixtures/scenario-names.ts';
import {
  answerCall,
  type StubAnswer,
  type StubCallName,
  type StubRequest,
} from '../../fixtures/scenarios.ts';
import { readAnswer, readPages } from './page-fixtures.ts';

/** The CMS's answer to a call by the files of a fixtures folder, in the language of a folder such as `de/`. */
export function answerFromFixtures(
  fixturesFolder: string,
  name: StubCallName,
  scenario: Scenario,
  request: StubRequest,
  language = '',
): StubAnswer {
  return answerCall(
    name,
    scenario,
    request,
    (each) => readAnswer(fixturesFolder, language + each),
    () => readPages(fixturesFolder, language),
  );
}
