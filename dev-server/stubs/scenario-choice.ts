import { type Request, type Response } from 'express';
import { isScenario, type Scenario, scenarios } from '../../fixtures/scenario-names.ts';

const cookieName = 'pmw-scenario';

/** A name that occurs more than once in the query is left out. */
export function readQuery({ query }: Request): Readonly<Record<string, string>> {
  const texts = Object.entries(query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(texts);
}

export function readSessionScenario(request: Request): Scenario {
  const [, cookie] = /(?:^|; *)pmw-scenario=([^;]*)/.exec(request.headers.cookie ?? '') ?? [];
  return isScenario(cookie) ? cookie : 'normal';
}

/** Sets the session's scenario from `?scenario=`; returns what is wrong with it, if anything. */
export function chooseScenario(request: Request, response: Response): string | undefined {
  const wanted = request.query['scenario'];
  if (wanted === undefined) return undefined;
  if (!isScenario(wanted)) {
    return `There is no scenario ${JSON.stringify(wanted)}; expected one of ${scenarios.join(', ')}.`;
  }
  const options = { httpOnly: true, sameSite: 'lax', path: '/' } as const;
  if (wanted === 'normal') response.clearCookie(cookieName, options);
  else response.cookie(cookieName, wanted, options);
  return undefined;
}
