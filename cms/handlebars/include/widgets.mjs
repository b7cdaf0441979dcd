import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const id = 'private-markets-widgets-texts';

/** `de`, `de_DE` and `de_DE_formal` are `de-DE`; anything that is no culture is `en-US`. */
function toCulture(culture) {
  const tag = String(culture)
    .replace(/[.@].*/s, '')
    .replaceAll('_', '-')
    .replace(/^zh-chs$/i, 'zh-Hans')
    .replace(/^zh-cht$/i, 'zh-Hant');
  // Intl does not read all that may come after a region: `pt-PT-ao90`.
  const [known = tag] = /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})(?=-)/i.exec(tag) ?? [];
  try {
    const { language, region } = new Intl.Locale(known).maximize();
    return `${language}-${region}`;
  } catch {
    return 'en-US';
  }
}

/** The files of a culture, the general one first: `de`, `de-CH`; Chinese goes by its script. */
function listTags(culture) {
  const { language, script, region } = new Intl.Locale(culture).maximize();
  return [language === 'zh' ? `zh-${script}` : language, `${language}-${region}`];
}

/** The JSON of the page's texts: those of the region over those of the language; none for English. */
function makeJson(culture, languages) {
  const texts = {};
  const files = listTags(culture).map((tag) => `${languages}/${tag}.json`);
  for (const file of files.filter((each) => existsSync(each))) {
    for (const [widget, own] of Object.entries(JSON.parse(readFileSync(file, 'utf8')).texts)) {
      // An empty text is not filled in yet.
      const filled = Object.entries(own).filter(([, text]) => text !== '');
      texts[widget] = { ...texts[widget], ...Object.fromEntries(filled) };
    }
  }
  if (Object.keys(texts).length === 0) return '';
  // Nothing in it can end the element.
  return JSON.stringify({ language: culture, texts }).replaceAll('<', '\\u003c');
}

/**
 * Registers the partial `widgets` and its helpers.
 *
 * @param handlebars
 * @param languages the folder of the language files; without it that of the release
 */
export function registerWidgets(
  handlebars,
  languages = fileURLToPath(new URL('../../languages', import.meta.url)),
) {
  const made = new Map();
  const readJson = (given) => {
    const culture = toCulture(given);
    if (!made.has(culture)) made.set(culture, makeJson(culture, languages));
    return made.get(culture);
  };
  const partial = readFileSync(new URL('widgets.hbs', import.meta.url), 'utf8');
  handlebars.registerPartial('widgets', partial);
  handlebars.registerHelper('widgetCulture', toCulture);
  handlebars.registerHelper('widgetTextsId', (culture) => (readJson(culture) ? `#${id}` : ''));
  handlebars.registerHelper('widgetTexts', (culture) => {
    const json = readJson(culture);
    const script = `<script type="application/json" id="${id}">${json}</script>\n`;
    return new handlebars.SafeString(json && script);
  });
}
