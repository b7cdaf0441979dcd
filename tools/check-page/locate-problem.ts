import { type Problem } from '../../shared/widget/problem.ts';
import { createPositionFinder, type Position } from '../source/source-error.ts';
import { findJsonMistake } from '../source/find-json-mistake.ts';
import { createPlaceFinder } from './find-json-place.ts';
import { findScript } from './page-look-up.ts';
import { decodeMapped, mapAttribute, mapContent, type MappedText } from './mapped-text.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

/** Finds the place of a path in JSON as it stands in the page, from 0. */
type FindOffset = (path: string | undefined) => number | undefined;

/** The position of a problem: its attribute, in JSON the exact character, else the element itself. */
type LocateProblem = (element: PageElement, problem: Pick<Problem, 'where' | 'found'>) => Position;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readPlaces(mapped: MappedText): FindOffset {
  const once = decodeMapped(mapped);
  const twice = decodeMapped(once);
  const valid = [mapped, once, twice].find(({ text }) => isJson(text));
  if (valid === undefined) {
    const mistake = findJsonMistake(twice.text);
    return () => mistake && twice.offsets[mistake.offset];
  }
  const findPlace = createPlaceFinder(valid.text);
  return (path) => (path === undefined ? undefined : valid.offsets[findPlace(path)]);
}

function positionOf(element: PageElement, name: string): Position | undefined {
  const location = element.findAttribute(name);
  return location && { line: location.startLine, column: location.startCol };
}

/** Locates the problems of a page; JSON is parsed once, however many problems it has. */
export function createLocator(
  page: ParsedPage,
  isJsonAttribute: (name: string) => boolean,
): LocateProblem {
  const toPosition = createPositionFinder(page.html);
  const known = new Map<PageElement, Map<string, FindOffset>>();

  const findPlaces = (element: PageElement, name: string): FindOffset | undefined => {
    const value = element.attributes.get(name)?.trim() ?? '';
    const isElsewhere = value.startsWith('#');
    const holder = isElsewhere ? findScript(page.elements, value.slice(1)) : element;
    if (holder === undefined) return undefined;
    const ofHolder = known.get(holder) ?? new Map<string, FindOffset>();
    known.set(holder, ofHolder);
    const key = isElsewhere ? '' : name;
    const read = ofHolder.get(key);
    if (read) return read;
    const mapped = isElsewhere ? mapContent(page, holder) : mapAttribute(page, holder, name);
    const places = mapped ? readPlaces(mapped) : () => undefined;
    ofHolder.set(key, places);
    return places;
  };

  return (element, { where, found }) => {
    const [, at = '', path] = /^(.*?)(?:, (.*))?$/s.exec(where) ?? [];
    const [name = ''] = at.split(' of ');
    if (isJsonAttribute(name) && element.attributes.has(name)) {
      const offset = findPlaces(element, name)?.(path);
      if (offset !== undefined) return toPosition(offset);
    }
    // A misplaced attribute is on the element around.
    const around = found === 'missing' ? undefined : element.parent;
    return positionOf(element, name) ?? (around && positionOf(around, name)) ?? element.position;
  };
}
