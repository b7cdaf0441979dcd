import { type Request, type Response } from 'express';
import { isScenario, type Scenario, scenarios } from '../../fixtures/scenario-names.ts';
import { readCookie } from '../security/cookies.ts';

const cookieName = 'pmw-scenario';

/** The scenario of the visitor's session. */
export function readSessionScenario(request: Request): Scenario {
  const cookie = readCookie(request, cookieName);
  return isScenario(cookie) ? cookie : 'normal';
}

/**
 * Sets the session's scenario from `?scenario=`, where a page's address has it.
 *
 * @returns what is wrong with the address, if anything
 */
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
