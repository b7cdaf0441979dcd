import { toCamelCase } from '../rules/camel-case.ts';
import { type AttributeDeclarations, type ConfigOf } from './attributes.ts';
import { type TextDeclarations, type WidgetContract } from './define-contract.ts';
import { placeProblem } from './group-problems.ts';
import { type PageLookUp } from './json-reader.ts';
import { refuse } from './parsed.ts';
import { findRawQuote } from './raw-quote.ts';
import { findPlaceholder, reportMarkup, toWholeText } from './damaged-text.ts';
import {
  describe,
  type FatalProblem,
  type Problem,
  type ReportProblem,
  toFatal,
} from './problem.ts';
import {
  type AttributeValues,
  reportMisplaced,
  reportUnknown,
  textPrefix,
} from './report-attributes.ts';
import { isTextKey } from './texts.ts';

function showFallback(value: unknown): string {
  return value === undefined ? 'It is ignored.' : `Using ${describe(value)}.`;
}

export interface ConfigReading<Config> {
  readonly config: Config;
  /** What is missing or unreadable, but required: not reported yet. With one of them the config is not complete. */
  readonly fatal: readonly FatalProblem[];
}

/**
 * Reads a mount point's attributes against its contract (docs/contract.md, 2 and 3). Does not use the DOM, so that the
 * engine and the page checker read alike.
 * @param report called once for each other problem; the attribute becomes its default
 * @param around the attributes of the mount point's parent, unless that is a mount point itself
 */
export function readConfig<
  Attributes extends AttributeDeclarations,
  Texts extends TextDeclarations,
>(
  contract: WidgetContract<Attributes, Texts>,
  values: AttributeValues,
  lookUp: PageLookUp,
  report: ReportProblem,
  around: AttributeValues = new Map(),
): ConfigReading<ConfigOf<Attributes>> {
  const { attributes, requireOneOf = [] } = contract;
  const names = Object.keys(attributes);
  const config: Record<string, unknown> = {};
  const readable = new Map<string, unknown>();
  const lost: { readonly name: string; readonly problem: Problem }[] = [];

  for (const [name, declaration] of Object.entries(attributes)) {
    config[toCamelCase(name)] = declaration.fallback;
    if (declaration.deprecatedFor) continue;
    const oldNames = names.filter((each) => attributes[each]?.deprecatedFor === name);
    const written = [name, ...oldNames].find((each) => values.has(`data-${each}`));
    if (written === undefined) continue;
    const where = `data-${written}`;
    if (written !== name) {
      const expected = `data-${name}, its new name`;
      report({ where, found: 'deprecated', expected, severity: 'warning' });
    }
    const text = toWholeText(values.get(where) ?? '', where, report);
    const placeholder = declaration.type === 'json' ? undefined : findPlaceholder(text);
    const parsed =
      placeholder === undefined
        ? declaration.parse(text, lookUp, name, readable)
        : refuse(placeholder);
    if (parsed.ok) {
      config[toCamelCase(name)] = parsed.value;
      if (parsed.value !== undefined) readable.set(name, parsed.value);
      parsed.problems?.forEach((problem) => {
        report(placeProblem(problem, where));
      });
    } else {
      const { found, expected = declaration.expected } = parsed;
      const quoted = findRawQuote(values);
      const problem =
        quoted?.where === where
          ? { ...quoted, found: `${found}, ${quoted.found}` }
          : { where, found, expected };
      lost.push({ name, problem });
    }
  }

  const required = names.filter((name) => attributes[name]?.isRequired);
  const groups = [...required.map((name) => [name]), ...requireOneOf];
  const unmet = groups.filter((group) => !group.some((name) => readable.has(name)));
  const fatal: FatalProblem[] = [];
  for (const { name, problem } of lost) {
    const isNeeded = attributes[name]?.isStrict ?? unmet.some((group) => group.includes(name));
    if (isNeeded) fatal.push(toFatal(problem));
    else report({ ...problem, outcome: showFallback(attributes[name]?.fallback) });
  }
  for (const group of unmet) {
    // An attribute that is present but unreadable, or empty, has been reported.
    if (lost.some(({ name }) => group.includes(name))) continue;
    const [where = '', ...others] = group.map((name) => `data-${name}`);
    const expected =
      others.length > 0 ? [where, ...others].join(' or ') : attributes[group[0] ?? '']?.expected;
    fatal.push(toFatal({ where, found: 'missing', expected: expected ?? '' }));
  }

  reportUnknown(contract, values, report);
  for (const [key, text] of readTexts(values)) {
    if (isTextKey(contract.texts, key)) reportMarkup(text, textPrefix + key, report);
  }
  reportMisplaced(contract, values, around, report);
  return { config: config as ConfigOf<Attributes>, fatal };
}

/** The `data-text-<key>` of a mount point by key. */
export function readTexts(values: AttributeValues): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [attribute, text] of values) {
    if (attribute.startsWith(textPrefix)) texts.set(attribute.slice(textPrefix.length), text);
  }
  return texts;
}
