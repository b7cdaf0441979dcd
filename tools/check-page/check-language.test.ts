import { describe, expect, it } from 'vitest';
import { readCases } from '../../tests/setup/site/read-cases.ts';
import { makeLanguageFiles } from '../render/language-files.ts';
import { checkPage } from './check-page.ts';
import { sayFinding } from './finding.ts';
import { readWidgets } from '../read-widgets.ts';

const rules = { widgets: await readWidgets() };
const built = makeLanguageFiles();

interface Page {
  readonly lang?: string;
  readonly options?: string;
  readonly html?: string;
  readonly file?: string | undefined;
}

const share = '<div data-widget="share-bar"><button data-share="copy">Copy</button></div>';
const german = 'lang="de-DE"';

/** The findings of a page, as lines without the file's name. */
function check({ lang = '', options = '', html = '', file }: Page): readonly string[] {
  const data =
    file === undefined ? '' : `<script type="application/json" id="t">\n${file}\n</script>`;
  const script = `<script src="/a/widgets.js" defer ${options}></script>`;
  const page = `<!doctype html>\n<html ${lang}><head>${script}</head><body>\n${html}\n${data}</body></html>`;
  return checkPage(page, rules).map((finding) => {
    const kind = finding.severity === 'note' ? ' (note)' : '';
    return sayFinding({ file: '', ...finding }).slice(1) + kind;
  });
}

const note = (place: string, texts: string) =>
  `2:${place} widgets.js data-texts: without ${texts.split(', ').length} texts that the page shows (${texts}), expected them in the language "de-DE", there or in an attribute data-text-… (note)`;
const all = 'share-bar.copied, share-bar.copy-failed, share-bar.share-failed';
const others = 'share-bar.copy-failed, share-bar.share-failed';
const disagrees = (place: string, culture: string, language: string) =>
  `2:${place} widgets.js data-culture: "${culture}", but <html lang="${language}">, expected one language on both`;

describe('a page in another language than English', () => {
  const own = 'data-text-share-bar-copied="Link kopiert"';

  it.each<[string, string, string, readonly string[]]>([
    ['in the language of <html>', german, '', [note('26', all)]],
    [
      'in that of the script tag, and that <html> has another',
      'lang="en-US"',
      'data-culture="de-DE"',
      [note('26', all), disagrees('60', 'de-DE', 'en-US')],
    ],
    ['but not in English', 'lang="en-GB"', '', []],
    ['but not without a culture', '', '', []],
    [
      'but only that <html> has another where the script tag says English',
      german,
      'data-culture="en-GB"',
      [disagrees('60', 'en-GB', 'de-DE')],
    ],
    ['but not where two regions have one language', 'lang="en"', 'data-culture="en-GB"', []],
    [
      'nor Norwegian as another',
      'lang="no"',
      'data-culture="nb-NO"',
      [note('23', all).replace('de-DE', 'nb-NO')],
    ],
    ['but not for one that <html> replaces', `${german} ${own}`, '', [note('68', others)]],
    ['but not for one that the script tag replaces', german, own, [note('26', others)]],
    [
      'but one alone where data-texts is an address, which is not read',
      german,
      'data-texts="/languages/de.json"',
      [
        '2:72 widgets.js data-texts: "/languages/de.json", which is not read here, expected # and the id of a JSON script, to have its texts checked (note)',
      ],
    ],
  ])('has one note for the texts that nobody replaced, %s', (_, lang, options, expected) => {
    expect(check({ lang, options, html: share })).toEqual(expected);
  });

  it('has the plural forms of the language, also those that English does not have', () => {
    const lines = check({
      lang: 'lang="pl-PL" data-text-filter-area-results-other="{n} wyniku"',
      html: '<div data-widget="filter-area" data-source="news"></div>',
    });
    const forms = [...lines.join().matchAll(/filter-area\.results-(\w+)/g)].map(([, form]) => form);
    expect(forms).toEqual(['one', 'few', 'many']);
  });

  it('has none where data-texts names the file of the language', () => {
    const file = built['languages/ar.json'];
    const html = `${share}<div data-widget="filter-area" data-source="news"></div>`;
    expect(check({ lang: 'lang="ar-AE"', options: 'data-texts="#t"', html, file })).toEqual([]);
  });
});

describe('the language file of a page', () => {
  const cases = readCases(String.raw`
# that is no JSON
{"language": "de",}
→ 5:19 widgets.js data-texts: the script #t: text with a comma before a closing bracket (character 19, near "guage\": \"de\",}\n"), expected JSON
# with a misspelt key
{"language": "de",
"texts": {"share-bar": {"copid": "Link kopiert"}}}
→ 6:34 widgets.js data-texts, texts.share-bar.copid: no text of this widget, expected "copied"
# without a plural form
{"language": "de", "texts": {"filter-area": {"results-other": "{n} Ergebnisse"}}}
→ 5:45 widgets.js data-texts, texts.filter-area.results-one: missing, expected this plural form, which "de" has
# without its language
{"texts": {"share-bar": {"copied": "Link kopiert"}}}
→ 4:40 widgets.js data-texts, language: missing, expected a language such as "de"
# with a strange placeholder
{"language": "de", "texts": {"video": {"elsewhere": "Auf {site} ansehen"}}}
→ 5:53 widgets.js data-texts, texts.video.elsewhere: with {site}, which is shown as it is, expected {host}
# in English, without notes
{"language": "en", "texts": {"share-bar": {"copied": "Copied"}}}
`);

  it.each(cases)('$title is told by its place', ({ input, expected }) => {
    const lang = expected.length === 0 ? 'lang="en-US"' : '';
    expect(check({ options: 'data-texts="#t"', file: input, lang })).toEqual(expected);
  });

  it('is told where it has another language than the page', () => {
    const read = (language: string) =>
      check({
        lang: 'lang="de-DE"',
        options: 'data-texts="#t"',
        file: `{"language": "${language}", "texts": {"share-bar": {}}}`,
      });
    expect(read('de-AT')).toEqual([]);
    expect(read('en')).toEqual([
      '5:14 widgets.js data-texts, language: "en", expected that of the page, "de-DE"',
    ]);
  });

  it.each([german, 'lang="en-US"'])('is told that its id lacks the #, in %s', (lang) => {
    const file = '{"language": "de"}';
    expect(check({ lang, options: 'data-texts=" t "', html: share, file })).toEqual([
      expect.stringMatching(
        /^2:\d+ widgets\.js data-texts: "t", which is the id of an element on line 4, expected "#t"$/,
      ),
    ]);
  });

  it('is told that it is not there where an id has the # too', () => {
    const [line] = check({ options: 'data-texts="#x"', html: '<p id="#x"></p>' });
    expect(line).toContain('data-texts: "#x", which is not on the page, expected');
  });

  it('is told where it is not there', () => {
    expect(check({ options: 'data-texts="#t"' })).toEqual([
      '2:48 widgets.js data-texts: "#t", which is not on the page, expected a <script type="application/json" id="t">',
    ]);
  });
});
