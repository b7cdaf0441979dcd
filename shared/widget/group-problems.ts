import { type Problem, type ReportProblem } from './problem.ts';

/** Further places named beside the first. */
const mostNamed = 2;

function sayOthers(others: readonly Problem[]): string {
  const named = others.slice(0, mostNamed).map(({ where }) => where);
  const rest = others.length > mostNamed ? ', …' : '';
  return `The same in ${others.length} more ${others.length === 1 ? 'place' : 'places'} (${named.join(', ')}${rest}).`;
}

/**
 * Reports once, with a count, the same problem of many entries of a list: `slides[3] is null; expected an
 * object. The entry is left out. The same in 999 more places …`
 * @returns the first problem of each kind, in their order
 */
export function groupProblems(problems: readonly Problem[]): readonly Problem[] {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const { where, expected, outcome = '' } = problem;
    const kind = [where.replace(/\[\d+\]/g, '[]'), expected, outcome].join('\n');
    const group = groups.get(kind);
    if (group) group.push(problem);
    else groups.set(kind, [problem]);
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = group;
    if (others.length === 0) return first;
    const outcome = [first.outcome ?? [], sayOthers(others)].flat().join(' ');
    return { ...first, outcome, all: group };
  });
}

/** Places a problem, and all that it stands for, in an attribute. */
export function placeProblem(problem: Problem, attribute: string): Problem {
  const where = `${attribute}, ${problem.where}`;
  const { all } = problem;
  return all
    ? { ...problem, where, all: all.map((each) => placeProblem(each, attribute)) }
    : { ...problem, where };
}

/**
 * Runs a function that reports problems, and reports them in groups when it is done.
 * @returns the function's result
 */
export function reportGrouped<Value>(
  report: ReportProblem,
  act: (report: ReportProblem) => Value,
): Value {
  const problems: Problem[] = [];
  const value = act((problem) => {
    problems.push(problem);
  });
  groupProblems(problems).forEach(report);
  return value;
}
