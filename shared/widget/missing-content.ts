import { type Problem } from './problem.ts';

/** The problem of a mount point whose CMS content lacks something, for reporting or for failing. */
export function describeMissingContent(what: string, expected: string, outcome?: string): Problem {
  return { where: 'the content', found: `without ${what}`, expected, outcome };
}

/** The problem of a film or recording none of whose files can be played. */
export function describeUnplayable(element: '<audio>' | '<video>'): Problem {
  return {
    where: element,
    found: 'without a file that can be played',
    expected: 'a src or <source> that exists, of a type that the browser knows',
    outcome: 'Its visitors read so; the controls are the browser’s own.',
  };
}
