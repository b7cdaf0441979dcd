import { type Problem } from './problem.ts';

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
