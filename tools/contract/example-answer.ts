import { type ApiCall } from '../../api/client.ts';
import { answerCall, isStubCall } from '../../fixtures/scenarios.ts';
import { readAnswer, readPages } from '../render/page-fixtures.ts';
import { projectPath } from '../project.ts';

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
  const fixtures = projectPath('fixtures');
  const answer = answerCall(
    name,
    'normal',
    { ...(id !== undefined && { id }), query, body },
    (path) => readAnswer(fixtures, path),
    () => readPages(fixtures),
  );
  return shorten(JSON.parse(answer.body));
}
