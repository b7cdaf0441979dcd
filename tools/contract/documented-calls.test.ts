import { describe, expect, it } from 'vitest';
import { compileForCms } from '../../tests/setup/site/compile-for-cms.ts';
import { readWidgets } from '../read-widgets.ts';
import { findCall } from '../../dev-server/stubs/call-paths.ts';
import { makeExampleAnswer } from './example-answer.ts';
import { documentedCalls, findRequest, writePath } from './documented-calls.ts';
import { publishedAnswers } from './published-schemas.ts';

describe('the documented calls', () => {
  it('are those that have a schema', () => {
    const names = documentedCalls.map(({ name }) => name);
    expect([...names].sort()).toEqual(Object.keys(publishedAnswers).sort());
  });

  it('are those that widgets say they make', async () => {
    const said = (await readWidgets()).flatMap(({ contract, docs }) =>
      (docs.calls ?? []).map((call) => `${contract.name} ${call}`),
    );
    const documented = documentedCalls.flatMap(({ name, widgets }) =>
      widgets.map((widget) => `${widget} ${name.split('/')[0] ?? ''}`),
    );
    expect([...new Set(documented)].sort()).toEqual(said.sort());
  });

  it.each(documentedCalls.map((call) => [call.name, call] as const))(
    '%s says what the widgets send, and has an answer to copy that fits its schema',
    async (name, call) => {
      const request = await findRequest(call);
      expect(Object.keys(call.query ?? {})).toEqual(Object.keys(request.query ?? {}));
      expect(Object.keys(call.body ?? {})).toEqual(Object.keys(request.body ?? {}));
      expect(writePath(call, request)).toMatch(
        new RegExp(`^\\{culture\\}/${name}(?:/\\{carouselId\\})?$`),
      );
      const base = request.base === 'api' ? '/api/' : '/';
      const path = base + ['en-us', ...request.segments].join('/');
      expect(findCall(request.method, path)).toBeDefined();
      const answer = makeExampleAnswer(request);
      expect(compileForCms(publishedAnswers[name].schema)(answer)).toEqual([]);
      // Short enough for a document.
      expect(JSON.stringify(answer).length).toBeGreaterThan(60);
      expect(JSON.stringify(answer, null, 2).split('\n').length).toBeLessThan(110);
    },
  );
});
