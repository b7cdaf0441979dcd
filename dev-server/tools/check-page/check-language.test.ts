import { describe, expect, it } from 'vitest';
import { makeLanguageFiles } from '../../build/languages.ts';
import { checkPage } from './check-page.ts';
import { sayFinding } from './finding.ts';
import { readPageRules } from './read-checks.ts';

const rules = await readPageRules();
const built = makeLanguageFiles();

interface Page {
  readonly lang?: string;
  readonly options?: string;
  readonly html?: string;
  readonly file?: string | undefined;
}

const share = '<div data-widget="share-bar"><button data-share="copy">Copy</button></div>';

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

const notes = [
  '3:1 share-bar data-text-share-bar-copied: missing, expected "Link copied" in the language "de-DE" (note)',
  '3:1 share-bar data-text-share-bar-copy-failed: missing, expected "The link could not be copied." in the language "de-DE" (note)',
];

describe('a page in another language than English', () => {
  it.each([
    ['of <html>', { lang: 'lang="de-DE"' }],
    ['of the script tag', { lang: 'lang="en-US"', options: 'data-culture="de-DE"' }],
    ['of <html> where the script tag has none', { lang: 'lang="de-DE"', options: 'data-debug' }],
  ])('by the culture %s has a note for each text that nobody replaced', (_, page) => {
    expect(check({ ...page, html: share })).toEqual(notes);
  });

  it.each([
    ['lang="en-GB"', ''],
    ['', ''],
    ['lang="de-DE"', 'data-culture="en-GB"'],
  ])('is not one with %s and %s', (lang, options) => {
    expect(check({ lang, options, html: share })).toEqual([]);
  });

  it.each([
    ['<html>', 'lang="de-DE" data-text-share-bar-copied="Link kopiert"', '', share],
    ['the script tag', 'lang="de-DE"', 'data-text-share-bar-copied="Link kopiert"', share],
    [
      'the mount point',
      'lang="de-DE"',
      '',
      share.replace('data-widget', 'data-text-copied="Link kopiert" data-widget'),
    ],
  ])('has none for a text that %s replaces', (_, lang, options, html) => {
    expect(check({ lang, options, html })).toEqual(notes.slice(1));
  });

  it('has none for a word that is no language', () => {
    expect(check({ options: 'data-culture="german"', html: share })).toEqual([
      '2:48 widgets.js data-culture: "german", expected a culture code with a region such as "de-DE"',
    ]);
  });

  it('has one where a second mount point does not replace a text', () => {
    const told = share.replace('data-widget', 'data-text-copied="Link kopiert" data-widget');
    const [first] = check({ lang: 'lang="de-DE"', html: `${told}\n${share}` });
    expect(first).toMatch(/^3:\d+ share-bar data-text-share-bar-copy-failed/);
    expect(check({ lang: 'lang="de-DE"', html: `${told}\n${share}` })[1]).toMatch(
      /^4:1 share-bar data-text-share-bar-copied/,
    );
  });

  it('has the plural forms of the language, also those that English does not have', () => {
    const lines = check({
      lang: 'lang="pl-PL" data-text-filter-area-results-other="{n} wyniku"',
      html: '<div data-widget="filter-area" data-source="news"></div>',
    });
    const forms = lines.map((line) => /filter-area-results-(\w+)/.exec(line)?.[1]).filter(Boolean);
    expect(forms).toEqual(['one', 'few', 'many']);
  });

  it('has the texts of the modal where something opens it', () => {
    const html = '<a href="#x" data-modal="#x">Terms</a><p id="x">Text</p>';
    expect(check({ lang: 'lang="de-DE"', html })[0]).toBe(
      '3:1 modal data-text-modal-close: missing, expected "Close" in the language "de-DE" (note)',
    );
  });

  it('has none where data-texts names the file of the language', () => {
    const file = built['languages/ar.json'];
    const html = `${share}<div data-widget="filter-area" data-source="news"></div>`;
    expect(check({ lang: 'lang="ar-AE"', options: 'data-texts="#t"', html, file })).toEqual([]);
  });

  it('has one where data-texts is an address, which is not read', () => {
    const options = 'data-texts="/languages/de.json"';
    expect(check({ lang: 'lang="de-DE"', options, html: share })).toEqual([
      '2:72 widgets.js data-texts: "/languages/de.json", which is not read here, expected # and the id of a JSON script, to have its texts checked (note)',
    ]);
  });
});

describe('the language file of a page', () => {
  const checkFile = (file: string, lang = '') => check({ options: 'data-texts="#t"', file, lang });

  it.each([
    [
      'that is not there',
      undefined,
      '2:48 widgets.js data-texts: "#t", which is not on the page, expected a <script type="application/json" id="t">',
    ],
    [
      'that is no JSON',
      '{"language": "de",}',
      '5:19 widgets.js data-texts: the script #t: text with a comma before a closing bracket (character 19, near "guage\\": \\"de\\",}\\n"), expected JSON',
    ],
    [
      'with a misspelt key',
      '{"language": "de",\n"texts": {"share-bar": {"copid": "Link kopiert"}}}',
      '6:34 widgets.js data-texts, texts.share-bar.copid: no text of this widget, expected "copied"',
    ],
    [
      'without a plural form',
      '{"language": "de", "texts": {"filter-area": {"results-other": "{n} Ergebnisse"}}}',
      '5:45 widgets.js data-texts, texts.filter-area.results-one: missing, expected this plural form, which "de" has',
    ],
    [
      'without its language',
      '{"texts": {"share-bar": {"copied": "Link kopiert"}}}',
      '4:40 widgets.js data-texts, language: missing, expected a language such as "de"',
    ],
    [
      'with a strange placeholder',
      '{"language": "de", "texts": {"video": {"elsewhere": "Auf {site} ansehen"}}}',
      '5:53 widgets.js data-texts, texts.video.elsewhere: with {site}, which is shown as it is, expected {host}',
    ],
  ])('%s is told by its place', (_, file, line) => {
    expect(check({ options: 'data-texts="#t"', file })).toEqual([line]);
  });

  it('is checked on a page in English too, without notes', () => {
    const file = '{"language": "en", "texts": {"share-bar": {"copied": "Copied"}}}';
    expect(checkFile(file, 'lang="en-US"')).toEqual([]);
  });

  it('is a risk in a script that browsers run', () => {
    const html = '<script id="t">{"language": "en", "texts": {}}</script>';
    expect(check({ options: 'data-texts="#t"', html })).toEqual([
      '3:1 page type: missing on a script with data, expected "application/json"',
    ]);
  });
});
