import { expect, it } from 'vitest';
import { groupProblems, reportGrouped } from './group-problems.ts';
import { formatProblem, type Problem } from './problem.ts';

const outcome = 'The entry is left out.';
const make = (where: string, changes: Partial<Problem> = {}): Problem => ({
  where,
  found: 'null',
  expected: 'an object',
  outcome,
  ...changes,
});

const thousand = Array.from({ length: 1000 }, (_, index) => make(`slides[${index + 3}]`));
const three = [0, 1, 2].map((index) => make(`slides[${index}]`));
const deep = [make('funds[0].classes[1]'), make('funds[7].classes[0]', { found: '"x"' })];
it.each([
  ['with a count', thousand, 'slides[3]', '999 more places (slides[4], slides[5], …)'],
  ['by name where they are three', three, 'slides[0]', '2 more places (slides[1], slides[2])'],
  ['at any depth', deep, 'funds[0].classes[1]', '1 more place (funds[7].classes[0])'],
])('problems of a list are said once, %s', (_, problems, first, others) => {
  expect(groupProblems(problems).map((problem) => formatProblem('tabs', problem))).toEqual([
    `tabs: ${first} is null; expected an object. ${outcome} The same in ${others}.`,
  ]);
});

it('problems of a list stay apart where the field, what was expected or what was done differs', () => {
  const problems = [
    make('slides[0].id'),
    make('slides[1].copy'),
    make('slides[2].id', { expected: 'a text' }),
    make('slides[3].id', { outcome: 'It is ignored.' }),
  ];
  expect(groupProblems(problems)).toEqual(problems);
});

it('problems of a list are reported in groups, once all is read', () => {
  const received: string[] = [];
  const value = reportGrouped(
    ({ where }) => received.push(where),
    (report) => {
      three.forEach(report);
      return [...received];
    },
  );
  expect([value, received]).toEqual([[], ['slides[0]']]);
});
