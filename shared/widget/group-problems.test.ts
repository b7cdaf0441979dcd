import { describe, expect, it } from 'vitest';
import { groupProblems, reportGrouped } from './group-problems.ts';
import { formatProblem, type Problem } from './problem.ts';

const problem = (where: string, changes: Partial<Problem> = {}): Problem => ({
  where,
  found: 'null',
  expected: 'an object',
  outcome: 'The entry is left out.',
  ...changes,
});

const say = (problems: readonly Problem[]) =>
  groupProblems(problems).map((each) => formatProblem('carousel', each));

describe('problems of a list', () => {
  it('are said once where they are the same, with a count', () => {
    const problems = Array.from({ length: 1000 }, (_, index) => problem(`slides[${index + 3}]`));
    expect(say(problems)).toEqual([
      'carousel: slides[3] is null; expected an object. The entry is left out. The same in 999 more places (slides[4], slides[5], …).',
    ]);
  });

  it('are the same whatever was found, and at whatever depth', () => {
    const problems = [
      problem('funds[0].shareClasses[1]'),
      problem('funds[7].shareClasses[0]', { found: '"x"' }),
    ];
    expect(say(problems)).toEqual([
      'carousel: funds[0].shareClasses[1] is null; expected an object. The entry is left out. The same in 1 more place (funds[7].shareClasses[0]).',
    ]);
  });

  it('are named one by one where they are three', () => {
    const problems = [0, 1, 2].map((index) => ({
      where: `slides[${index}]`,
      found: 'null',
      expected: 'an object',
    }));
    expect(say(problems)).toEqual([
      'carousel: slides[0] is null; expected an object. The same in 2 more places (slides[1], slides[2]).',
    ]);
  });

  it('stay apart where the field, what was expected or what was done differs', () => {
    const problems = [
      problem('slides[0].id'),
      problem('slides[1].copy'),
      problem('slides[2].id', { expected: 'a text' }),
      problem('slides[3].id', { outcome: 'It is ignored.' }),
    ];
    expect(groupProblems(problems)).toEqual(problems);
  });
});

describe('what reports as it goes', () => {
  it('is reported in groups, when it is done', () => {
    const received: Problem[] = [];
    const report = (each: Problem) => received.push(each);
    const value = reportGrouped(report, (reportOne) => {
      for (const index of [1, 2, 3]) reportOne(problem(`documents[${index}].itemDate`));
      expect(received).toEqual([]);
      return 'read';
    });
    expect([value, received.map(({ where }) => where)]).toEqual([
      'read',
      ['documents[1].itemDate'],
    ]);
  });
});
