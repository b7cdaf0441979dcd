import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of Handlebars that is used. */
interface Handlebars {
  readonly SafeString: new (html: string) => object;
  registerPartial(name: string, source: string): void;
  registerHelper(name: string, helper: (culture: unknown) => unknown): void;
}

export type TextsByWidget = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tags whose files complete that of a tag: `de` for `de-CH`; not `sr` (Cyrillic) for `sr-Latn`. */
export function listParents(tag: string): readonly string[] {
  const { language, script = '', region } = new Intl.Locale(tag).maximize();
  const ofScript = `${language}-${script}`;
  const isUsualScript = new Intl.Locale(language).maximize().script === script;
  const inRegion = new Intl.Locale(tag).region === undefined ? [] : [`${ofScript}-${region ?? ''}`];
  const parents = [...inRegion, ofScript, ...(isUsualScript ? [language] : [])];
  return parents.filter((parent) => parent !== tag);
}

/** The texts of a tag over those that complete it; an empty text is not filled in yet. */
export function mergeTexts(
  tag: string,
  readTexts: (tag: string) => TextsByWidget | undefined,
): TextsByWidget {
  const merged: Record<string, Readonly<Record<string, string>>> = {};
  for (const each of [tag, ...listParents(tag)].reverse()) {
    for (const [widget, texts] of Object.entries(readTexts(each) ?? {})) {
      const filled = Object.entries(texts).filter(([, text]) => text !== '');
      merged[widget] = { ...merged[widget], ...Object.fromEntries(filled) };
    }
  }
  return merged;
}

/** `de` and `de_DE` are `de-DE`; anything that is no culture is `en-US`. */
function toCulture(culture: unknown): string {
  try {
    const locale = new Intl.Locale(String(culture).replaceAll('_', '-'));
    const { language, region } = locale.maximize();
    return locale.region === undefined && region !== undefined
      ? `${language}-${region}`
      : locale.toString();
  } catch {
    return 'en-US';
  }
}

const id = 'private-markets-widgets-texts';

/**
 * Registers the partial `widgets` and its helpers.
 *
 * @param languages the folder of the language files, for which that of the release is taken
 */
export function registerWidgets(
  handlebars: Handlebars,
  languages = fileURLToPath(new URL('../../languages', import.meta.url)),
): void {
  const made = new Map<string, string>();
  const makeJson = (culture: string) => {
    const texts = mergeTexts(culture, (tag) => {
      const file = `${languages}/${tag}.json`;
      if (!existsSync(file)) return undefined;
      return (JSON.parse(readFileSync(file, 'utf8')) as { readonly texts: TextsByWidget }).texts;
    });
    // Nothing in it can end the element.
    const json = JSON.stringify({ language: culture, texts }).replaceAll('<', '\\u003c');
    return Object.keys(texts).length === 0 ? '' : json;
  };
  const readJson = (given: unknown) => {
    const culture = toCulture(given);
    const json = made.get(culture) ?? makeJson(culture);
    made.set(culture, json);
    return json;
  };
  handlebars.registerPartial(
    'widgets',
    readFileSync(new URL('widgets.hbs', import.meta.url), 'utf8'),
  );
  handlebars.registerHelper('widgetCulture', toCulture);
  handlebars.registerHelper('widgetTextsId', (culture) => (readJson(culture) ? `#${id}` : ''));
  handlebars.registerHelper('widgetTexts', (culture) => {
    const json = readJson(culture);
    const script = `<script type="application/json" id="${id}">${json}</script>\n`;
    return new handlebars.SafeString(json && script);
  });
}
