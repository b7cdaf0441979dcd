import { type CamelCase } from '../rules/camel-case.ts';
import { parseYesNo } from '../rules/yes-no.ts';
import { type PageLookUp, readJson } from './json-reader.ts';
import { accept, type Parsed, refuse } from './parsed.ts';
import { describe, quote } from './problem.ts';

export type AttributeType = 'text' | 'choice' | 'number' | 'yes-no' | 'json';

/**
 * One attribute of a widget: the only source of its parser, its error messages, its row in the reference and
 * its check in a page.
 */
export interface AttributeDeclaration<Value> {
  readonly type: AttributeType;
  /** Words that follow "expected". */
  readonly expected: string;
  readonly isRequired: boolean;
  /** It may be absent; but where it is there and unreadable, the widget cannot start. */
  readonly isStrict?: true;
  /** For an attribute that is absent or unreadable; undefined if a widget cannot start without it. */
  readonly fallback: Value | undefined;
  readonly choices?: readonly string[];
  /** Of a number. */
  readonly minimum?: number;
  readonly unit?: string | undefined;
  /** The present name of a deprecated attribute. */
  readonly deprecatedFor?: string;
  /**
   * @param name the attribute's name without `data-`, for naming the fields inside it
   * @param before the values of the attributes declared before it that are there and readable
   */
  parse(text: string, lookUp: PageLookUp, name: string, before?: ReadValues): Parsed<Value>;
}

/** By name without `data-`. */
type ReadValues = ReadonlyMap<string, unknown>;

/** By name without `data-`, in the order of the reference. */
export type AttributeDeclarations = Readonly<Record<string, AttributeDeclaration<unknown>>>;

/** `autoplay-delay` becomes `autoplayDelay`. */
export type ConfigOf<Declarations> = {
  readonly [
    Name in keyof Declarations & string as CamelCase<Name>
  ]: Declarations[Name] extends AttributeDeclaration<infer Value> ? Value : never;
};

function text<Fallback>(
  fallback: Fallback,
  isRequired = false,
): AttributeDeclaration<string | Fallback> {
  return {
    type: 'text',
    expected: 'a text',
    isRequired,
    fallback,
    parse: (written) => {
      const value = written.trim();
      return isRequired && value === '' ? refuse('empty') : accept(value || fallback);
    },
  };
}

/** A text that must not be empty, such as an id. */
export function requiredText(): AttributeDeclaration<string> {
  return text('', true);
}

/** An empty text counts as absent. */
export function optionalText(): AttributeDeclaration<string | undefined> {
  return text(undefined);
}

export function textWithDefault(fallback: string): AttributeDeclaration<string> {
  return text(fallback);
}

/** A choice between words; the first is the default (docs/contract.md, 2). Case does not matter. */
export function choice<const Word extends string>(
  choices: readonly [Word, ...Word[]],
): AttributeDeclaration<Word> {
  return {
    type: 'choice',
    expected: `one of ${choices.map(quote).join(', ')}`,
    isRequired: false,
    fallback: choices[0],
    choices,
    parse: (written) => {
      const word = choices.find((known) => known === written.trim().toLowerCase());
      return word === undefined ? refuse(quote(written)) : accept(word);
    },
  };
}

export function requiredChoice<const Word extends string>(
  choices: readonly [Word, ...Word[]],
): AttributeDeclaration<Word> {
  return { ...choice(choices), isRequired: true };
}

/** A whole number; anything else is reported and costs the default. */
export function wholeNumber({
  fallback,
  least,
  unit,
}: {
  readonly fallback: number;
  readonly least: number;
  readonly unit?: string;
}): AttributeDeclaration<number> {
  return {
    type: 'number',
    expected: `a whole number${unit === undefined ? '' : ` of ${unit}`}, ${least} or more`,
    isRequired: false,
    fallback,
    minimum: least,
    unit,
    parse: (written) => {
      const value = /^\s*\d{1,15}\s*$/.test(written) ? Number(written) : NaN;
      return value >= least ? accept(value) : refuse(quote(written));
    },
  };
}

/**
 * A boolean. An attribute without a value is true.
 * @param isFromData a template engine prints nothing for null: an empty value is reported and costs the default
 *   (docs/contract.md, 2)
 */
export function yesNo({
  fallback = false,
  isFromData = false,
} = {}): AttributeDeclaration<boolean> {
  return {
    type: 'yes-no',
    expected: '"true" or "false"',
    isRequired: false,
    fallback,
    parse: (written) => {
      const isEmpty = written.trim() === '';
      if (isEmpty && isFromData) return refuse('empty');
      const value = isEmpty || parseYesNo(written);
      return value === undefined ? refuse(quote(written)) : accept(value);
    },
  };
}

/** Checks a value that came as JSON: the same function that checks the answer of a call. */
export type CheckValue<Value> = (value: unknown, where: string) => Parsed<Value>;

interface JsonOptions<Value> {
  readonly expected: string;
  readonly check: (value: unknown, where: string, before: ReadValues) => Parsed<Value>;
}

/**
 * Data supplied by the page as JSON, in any form (docs/contract.md, 2).
 * @param check turns the unknown value into data or says why not; `where` is the beginning of its field names
 */
export function json<Value>(options: JsonOptions<Value>): AttributeDeclaration<Value | undefined> {
  return { ...requiredJson(options), isRequired: false };
}

export function requiredJson<Value>({
  expected,
  check,
}: JsonOptions<Value>): AttributeDeclaration<Value> {
  return {
    type: 'json',
    expected,
    isRequired: true,
    fallback: undefined,
    parse: (written, lookUp, name, before = new Map()) => {
      const reading = readJson(written, lookUp);
      if (!reading.ok) return reading;
      const checked = check(reading.value, name, before);
      if (checked.ok) return checked;
      const found = checked.found || describe(reading.value);
      const origin = /^\s*(?:#|window\.)/.test(written) ? `${written.trim()}, which is ` : '';
      return { ...checked, found: origin + (found === 'missing' ? 'undefined' : found) };
    },
  };
}
