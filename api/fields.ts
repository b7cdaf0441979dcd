import { colourPattern, safeColour } from '../shared/html/safe-colour.ts';
import { parseYesNo } from '../shared/rules/yes-no.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { toWholeText } from '../shared/widget/damaged-text.ts';
import { compileSchema, type JsonSchema } from './json-schema.ts';

/**
 * One field of an answer or of page data: the only source of its type, its check and the published schema. It
 * accepts what a CMS may reasonably send; anything else costs the field and is reported.
 */
export interface Field<Value> {
  readonly holds?: Declaration;
  readonly schema: JsonSchema;
  readonly visible: JsonSchema;
  isVisible(value: unknown): boolean;
  /** For a value that is missing, null or not accepted. */
  readonly fallback: Value;
  /** @param where names the field in problems, e.g. `slides[2].headline` */
  read(value: unknown, where: string, problems: Problem[]): Value;
}

/** The text has visible content: more than white space, tags or `&nbsp;`. */
export const visibleText: JsonSchema = {
  type: ['string', 'number'],
  pattern: String.raw`^(?!(?:\s|<[^>]*>|&nbsp;)*$)`,
};

export interface Declaration {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  readonly shows: readonly (readonly string[])[];
}

interface FieldParts<Value> extends Pick<Field<Value>, 'holds' | 'schema' | 'fallback'> {
  /** By default, texts that are not blank. */
  readonly visible?: JsonSchema;
  /** Words that follow "expected". */
  readonly expected: string;
  /** The same for a text that is not accepted, if it differs. */
  readonly expectedOfText?: string;
  readonly toValue: (value: unknown, where: string, problems: Problem[]) => Value;
  /** Refuses values that fit the schema, for reasons that no schema can express. */
  readonly isRefused?: (value: unknown) => boolean;
  readonly outcome?: string | undefined;
}

export function atMost(characters: number): string {
  return `a text of at most ${characters} characters`;
}

export function createField<Value>(parts: FieldParts<Value>): Field<Value> {
  const { schema, expected, fallback, toValue, isRefused, expectedOfText = expected } = parts;
  const { visible = visibleText, outcome = 'The field is left out.' } = parts;
  const { maxLength = Infinity } = schema;
  const fits = compileSchema(schema);
  return {
    ...parts,
    visible,
    isVisible: compileSchema(visible),
    read: (value, where, problems) => {
      // A global variable may hold undefined, JSON cannot.
      if (value === null || value === undefined) return fallback;
      const whole =
        typeof value === 'string'
          ? toWholeText(value, where, (problem) => problems.push(problem))
          : value;
      if (fits(whole) && !isRefused?.(whole)) return toValue(whole, where, problems);
      const isText = typeof whole === 'string';
      // 0: no text is accepted, of any length.
      const isTooLong = isText && maxLength > 0 && whole.length > maxLength;
      problems.push({
        where,
        found: describe(value),
        expected: isTooLong ? atMost(maxLength) : isText ? expectedOfText : expected,
        outcome,
      });
      return fallback;
    },
  };
}

/** The limit of most texts: a megabyte is a mistake and would freeze the page. */
export const mostCharacters = 5000;

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

export const optionalTextField = createTextField(undefined);

/** A text: missing and null are empty, numbers are the text of the number. */
export const textField = createTextField('');

/** Every problem of it names the limit of its length. */
export const lineField = createTextField('', { expected: atMost(mostCharacters) });

/** One text or several: a list, or with commas or semicolons between them. */
export const wordsField = createField<readonly string[]>({
  schema: {
    ...lineField.schema,
    type: ['array', 'string', 'number', 'null'],
    items: lineField.schema,
  },
  expected: 'a text or a list of texts',
  fallback: [],
  toValue: (value) => String(value).split(/[,;]/),
});

const mostTags = 2000;

/**
 * A text that is rendered as HTML, within the allow-list. Limited because parsers take time that grows with the
 * square of the depth of nested tags.
 */
export const htmlField = createTextField('', {
  schema: { maxLength: 50_000, pattern: `^[^<]*(?:<[^<]*){0,${mostTags}}$` },
  expectedOfText: `HTML of at most ${mostTags} tags`,
});

/** JSON Schema has no flags for its patterns. */
function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const noScheme = String.raw`(?![A-Za-z][A-Za-z\d+.-]*:)`;

/** The address of a page or a file. `safeLink` also asks the browser's own parser. */
export const linkField = createTextField('', {
  expected: 'an address (http, https, mailto, tel or relative)',
  schema: {
    pattern: String.raw`^\s*(?!\s)(?:(?:${anyCase('http')}[sS]?|${anyCase('mailto')}|${anyCase('tel')}):|${noScheme})[^\u0000-\u0008\u000e-\u001f\u007f]*$`,
  },
});

/** The address of an image. `safeImage` also asks the browser's own parser. */
export const imageField = createTextField('', {
  expected: 'the address of an image (http, https or relative)',
  schema: {
    // A small picture may be in its address.
    maxLength: 100_000,
    pattern: String.raw`^\s*(?!\s)(?:${anyCase('http')}[sS]?:|${anyCase('data')}:${anyCase('image')}/(?:${['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif'].map(anyCase).join('|')})[;,]|${noScheme})`,
  },
});

/** Only a browser knows whether a word is the name of a colour. */
export const colourField = createField({
  schema: { type: ['string', 'null'], pattern: colourPattern },
  expected: 'a colour such as #17548f or rgb(23 85 131)',
  fallback: '',
  toValue: String,
  isRefused: (value) => String(value).trim() !== '' && safeColour(String(value)) === undefined,
});

/** A flag in any spelling of a CMS (DECISIONS "Documents"). A CMS prints false as an empty text. */
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

export const flagField = createFlagField(false);

export const flagFieldTrue = createFlagField(true);

export const optionalFlagField = createFlagField(undefined);

/** A whole number, also as text; an empty text counts as missing. */
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
