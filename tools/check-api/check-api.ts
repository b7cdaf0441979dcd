import { type ApiClient } from '../../api/client.ts';
import { CallFailure } from '../../api/failures.ts';
import { type SignupAnswer } from '../../api/signup.ts';
import { type AnswerName, publishedAnswers } from '../contract/published-schemas.ts';
import { judgeColourNamesBy } from '../../shared/html/safe-colour.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import {
  type CallValues,
  type DocumentedCall,
  documentedCalls,
  findRequest,
} from '../contract/documented-calls.ts';
import { colourNames } from '../check-page/colour-names.ts';
import { type ApiTarget } from './api-target.ts';
import { type CallReport, makeReport, makeSkippedReport } from './write-report.ts';
import { findEmptyLists } from './check-lists.ts';
import { findUselessMenus } from './check-menus.ts';
import { checkPaging } from './check-paging.ts';
import { checkSignup } from './check-signup.ts';
import { type Exchange, UnreachableError, UselessAnswer } from './exchange.ts';
import { createLiveClient } from './live-client.ts';

const defaultWaitMs = 15_000;

const noSuchCall =
  'This site has no such call, as WordPress says: a widget that makes it shows the content of the CMS.';

const idOptions: Readonly<Partial<Record<AnswerName, string>>> = {
  slideshow: '--carousel',
  verticalscroll: '--showcase',
};

function listNotes({ name }: DocumentedCall, exchanges: readonly Exchange[]): readonly string[] {
  const [first] = exchanges;
  if (first?.json !== undefined) {
    return [
      ...findEmptyLists(publishedAnswers[name].schema, first.json),
      ...findUselessMenus(first.json),
    ];
  }
  const status = first?.differences.find(({ where }) => where === 'the status')?.found ?? '';
  const idOption = idOptions[name];
  if (status.startsWith('404') && idOption !== undefined) {
    return [`Is there none of that id? ${idOption} names another.`];
  }
  if (name === 'signup' && /^40[013]/.test(status)) {
    return [
      'Does it want an anti-forgery token? Name a page with the script, or try the form there.',
    ];
  }
  return [];
}

async function sendCall(
  call: DocumentedCall,
  api: ApiClient,
  values: CallValues,
  exchanges: readonly Exchange[],
  report: (problem: Problem) => void,
): Promise<readonly string[]> {
  try {
    const answer = await call.send(api, values, { report });
    if (call.name === 'signup') {
      return checkSignup(answer as SignupAnswer, exchanges[0]?.json, report);
    }
    if (call.name !== 'search') return [];
    return await checkPaging(api, values.searchText, exchanges, report);
  } catch (error) {
    if (error instanceof CallFailure) report(error.problem);
    // The exchange says what is wrong with the answer.
    else if (!(error instanceof UselessAnswer)) throw error;
    return [];
  }
}

/** Sends every call to a CMS and checks the answers with the widgets' own code; the log-in is last. */
export async function checkApi(
  target: ApiTarget,
  longestWaitMs: number = defaultWaitMs,
): Promise<readonly CallReport[]> {
  judgeColourNamesBy((word) => colourNames.has(word));
  const { values: given, signup } = target;
  const values: CallValues = { ...given, email: signup ?? '' };
  const unreachable = new Set<string>();

  const checkCall = async (call: DocumentedCall): Promise<CallReport> => {
    const name = (await findRequest(call, values)).segments.join('/');
    if (call.name === 'signup' && signup === undefined) {
      const reason = 'Not called, because it signs somebody up: --signup ADDRESS calls it.';
      return makeSkippedReport(name, reason);
    }
    const exchanges: Exchange[] = [];
    const problems: Problem[] = [];
    const api = createLiveClient({ ...target, longestWaitMs }, (exchange) => {
      exchanges.push(exchange);
      if (unreachable.has(exchange.url.origin)) throw new UnreachableError('known');
    });
    try {
      const notes = await sendCall(call, api, values, exchanges, (problem) => {
        problems.push(problem);
      });
      if (exchanges[0]?.isAbsent === true) return makeSkippedReport(name, noSuchCall);
      return makeReport(name, exchanges, problems, [...notes, ...listNotes(call, exchanges)]);
    } catch (error) {
      const origin = exchanges.at(-1)?.url.origin;
      if (!(error instanceof UnreachableError) || origin === undefined) throw error;
      if (unreachable.has(origin)) {
        return makeSkippedReport(name, `Not called: ${origin} cannot be reached.`);
      }
      unreachable.add(origin);
      const found = `unreachable: ${error.message}`;
      problems.push({ where: origin, found, expected: 'a CMS that answers' });
      return makeReport(name, exchanges, problems, []);
    }
  };

  const reports: CallReport[] = [];
  // One after the other: many requests at once may slow a CMS down.
  for (const call of documentedCalls) reports.push(await checkCall(call));
  const reason = 'Not called: it is a form post with the password of a visitor.';
  return [...reports, makeSkippedReport('login', reason)];
}
