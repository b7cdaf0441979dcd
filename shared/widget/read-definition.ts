import { allowLink } from '../html/safe-link.ts';
import {
  type AttributeDeclaration,
  choice,
  requiredJson,
  textWithDefault,
  wholeNumber,
  yesNo,
} from './attributes.ts';
import { type WidgetContract } from './define-contract.ts';
import { type PageLookUp } from './json-reader.ts';
import { findNearestName } from './nearest-name.ts';
import { accept, refuse } from './parsed.ts';
import { describe, ProblemError, quote } from './problem.ts';
import { engineAttributes, textPrefix } from './report-attributes.ts';
import { type AttributeValueTypes } from './widget-definition.ts';

type Values = Readonly<Record<string, unknown>>;

const word = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** @throws {ProblemError} unless it is right */
export function demand(
  isRight: boolean,
  where: string,
  found: unknown,
  expected: string,
): asserts isRight {
  if (!isRight) throw new ProblemError({ where, found: describe(found), expected });
}

function readObject(value: unknown, where: string): Values {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  demand(isObject, where, value, 'an object');
  return value as Values;
}

/** What a definition has. */
export const parts = ['name', 'title', 'doc', 'attributes', 'texts', 'load', 'start'];
/** What each of its attributes has. */
export const partsOfAttribute = ['type', 'default', 'required', 'choices', 'title', 'doc'];

/** Finds what is misspelt: near a part that is not there. Anything else is the definition's own. */
function demandSpelling(values: Values, known: readonly string[], prefix = ''): void {
  const absent = known.filter((name) => !(name in values));
  for (const name of Object.keys(values)) {
    const expected = known.includes(name) ? undefined : findNearestName(name, absent);
    if (expected === undefined) continue;
    throw new ProblemError({ where: prefix + name, found: 'no part of a definition', expected });
  }
}

function number(): AttributeDeclaration<number | undefined> {
  return {
    type: 'number',
    expected: 'a number',
    isRequired: false,
    fallback: undefined,
    parse: (written) =>
      /^\s*-?\d{1,15}(?:\.\d+)?\s*$/.test(written)
        ? accept(Number(written))
        : refuse(quote(written)),
  };
}

function address(fallback: string): AttributeDeclaration<string> {
  return {
    ...textWithDefault(fallback),
    expected: 'an address of http:, https:, mailto:, tel: or this site',
    parse: (written) => {
      const link = allowLink(written);
      return link === undefined && written.trim() !== ''
        ? refuse(quote(written))
        : accept(link ?? fallback);
    },
  };
}

/** What each type declares. A default that is absent is undefined, for those who give none of their own. */
export const types: Readonly<
  Record<
    keyof AttributeValueTypes,
    (fallback: never, choices: readonly [string]) => AttributeDeclaration<unknown>
  >
> = {
  text: textWithDefault,
  address,
  number,
  'whole number': (fallback) => wholeNumber({ fallback, least: 0 }),
  milliseconds: (fallback) => wholeNumber({ fallback, least: 0, unit: 'milliseconds' }),
  boolean: () => yesNo(),
  choice: (_, choices) => choice(choices),
  json: () => requiredJson({ expected: 'JSON', check: accept }),
};

function readAttribute(value: unknown, where: string): AttributeDeclaration<unknown> {
  const values = readObject(value, where);
  demandSpelling(values, partsOfAttribute, `${where}.`);
  const { type, default: fallback, required = false, choices } = values;
  const names = Object.keys(types);
  demand(names.includes(type as string), `${where}.type`, type, `one of ${names.join(', ')}`);
  demand(typeof required === 'boolean', `${where}.required`, required, 'true or false');
  // A list with gaps has words that are missing.
  const words: unknown[] = Array.isArray(choices) ? [...(choices as unknown[])] : [];
  const isWord = (each: unknown) => each !== '' && each === String(each).trim().toLowerCase();
  const isList = words.length > 0 && words.every(isWord);
  const expected = 'a list of words in small letters';
  demand(isList || type !== 'choice', `${where}.choices`, choices, expected);
  const make = types[type as keyof AttributeValueTypes];
  const declaration = make(fallback as never, words as unknown as readonly [string]);
  const own = { ...declaration, isRequired: required };
  if (fallback === undefined) return own;
  if (type === 'json') return { ...own, fallback };
  // The attribute itself could say it, and it is of that type.
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- what is no text is refused by its type
  const parsed = declaration.parse(String(fallback), {} as PageLookUp, '');
  const isRight = parsed.ok && typeof parsed.value === typeof fallback;
  demand(isRight, `${where}.default`, fallback, declaration.expected);
  return { ...own, fallback };
}

const nameOfPart = 'a name in small letters and hyphens, and none of the script’s own';

/** The parts of an object by name. */
function readParts(value: unknown, where: string) {
  return Object.entries(readObject(value, where)).map(([name, part]) => {
    const at = `${where}.${name}`;
    const isOurs = engineAttributes.has(`data-${name}`) || `data-${name}`.startsWith(textPrefix);
    demand(word.test(name) && !isOurs, at, name, nameOfPart);
    return { name, part, at };
  });
}

/**
 * Reads the contract that the definition of a widget declares (docs/contract.md, 7), whatever that definition is.
 *
 * @param reserved the names that it may not have
 * @throws {ProblemError} with the first mistake; anything else is thrown by the definition itself
 */
export function readDefinition(definition: unknown, reserved: readonly string[]): WidgetContract {
  const values = readObject(definition, 'the definition');
  demandSpelling(values, parts);
  const { name, attributes = {}, texts = {} } = values;
  const isName = typeof name === 'string' && name.includes('-') && word.test(name);
  const expected = 'a prefix of your own, a hyphen and a word, such as "acme-yield"';
  demand(isName && !reserved.includes(name), 'name', name, expected);
  const declared = readParts(attributes, 'attributes').map(
    (each) => [each.name, readAttribute(each.part, each.at)] as const,
  );
  // Without a prototype: `constructor` is a text only if it is declared.
  const ownTexts = Object.create(null) as Record<string, string>;
  for (const { name: key, part, at } of readParts(texts, 'texts')) {
    demand(typeof part === 'string', at, part, 'a text');
    ownTexts[key] = part;
  }
  const contract = { attributes: Object.fromEntries(declared), texts: ownTexts };
  return { name, kind: 'behaviour', ...contract };
}
