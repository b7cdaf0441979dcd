import { findNearestName } from './nearest-name.ts';
import { findPlaceholder } from './placeholder.ts';
import { describe, type Problem } from './problem.ts';

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
