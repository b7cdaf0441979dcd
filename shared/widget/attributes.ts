import { parseYesNo } from '../rules/yes-no.ts';
import { type PageLookUp, readJson } from './json-reader.ts';
import { describe, type Problem, quote } from './problem.ts';

/** The result of parsing a value's text. `problems` are those that cost a part, not the whole. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value; readonly problems?: readonly Problem[] }
  | { readonly ok: false; readonly found: string; readonly expected?: string };

export type AttributeType = 'text' | 'choice' | 'number' | 'yes-no' | 'json';

/**
 * One attribute of a widget: the only source of its parser, its error messages, its row in the reference and
 * its check in a page.
 */
export interface AttributeDeclaration<Value> {
  readonly type: AttributeType;
  /** The accepted values, in words that follow "expected". */
  readonly expected: string;
  readonly isRequired: boolean;
  /**
   * The value where the attribute is absent or unreadable; undefined where a widget cannot start without it.
   */
  readonly fallback: Value | undefined;
  readonly choices?: readonly string[];
  /** The attribute's present name, where this one is deprecated. */
  readonly deprecatedFor?: string;
  /** @param name the attribute's name without `data-`, for naming the fields inside it */
  parse(text: string, lookUp: PageLookUp, name: string): Parsed<Value>;
}

/** The declarations of a widget by name without `data-`, in the order of the reference. */
export type AttributeDeclarations = Readonly<Record<string, AttributeDeclaration<unknown>>>;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The config that results from a widget's attributes: `autoplay-delay` becomes `autoplayDelay`. */
export type ConfigOf<Declarations> = {
  readonly [
    Name in keyof Declarations & string as Camel<Name>
  ]: Declarations[Name] extends AttributeDeclaration<infer Value> ? Value : never;
};

interface Common {
  readonly deprecatedFor?: string;
}

function common({ deprecatedFor }: Common): Common {
  return deprecatedFor === undefined ? {} : { deprecatedFor };
}

/** A required text that must not be empty, such as an id. */
export function requiredText(options: Common = {}): AttributeDeclaration<string> {
  return {
    ...common(options),
    type: 'text',
    expected: 'a text',
    isRequired: true,
    fallback: '',
    parse: (text) =>
      text.trim() === '' ? { ok: false, found: 'empty' } : { ok: true, value: text.trim() },
  };
}

/** An optional text; an empty one counts as absent. */
export function optionalText(options: Common = {}): AttributeDeclaration<string | undefined> {
  return {
    ...common(options),
    type: 'text',
    expected: 'a text',
    isRequired: false,
    fallback: undefined,
    parse: (text) => ({ ok: true, value: text.trim() === '' ? undefined : text.trim() }),
  };
}

/** A text with a default. */
export function textWithDefault(
  options: Common & { readonly fallback: string },
): AttributeDeclaration<string> {
  return {
    ...common(options),
    type: 'text',
    expected: 'a text',
    isRequired: false,
    fallback: options.fallback,
    parse: (text) => ({ ok: true, value: text.trim() === '' ? options.fallback : text.trim() }),
  };
}

/** A choice between words; the first is the default (CONTRACT 2). Case does not matter. */
export function choice<const Word extends string>(
  choices: readonly [Word, ...Word[]],
  options: Common = {},
): AttributeDeclaration<Word> {
  return {
    ...common(options),
    type: 'choice',
    expected: `one of ${choices.map((word) => quote(word)).join(', ')}`,
    isRequired: false,
    fallback: choices[0],
    choices,
    parse: (text) => {
      const word = choices.find((known) => known === text.trim().toLowerCase());
      return word === undefined ? { ok: false, found: quote(text) } : { ok: true, value: word };
    },
  };
}

/** A required choice. */
export function requiredChoice<const Word extends string>(
  choices: readonly [Word, ...Word[]],
  options: Common = {},
): AttributeDeclaration<Word> {
  return { ...choice(choices, options), isRequired: true };
}

/** A whole number; anything else is reported and replaced by the default. */
export function wholeNumber(
  options: Common & { readonly fallback: number; readonly least: number; readonly unit?: string },
): AttributeDeclaration<number> {
  const { fallback, least, unit } = options;
  return {
    ...common(options),
    type: 'number',
    expected: `a whole number${unit === undefined ? '' : ` of ${unit}`}, ${least} or more`,
    isRequired: false,
    fallback,
    parse: (text) => {
      const value = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : NaN;
      return value >= least ? { ok: true, value } : { ok: false, found: quote(text) };
    },
  };
}

/**
 * A boolean. An attribute without a value is true where an author sets a switch. Where a template engine
 * prints data, which is nothing for null, an empty value is reported and replaced by the default (CONTRACT
 * 2).
 */
export function yesNo(
  options: Common & { readonly fallback?: boolean; readonly isFromData?: boolean } = {},
): AttributeDeclaration<boolean> {
  return {
    ...common(options),
    type: 'yes-no',
    expected: '"true" or "false"',
    isRequired: false,
    fallback: options.fallback ?? false,
    parse: (text) => {
      const isEmpty = text.trim() === '';
      if (isEmpty && options.isFromData) return { ok: false, found: 'empty' };
      const value = isEmpty || parseYesNo(text);
      return value === undefined ? { ok: false, found: quote(text) } : { ok: true, value };
    },
  };
}

/** Checks a value that came as JSON: the same function that checks the answer of a call. */
export type CheckValue<Value> = (value: unknown, where: string) => Parsed<Value>;

interface JsonOptions<Value> extends Common {
  readonly expected: string;
  readonly check: CheckValue<Value>;
}

/**
 * Data supplied by the page as JSON, in any of the forms of CONTRACT 2.
 *
 * @param check turns the unknown value into data or says what is wrong; `where` is the beginning of its field
 *   names
 */
export function json<Value>(options: JsonOptions<Value>): AttributeDeclaration<Value | undefined> {
  return { ...requiredJson(options), isRequired: false };
}

/** Required data supplied by the page, in any of the forms of CONTRACT 2. */
export function requiredJson<Value>(options: JsonOptions<Value>): AttributeDeclaration<Value> {
  return {
    ...common(options),
    type: 'json',
    expected: options.expected,
    isRequired: true,
    fallback: undefined,
    parse: (text, lookUp, name) => {
      const reading = readJson(text, lookUp);
      if (!reading.ok) return reading;
      const checked = options.check(reading.value, name);
      if (checked.ok) return checked;
      const found = checked.found || describe(reading.value);
      const origin = /^\s*(?:#|window\.)/.test(text) ? `${text.trim()}, which is ` : '';
      return { ...checked, found: origin + (found === 'missing' ? 'undefined' : found) };
    },
  };
}
