import { findNearestName } from './nearest-name.ts';
import { findPlaceholder } from './damaged-text.ts';
import { describe, type Problem, quote } from './problem.ts';

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

/** The problem of an attribute that names no element of the page: its own element stays as it is. */
export function withoutTarget(where: string, name: string, outcome: string): Problem {
  const expected = '# and the id of an element of this page';
  return { where, found: quote(name), expected, outcome, severity: 'warning' };
}

/**
 * The problem for a mount point whose widget is unknown; suggests the nearest name.
 * @param name the value of `data-widget`
 */
export function describeUnknownWidget(name: string, known: readonly string[]): Problem {
  const placeholder = findPlaceholder(name);
  if (placeholder !== undefined) {
    return { where: 'data-widget', found: placeholder, expected: 'a known widget' };
  }
  const nearest = findNearestName(name, known);
  const expected = nearest ? `a known widget, probably "${nearest}"` : `one of ${known.join(', ')}`;
  return { where: 'data-widget', found: name === '' ? 'empty' : describe(name), expected };
}

/** The problem of a React widget in a form that has a field of that name, or that is named so by it. */
export const hiddenParent: Problem = {
  where: 'a field of the form around it',
  found: 'named parentNode',
  expected: 'another name',
};

/**
 * The problem of a React widget whose CMS content holds other mount points, which are not mounted.
 * @param names of the widgets inside
 * @param text of all the content
 */
export function describeInside(names: readonly string[], text: string): Problem {
  const length = text.replaceAll(/\s/g, '').length;
  const count = names.length === 1 ? 'a mount point' : `${names.length} mount points`;
  return {
    where: 'what the CMS rendered inside',
    found: `${count} (${names.join(', ')}) among ${length} characters of text`,
    expected: 'no mount point there; an end tag may be missing',
    outcome: 'The widget takes the place of all of it.',
    severity: 'warning',
  };
}
