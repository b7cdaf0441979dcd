import { colourPattern, safeColour } from '../shared/html/safe-colour.ts';
import { parseYesNo } from '../shared/rules/yes-no.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { toWholeText } from '../shared/widget/whole-text.ts';
import { compileSchema, type JsonSchema } from './json-schema.ts';

/**
 * One field of an answer or of page data: the only source for its type, its check at run time and the
 * published schema. It takes what a CMS may honestly send; all else costs the field and is reported.
 */
export interface Field<Value> {
  /** What an object, or each object of a list, holds. */
  readonly holds?: Declaration;
  /** What fits, as it is published. */
  readonly schema: JsonSchema;
  /** What of it is to be seen: an entry of which nothing is to be seen is left out. */
  readonly visible: JsonSchema;
  /** What the field is where it is missing, null or does not fit. */
  readonly fallback: Value;
  /** @param where names the field in problems, e.g. `slides[2].headline` */
  read(value: unknown, where: string, problems: Problem[]): Value;
}

/** Neither blanks, nor tags, nor `&nbsp;` alone. */
export const visibleText: JsonSchema = {
  type: ['string', 'number'],
  pattern: String.raw`^(?!(?:\s|<[^>]*>|&nbsp;)*$)`,
};

/** The fields of an object; of the fields of each list of `shows` one has to show something. */
export interface Declaration {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  readonly shows: readonly (readonly string[])[];
}

interface FieldParts<Value> {
  readonly schema: JsonSchema;
  /** What of it is to be seen; where it is left out, a text that is not blank. */
  readonly visible?: JsonSchema;
  /** What fits, in the words behind "expected". */
  readonly expected: string;
  /** The same of a text that does not fit, where there is more to say. */
  readonly expectedOfText?: string;
  readonly fallback: Value;
  /** Turns what fits into the value. */
  readonly toValue: (value: unknown) => Value;
  /** What no schema can tell: refuses more of what fits it. */
  readonly isRefused?: (value: unknown) => boolean;
}

/** What is expected of a text that is too long. */
export function atMost(characters: number): string {
  return `a text of at most ${characters} characters`;
}

export function createField<Value>(parts: FieldParts<Value>): Field<Value> {
  const { schema, visible = visibleText, expected, fallback, toValue } = parts;
  const { isRefused = () => false, expectedOfText = expected } = parts;
  const { maxLength = Infinity } = schema;
  const fits = compileSchema(schema);
  return {
    schema,
    visible,
    fallback,
    read: (value, where, problems) => {
      // A global variable may hold undefined, JSON cannot.
      if (value === null || value === undefined) return fallback;
      const whole =
        typeof value === 'string'
          ? toWholeText(value, where, (problem) => problems.push(problem))
          : value;
      if (fits(whole) && !isRefused(whole)) return toValue(whole);
      const isText = typeof whole === 'string';
      const isTooLong = isText && whole.length > maxLength;
      problems.push({
        where,
        found: describe(value),
        expected: isTooLong ? atMost(maxLength) : isText ? expectedOfText : expected,
        outcome: 'The field is left out.',
      });
      return fallback;
    },
  };
}

/** No field that stands in one line is longer: a megabyte is a mistake and would bury or freeze the page. */
export const mostCharacters = 5000;

/** A text, or what stands in its place where there is none. */
export function createTextField<Fallback>(
  fallback: Fallback,
  { schema, ...parts }: Partial<FieldParts<string | Fallback>> = {},
): Field<string | Fallback> {
  return createField<string | Fallback>({
    schema: { type: ['string', 'number', 'null'], maxLength: mostCharacters, ...schema },
    expected: 'a text',
    fallback,
    toValue: String,
    ...parts,
  });
}

/** A text of which it matters whether it is there. */
export const optionalTextField = createTextField(undefined);

/** A text: missing and null are empty, numbers are the text of the number. */
export const textField = createTextField('');

/** A text that nobody writes as a number. */
export const textOnlyField = createTextField('', { schema: { type: ['string', 'null'] } });

/** A text whose length is said with what was expected. */
export const lineField = createTextField('', { expected: atMost(mostCharacters) });

const mostTags = 2000;

/**
 * A text that is rendered as HTML, within the allow-list. Parsers take the square of the number of tags
 * that stand in each other.
 */
export const htmlField = createTextField('', {
  schema: { maxLength: 50_000, pattern: `^[^<]*(?:<[^<]*){0,${mostTags}}$` },
  expectedOfText: `HTML of at most ${mostTags} tags`,
});

/** A word in capitals and small letters, for patterns, which have no flags in JSON Schema. */
function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const noScheme = String.raw`(?![A-Za-z][A-Za-z\d+.-]*:)`;

/** The address of a page or a file. Where it is used, `safeLink` asks the browser's own parser as well. */
export const linkField = createTextField('', {
  expected: 'an address (http, https, mailto, tel or relative)',
  schema: {
    pattern: String.raw`^\s*(?!\s)(?:(?:${anyCase('http')}[sS]?|${anyCase('mailto')}|${anyCase('tel')}):|${noScheme})[^\u0000-\u0008\u000e-\u001f\u007f]*$`,
  },
});

/** The address of an image. Where it is used, `safeImage` asks the browser's own parser as well. */
export const imageField = createTextField('', {
  expected: 'the address of an image (http, https or relative)',
  schema: {
    // A small picture may stand in its address.
    maxLength: 100_000,
    pattern: String.raw`^\s*(?!\s)(?:${anyCase('http')}[sS]?:|${anyCase('data')}:${anyCase('image')}/(?:${['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif'].map(anyCase).join('|')})[;,]|${noScheme})`,
  },
});

/** A CSS colour. Whether a word is the name of one, only a browser knows. */
export const colourField = createField({
  schema: { type: ['string', 'null'], pattern: colourPattern },
  expected: 'a colour such as #17548f or rgb(23 85 131)',
  fallback: '',
  toValue: String,
  isRefused: (value) => String(value).trim() !== '' && safeColour(String(value)) === undefined,
});

/** A flag in any of the spellings of a CMS (DECISIONS "Documents"); an empty text is a false that was cast. */
function createFlagField<Fallback extends boolean | undefined>(
  fallback: Fallback,
): Field<boolean | Fallback> {
  return createField<boolean | Fallback>({
    schema: {
      type: ['boolean', 'string', 'integer', 'null'],
      pattern: String.raw`^\s*(?:(?:${anyCase('true')}|${anyCase('false')}|[01])\s*)?$`,
      minimum: 0,
      maximum: 1,
    },
    expected: 'true or false',
    fallback,
    toValue: (value) => parseYesNo(value) ?? false,
  });
}

/** A flag that is false where it is missing. */
export const flagField = createFlagField(false);

/** A flag that is true where it is missing. */
export const flagFieldTrue = createFlagField(true);

/** A flag of which it matters whether it is there. */
export const optionalFlagField = createFlagField(undefined);

/** A whole number, also one that a CMS cast to a text; an empty text is a number that was missing. */
export const countField = createField<number | undefined>({
  schema: {
    type: ['integer', 'string', 'null'],
    pattern: String.raw`^\s*(?:\d{1,15}\s*)?$`,
    minimum: 0,
  },
  expected: 'a whole number, 0 or more',
  fallback: undefined,
  toValue: (value) => (String(value).trim() === '' ? undefined : Number(value)),
});
