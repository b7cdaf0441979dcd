import { type ApiCall } from '../../api/client.ts';
import { isStubCall } from '../../fixtures/scenarios.ts';
import { projectPath } from '../project.ts';
import { answerFromFixtures } from '../render/answer-from-fixtures.ts';

/** How many entries of each list an example keeps. */
const longestList = 2;

/** JSON data with the first entries of each list. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longestList).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each)]));
}

/**
 * A short answer to copy: what the stubs answer to a request, with the first entries of each list.
 *
 * @param request as the widgets send it
 */
export function makeExampleAnswer({ segments, query = {}, body }: ApiCall): unknown {
  const [name = '', id] = segments;
  if (!isStubCall(name)) throw new Error(`fixtures/scenarios.ts has no call "${name}".`);
  const asked = { ...(id !== undefined && { id }), query, body };
  const answer = answerFromFixtures(projectPath('fixtures'), name, 'normal', asked);
  return shorten(JSON.parse(answer.body));
}
