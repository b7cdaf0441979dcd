import type Handlebars from 'handlebars';
import { type HelperDelegate, type HelperOptions } from 'handlebars';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../fixtures/is-record.ts';
import { type LanguageFile } from '../merge-language.ts';
import { findFileKind } from '../../shared/rules/file-kind.ts';
import { formatMoney, hasSeveralDollars } from '../../shared/rules/money.ts';
import { createDayFormat, formatNavDate } from '../../shared/rules/nav-date.ts';
import { formatPerCent } from '../../shared/rules/per-cent.ts';
import { findSourceSet } from '../../shared/rules/source-set.ts';
import { describe } from '../../shared/widget/problem.ts';
import { escapeHtml } from './escape-html.ts';
import { makePicture } from './picture.ts';

type Hash = Readonly<Record<string, unknown>>;

/** The values of all fields such as `navCurrency`, however deep. */
function readCurrencies(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key.endsWith('Currency') ? [String(value)] : readCurrencies(value),
  );
}

function splitOptions(values: readonly unknown[]): { values: readonly unknown[]; hash: Hash } {
  const options = values.at(-1) as HelperOptions;
  return { values: values.slice(0, -1), hash: { ...(options.hash as Hash) } };
}

/** JSON for an attribute: `{{ }}` encodes it. */
function writeJson(value: unknown): string {
  if (value === undefined) throw new Error('the helper "json" got a field that is missing.');
  return JSON.stringify(value);
}

/** Nothing in it can end the script element, begin a comment, or be a line end to old parsers. */
function writeScriptJson(value: unknown): string {
  return writeJson(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function makeJsonScript(id: unknown, value: unknown): string {
  return `<script type="application/json" id="${escapeHtml(String(id))}">${writeScriptJson(value)}</script>`;
}

/** A value of a data block; several arguments are joined: `dataJson site.origin page.address`. */
function writeDataJson(values: readonly unknown[]): string {
  if (values.length === 0 || values.some((value) => value === undefined)) {
    throw new Error('the helper "dataJson" got a field that is missing.');
  }
  return writeScriptJson(values.length === 1 ? values[0] : values.map(String).join(''));
}

/** A date in the format of the page's culture: `2022-11-30` is "Nov 30, 2022". */
function writeDay(value: unknown, culture: string): string {
  const day = String(value);
  if (Number.isNaN(Date.parse(day))) {
    throw new Error(`the helper "day" got ${describe(value)}; expected a date such as 2022-11-30.`);
  }
  return createDayFormat(culture, { dateStyle: 'medium' })(day);
}

/** The culture of the page that is drawn; that of the widgets without one. */
const readCulture = ({ data }: HelperOptions): string =>
  (data as { root: { page?: { culture?: string } } }).root.page?.culture ?? 'en-US';

function writeLanguageName(culture: string): string {
  const { language } = new Intl.Locale(culture);
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? culture;
}

/** Says of a link to another page of the site that it leads out of the page's language, if that is not English. */
function writeHreflang(address: unknown, culture: string): string {
  const [language = ''] = culture.split('-');
  const isOfSite = /^\/(?!assets\/)/.test(String(address));
  const isOwn = new RegExp(`^/${language}(?:[/#?]|$)`).test(String(address));
  return language === 'en' || !isOfSite || isOwn ? '' : ' hreflang="en"';
}

export const writeText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The mount point's own text of a widget, else that of the page's language. */
export function findWord(
  texts: unknown,
  widget: string,
  key: string,
  { data }: HelperOptions,
): unknown {
  const { root } = data as { root: { page?: { texts?: LanguageFile } } };
  return (isRecord(texts) ? texts[key] : undefined) ?? root.page?.texts?.texts[widget]?.[key];
}

function fillIn(text: unknown, values: Hash): string {
  return writeText(text).replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    name in values ? writeText(values[name]) : all,
  );
}

/** The same addresses that the widgets make from `data-image-query`. */
function makeSourceSet(address: unknown, root: unknown): string | undefined {
  const site = isRecord(root) ? root['site'] : undefined;
  const widths = isRecord(site) ? site['imageWidths'] : undefined;
  if (typeof address !== 'string' || typeof widths !== 'string') return undefined;
  const resizing = { query: 'width={width}', widths: widths.split(',').map(Number) };
  return findSourceSet(address, resizing, 'http://localhost/');
}

/** An icon of the set as inline SVG, hidden from assistive technology: its control has the name. */
function makeIcon(assetsFolder: string, name: unknown, className: unknown): string {
  const isName = typeof name === 'string' && /^[a-z-]+$/.test(name);
  const file = isName ? join(assetsFolder, 'icons', `${name}.svg`) : '';
  if (!existsSync(file)) {
    throw new Error(`the icon ${JSON.stringify(name)} is not in templates/assets/icons.`);
  }
  const svg = readFileSync(file, 'utf8')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim();
  const classes = typeof className === 'string' ? ` class="${escapeHtml(className)}"` : '';
  return svg.replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const others = attributes.replace(/\sclass="[^"]*"/, '').replaceAll(/\s+/g, ' ');
    return `<svg${classes} aria-hidden="true" focusable="false"${others.trimEnd()}>`;
  });
}

/** Only `icon`, `image`, `hreflang`, `jsonScript` and `dataJson` return markup; the rest is encoded. */
export function makeHelpers(
  { SafeString, Utils }: typeof Handlebars,
  assetsFolder: string,
): Readonly<Record<string, HelperDelegate>> {
  return {
    json: (value: unknown) => writeJson(value),
    sourceSet: (address: unknown, { data }: HelperOptions) =>
      makeSourceSet(address, (data as { readonly root: unknown }).root),
    encode: (value: unknown) => encodeURIComponent(String(value)),
    dataJson: (...values: unknown[]) => new SafeString(writeDataJson(splitOptions(values).values)),
    jsonScript: (id: unknown, value: unknown) => new SafeString(makeJsonScript(id, value)),
    day: (value: unknown, options: HelperOptions) => writeDay(value, readCulture(options)),
    // With the funds beside it, dollars of several countries say which.
    money: (...given: unknown[]) => {
      const { values, hash } = splitOptions(given);
      const [amount, currency, funds] = values;
      const { digits }: { readonly digits?: number } = hash;
      const culture = readCulture(given.at(-1) as HelperOptions);
      const isDollarNamed = hasSeveralDollars(readCurrencies(funds), culture);
      const words = [writeText(amount), writeText(currency)] as const;
      return formatMoney(...words, culture, { digits, isDollarNamed }).text;
    },
    perCent: (value: unknown, options: HelperOptions) =>
      writeText(value) === '' ? '' : formatPerCent(Number(value) / 100, readCulture(options)),
    // What has become of an amount in some years, per year.
    perYear: (back: unknown, invested: unknown, years: unknown, options: HelperOptions) => {
      const times = Number(back) / Number(invested);
      return formatPerCent(times ** (1 / Number(years)) - 1, readCulture(options));
    },
    navDate: (date: unknown, format: unknown, currency: unknown, options: HelperOptions) => {
      const texts = [writeText(date), writeText(format), writeText(currency)] as const;
      return formatNavDate(...texts, readCulture(options)).text;
    },
    isScene: (value: unknown) => typeof value === 'string' && value !== '',
    isAddress: (value: unknown) => String(value).includes('/'),
    hreflang: (address: unknown, options: HelperOptions) =>
      new SafeString(writeHreflang(address, readCulture(options))),
    fileKind: (address: unknown) => findFileKind(String(address)),
    // A text of a widget: the mount point's own, else that of the page's language.
    word: (texts: unknown, widget: string, key: string, english: string, options: HelperOptions) =>
      fillIn(findWord(texts, widget, key, options) ?? english, options.hash as Hash),
    // The text for a number, by the plural rules of the page's language.
    countWord: (
      texts: unknown,
      widget: string,
      key: string,
      n: unknown,
      options: HelperOptions,
    ) => {
      const form = new Intl.PluralRules(readCulture(options)).select(Number(n));
      const { one, other } = options.hash as Hash;
      const words = [`${key}-${form}`, `${key}-other`].map((each) =>
        findWord(texts, widget, each, options),
      );
      return fillIn(words.find(Boolean) ?? (form === 'one' ? one : other), { n });
    },
    // The name of the page's language in that language: "English", "Deutsch".
    languageName: (options: HelperOptions) => writeLanguageName(readCulture(options)),
    eq: (a: unknown, b: unknown) => a === b,
    not: (value: unknown) => Utils.isEmpty(value),
    or: (...values: unknown[]) => {
      const given = splitOptions(values).values;
      return given.find((value) => !Utils.isEmpty(value)) ?? given.at(-1);
    },
    array: (...values: unknown[]) => splitOptions(values).values,
    object: (...values: unknown[]) => splitOptions(values).hash,
    icon: (...values: unknown[]) => {
      const { values: given, hash } = splitOptions(values);
      return new SafeString(makeIcon(assetsFolder, given[0], hash['class']));
    },
    image: (...values: unknown[]) => {
      const { values: given, hash } = splitOptions(values);
      return new SafeString(makePicture(assetsFolder, given[0], hash));
    },
  };
}
