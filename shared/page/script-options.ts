import {
  type AttributeDeclaration,
  type ConfigOf,
  optionalText,
  textWithDefault,
  yesNo,
} from '../widget/attributes.ts';
import { defineContract } from '../widget/define-contract.ts';
import { imageQuery, imageWidths } from '../widget/image-attributes.ts';
import { type PageLookUp } from '../widget/json-reader.ts';
import { accept, refuse } from '../widget/parsed.ts';
import { quote, type ReportProblem } from '../widget/problem.ts';
import { readConfig } from '../widget/read-config.ts';
import {
  chooseCulture,
  findLocale,
  isCulture,
  readLanguage,
  readRegion,
  toTag,
} from './culture.ts';

/** The default depends on the page, so it is filled in below. */
function culture(): AttributeDeclaration<string | undefined> {
  return {
    ...optionalText(),
    expected: 'a culture code such as "en-US"',
    parse: (text) => (isCulture(text) ? accept(toTag(text)) : refuse(quote(text))),
  };
}

/** The options of the script tag (docs/contract.md, 1), declared like the attributes of a widget. */
export const scriptContract = defineContract({
  name: 'widgets.js',
  kind: 'script',
  attributes: {
    culture: culture(),
    texts: optionalText(),
    'site-base': textWithDefault('/'),
    'api-base': textWithDefault('/api/'),
    'xsrf-cookie': textWithDefault('XSRF-TOKEN'),
    'xsrf-header': textWithDefault('X-XSRF-TOKEN'),
    'auto-mount': yesNo({ fallback: true }),
    stylesheet: optionalText(),
    'image-query': imageQuery(),
    'image-widths': imageWidths(),
    'embed-hosts': textWithDefault(''),
    debug: yesNo(),
  },
  texts: {},
});

export type ScriptOptions = Omit<
  ConfigOf<(typeof scriptContract)['attributes']>,
  'culture' | 'embedHosts'
> & {
  /** As written: `en-UK`. Used in the paths of calls. */
  readonly culture: string;
  /** The nearest culture that Intl knows: `en-GB`. Used for dates, numbers and sorting. */
  readonly locale: string;
  readonly embedHosts: readonly string[];
};

/** The place of a problem with the page's language, which is not on the script tag. */
export const languageOfPage = 'lang of <html>';

/** Reports a culture that is a guess, or is read in another way than it is written. */
function reportCulture(
  culture: string | undefined,
  values: ReadonlyMap<string, string>,
  pageLanguage: string,
  report: ReportProblem,
): void {
  const isOfPage = culture === undefined;
  const where = isOfPage ? languageOfPage : 'data-culture';
  const written = isOfPage ? pageLanguage : (values.get('data-culture') ?? '');
  const found = quote(written);
  const hasRegion = readRegion(written) !== undefined;
  const tag = toTag(written);
  if (hasRegion && tag !== written.trim()) {
    report({ where, found, expected: quote(tag), outcome: `Using ${quote(tag)}.` });
  } else if (!hasRegion && !isOfPage) {
    const expected = 'a culture code with a region such as "de-DE"';
    report({ where, found, expected, outcome: 'It is used as it is written.' });
  } else if (!hasRegion && written.trim() !== '' && readLanguage(written) !== 'en') {
    const expected = 'a culture with a region such as "de-DE", or data-culture on the script tag';
    const outcome = `Dates, numbers and calls are those of ${chooseCulture(culture, pageLanguage)}.`;
    report({ where, found, expected, outcome });
  }
}

/**
 * Reads the options of the script tag.
 * @param values the tag's attributes; `data-text-…` among them are read elsewhere
 * @param pageLanguage `<html lang>`
 */
export function readScriptOptions(
  values: ReadonlyMap<string, string>,
  pageLanguage: string,
  lookUp: PageLookUp,
  report: ReportProblem,
): ScriptOptions {
  const own = new Map([...values].filter(([name]) => !name.startsWith('data-text-')));
  const { config } = readConfig(scriptContract, own, lookUp, report);
  reportCulture(config.culture, values, pageLanguage, report);
  if (config.imageQuery !== undefined && !values.has('data-image-widths')) {
    const expected = 'the widths to offer, such as "480,960,1440,1920"';
    const outcome = 'Images come as the data name them.';
    report({ where: 'data-image-widths', found: 'missing', expected, outcome });
  }
  const culture = chooseCulture(config.culture, pageLanguage);
  return {
    ...config,
    culture,
    locale: findLocale(culture),
    embedHosts: config.embedHosts.toLowerCase().split(/\s+/).filter(Boolean),
  };
}
