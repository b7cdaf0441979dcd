import { type Problem } from '../../shared/widget/problem.ts';
import { toPosition, type Position } from './source-error.ts';
import { findJsonMistake } from './find-json-mistake.ts';
import { findJsonPlace } from './find-json-place.ts';
import { findScript } from './page-look-up.ts';
import { decodeMapped, mapAttribute, mapContent, type MappedText } from './mapped-text.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function findJson(page: ParsedPage, element: PageElement, name: string): MappedText | undefined {
  const value = element.attributes.get(name)?.trim() ?? '';
  if (!value.startsWith('#')) return mapAttribute(page, element, name);
  const script = findScript(page.elements, value.slice(1));
  return script && mapContent(page, script);
}

function locateInJson(mapped: MappedText, path: string | undefined): number | undefined {
  const once = decodeMapped(mapped);
  const twice = decodeMapped(once);
  const valid = [mapped, once, twice].find(({ text }) => isJson(text));
  if (valid === undefined) {
    const mistake = findJsonMistake(twice.text);
    return mistake && twice.offsets[mistake.offset];
  }
  return path === undefined ? undefined : valid.offsets[findJsonPlace(valid.text, path)];
}

function positionOf(element: PageElement, name: string): Position | undefined {
  const location = element.findAttribute(name);
  return location && { line: location.startLine, column: location.startCol };
}

/** The position of a problem: its attribute, in JSON the exact character, else the element itself. */
export function locateProblem(
  page: ParsedPage,
  element: PageElement,
  { where, found }: Pick<Problem, 'where' | 'found'>,
  isJsonAttribute: (name: string) => boolean,
): Position {
  const [at = '', path] = where.split(', ', 2);
  const [name = ''] = at.split(' of ');
  if (isJsonAttribute(name) && element.attributes.has(name)) {
    const mapped = findJson(page, element, name);
    const offset = mapped && locateInJson(mapped, path);
    if (offset !== undefined) return toPosition(page.html, offset);
  }
  // A misplaced attribute is on the element around.
  const around = found === 'missing' ? undefined : element.parent;
  return positionOf(element, name) ?? (around && positionOf(around, name)) ?? element.position;
}
