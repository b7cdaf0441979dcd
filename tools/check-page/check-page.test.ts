import { describe, expect, it, vi } from 'vitest';
import { readCases } from '../../tests/setup/site/read-cases.ts';
import { byLength } from '../../tests/setup/test-length.ts';
import { checkPage } from './check-page.ts';
import { sayFinding } from './finding.ts';
import { readWidgets } from '../read-widgets.ts';

const rules = { widgets: await readWidgets() };

/** The findings of a piece of HTML, as lines without the file's name. */
function check(html: string): readonly string[] {
  return checkPage(html, rules).map((finding) => sayFinding({ file: '', ...finding }).slice(1));
}

const page = (head: string, body = '') =>
  `<!doctype html>\n<html lang="en-US"><head>${head}</head><body>\n${body}</body></html>`;
const script = '<script src="/a/widgets.js" defer></script>';

describe('a mount point', () => {
  const cases = readCases(`
# an unknown widget
<div data-widget="carousell"></div>
→ 1:6 carousell data-widget: "carousell", expected a known widget, probably "carousel"
# an unknown attribute and an unknown text
<div data-widget="carousel" data-carousel-id="a"
  data-autoplay-dely="0" data-text-nxt="x"></div>
→ 2:3 carousel data-autoplay-dely: not an attribute of this widget, expected data-autoplay-delay
→ 2:26 carousel data-text-nxt: no text of this widget, expected data-text-next
# an attribute and a text without data-
<div data-widget="carousel" data-carousel-id="a" autoplay-delay="0" text-next="x" id="b"></div>
→ 1:50 carousel autoplay-delay: without data-, expected data-autoplay-delay
→ 1:69 carousel text-next: without data-, expected data-text-next
# what is missing
<p></p>
<div data-widget="carousel"></div>
→ 2:1 carousel data-carousel-id: missing, expected data-carousel-id or data-slides
# an end tag that is missing before mount points
<section data-widget="subscribe-callout"><p>By letter.</p>
<div data-widget="carousel" data-carousel-id="a"></div><div data-widget="carousel" data-carousel-id="b"></div>
→ 1:1 subscribe-callout the end tag: missing, expected </section> where the widget ends
→ 1:1 subscribe-callout what the CMS rendered inside: 2 mount points (carousel, carousel) among 9 characters of text, expected no mount point there; an end tag may be missing
→ 2:6 carousel data-widget: inside the mount point subscribe-callout of line 1, expected a place outside it
→ 2:56 carousel data-text-label: missing, as on the carousel of line 2, expected a name of its own
→ 2:61 carousel data-widget: inside the mount point subscribe-callout of line 1, expected a place outside it
# an end tag that is missing where nothing is swallowed
<p></p>
<div data-widget="tabs"><ul><li><a href="#a">A</a></li></ul><p id="a">First
→ 2:1 tabs the end tag: missing, expected </div> where the widget ends
# an end tag that HTML lets out as nothing
<ul><li data-widget="subscribe-callout"></ul>
# a placeholder that the CMS did not fill in
<div data-widget="carousel" data-carousel-id="{{ id }}" data-autoplay-delay="{% delay %}"></div>
→ 1:29 carousel data-carousel-id: the placeholder "{{ id }}", which the CMS did not fill in, expected a text
→ 1:57 carousel data-autoplay-delay: the placeholder "{% delay %}", which the CMS did not fill in, expected a whole number of milliseconds, 0 or more
# a placeholder of Razor
<div data-widget="carousel" data-carousel-id="@Model.Id"></div>
→ 1:29 carousel data-carousel-id: the placeholder "@Model.Id", which the CMS did not fill in, expected a text
# a placeholder in the place of a name
<div data-widget="{{ widget }}"></div>
→ 1:6 {{ widget }} data-widget: the placeholder "{{ widget }}", which the CMS did not fill in, expected a known widget
# a placeholder in the place of a text
<div data-widget="subscribe-callout" data-text-title="{{ title | t }}"></div>
→ 1:38 subscribe-callout data-text-title: the placeholder "{{ title | t }}", which the CMS did not fill in, expected a text
# tags and entities in a text
<div data-widget="subscribe-callout" data-text-title="&lt;em&gt;New&lt;/em&gt;" data-text-intro="A &amp;amp; B"></div>
→ 1:38 subscribe-callout data-text-title: with "<em>", which is shown as it is, expected a plain text without tags and entities
→ 1:81 subscribe-callout data-text-intro: with "&amp;", which is shown as it is, expected a plain text without tags and entities
# a text on an element inside
<div data-widget="subscribe-callout"><p data-text-title="News">News</p></div>
→ 1:41 subscribe-callout data-text-title: on an element inside the widget, expected data-text-title on the element that has data-widget="subscribe-callout"
# a text of a modal inside as nothing
<div data-widget="tabs"><ul><li><a href="#a">A</a></li></ul><p id="a"><a data-modal="#a" data-text-close="Shut">B</a></p></div>
# two carousels with one name
<div data-widget="carousel" data-carousel-id="a"></div>
<div data-widget="carousel" data-carousel-id="b"></div>
<div data-widget="carousel" data-carousel-id="c" data-text-label="Awards"></div>
→ 2:1 carousel data-text-label: missing, as on the carousel of line 1, expected a name of its own
# regions of two kinds as nothing
<div data-widget="carousel" data-carousel-id="a"></div><div data-widget="investment-solutions" data-carousel-id="b"></div>
# an attribute on the element around
<div data-source="news"><div data-widget="filter-area"></div></div>
→ 1:6 filter-area data-source: on the element around the widget, expected data-source on the element that has data-widget="filter-area"
→ 1:25 filter-area data-source: missing, expected one of "news", "insight", "team"
# an attribute on an element inside
<div data-widget="filter-area"><p data-source="news"></p></div>
→ 1:1 filter-area data-source: missing, expected one of "news", "insight", "team"
→ 1:35 filter-area data-source: on an element inside the widget, expected data-source on the element that has data-widget="filter-area"
# an attribute of one word on an element inside, where its value is one of the choices
<div data-widget="subscribe-callout"><form data-variant="tile"></form></div>
→ 1:44 subscribe-callout data-variant: on an element inside the widget, expected data-variant on the element that has data-widget="subscribe-callout"
# an attribute of somebody else inside as nothing
<div data-widget="subscribe-callout"><form data-variant="dark"></form></div>
# a placeholder that the text does not have
<div data-widget="document-list" data-documents="[]" data-text-results-few="{count} Dokumente" data-text-page="{n}/{total}"></div>
→ 1:54 document-list data-text-results-few: with {count}, which is shown as it is, expected {n}
# a placeholder in a text without a default as nothing
<div data-widget="tabbed-search" data-text-no-results-all="Nothing for {text}"></div>
# a placeholder in a text that has none
<div data-widget="subscribe-callout" data-text-submit="Send {email}"></div>
→ 1:38 subscribe-callout data-text-submit: with {email}, which is shown as it is, expected a text without placeholders
# data-widget itself misspelt
<div data-wigdet="tabs"></div>
→ 1:6 tabs data-wigdet: "tabs", expected data-widget="tabs"
# a form whose messages have their places as nothing
<form data-widget="form-errors"><label>A <input aria-describedby="hint a" required></label>
<p id="a"><b data-error="value-missing">Enter it.</b><b data-error></b></p></form>
# messages of no kind that browsers know, and of no field
<div data-widget="form-errors"><form><label>A <input aria-errormessage="a" required></label>
<p id="a"><b data-error="missing">Enter it.</b></p><p><b data-error>Wrong.</b></p></form></div>
→ 2:14 form-errors data-error: "missing", expected nothing, or one of value-missing, type-mismatch, pattern-mismatch, too-short, too-long, range-underflow, range-overflow, step-mismatch, bad-input, custom-error
→ 2:58 form-errors data-error: in no element that a field names, expected an element around it whose id is in the aria-describedby of a field
# messages without a form
<p></p>
<div data-widget="form-errors"></div>
→ 2:1 form-errors the content: without a form, expected a <form>, or an element around one
# a panel of tabs whose id stands before them by the id alone
<p id="a"></p>
<div data-widget="tabs"><ul><li><a href="#a">A</a></li></ul><p id="a">First</p></div>
→ 2:64 tabs id: "a", which stands on line 1 already, expected an id that no other element has
# articles of the page that are read as people
<div data-widget="filter-area" data-source="team" data-content='{"Content":[
{"FullName":"A"},
{"Headline":"B"}]}'></div>
→ 3:1 filter-area data-content, Content[1]: an object with Headline, expected one with FullName
# content of the page without its list
<div data-widget="filter-area" data-source="news" data-content='{"Items":[]}'></div>
→ 1:51 filter-area data-content: an object with Items, expected an object with a list "Content"
# what is for nobody that the gate lets choose
<form data-widget="audience-gate"></form>
<div data-widget="audience-gate"><form><select name="country"><option value="">?<option value="CH"><option value="United Kingdom"></select>
<input type="radio" name="audience" value="professional"><p data-audience="retail">Terms</p></form></div>
<p data-audience="profesional">A</p><p data-audience="retail, Professional" data-audience-country="DE UK">B</p>
<p data-audience="retail Professional unknown" data-audience-country="de ch">C</p><p data-audience="Unknown" data-audience-country>D</p>
<div data-widget="document-list" data-documents='[{"docName":"A","audience":"Retail"},{"docName":"B","audience":"Retail","country":["AT","ch"]},{"docName":"C","country":"Schweiz"}]'></div>
→ 1:1 audience-gate the content: without a form that asks, expected <form> with fields named audience and country, or one of them
→ 2:108 audience-gate value: "United Kingdom", expected one word
→ 3:61 audience-gate data-audience: "retail", expected one of professional
→ 4:4 audience-gate data-audience: "profesional", expected one of professional, probably "professional"
→ 4:77 audience-gate data-audience-country: "DE UK", expected one of ch, united kingdom
→ 6:77 document-list data-documents, documents[0].audience: "Retail", expected one of professional
→ 6:113 document-list data-documents, documents[1].audience: "Retail", expected one of professional
→ 6:170 document-list data-documents, documents[2].country: "Schweiz", expected one of ch, united kingdom
# countries and kinds that no gate asks for as nothing
<div data-widget="audience-gate"><form><input type="radio" name="audience" value="retail"></form></div><p data-audience-country="DE">A</p>
# a template or a drawing as nothing
<template><p data-widget="none"></p></template><svg><g data-widget="none"></g></svg>
`);

  it.each(cases)('is told $title', ({ input, expected }) => {
    expect(check(input)).toEqual(expected);
  });
});

describe('an attribute of a widget on an element without data-widget', () => {
  const cases = readCases(`
# by the widget that has it, or all that have it
<section data-carousel-id="home" data-autoplay-delay="5000"></section>
→ 1:10 page data-carousel-id: on an element without data-widget, expected data-widget="carousel" or "investment-solutions" there
→ 1:34 page data-autoplay-delay: on an element without data-widget, expected data-widget="carousel" there
# in a panel of tabs, where a widget may be
<div data-widget="tabs"><ul><li><a href="#a">A</a></li></ul><p id="a" data-search-text="a" data-page-size="2"></p></div>
→ 1:71 page data-search-text: on an element without data-widget, expected data-widget="tabbed-search" there
→ 1:92 page data-page-size: on an element without data-widget, expected data-widget="tabbed-search" there
# around a mount point that does not have it
<section data-carousel-id="home"><div data-widget="subscribe-callout"></div></section>
→ 1:10 page data-carousel-id: on an element without data-widget, expected data-widget="carousel" or "investment-solutions" there
# once where data-widget is misspelt
<section data-wigdet="carousel" data-carousel-id="home"></section>
→ 1:10 carousel data-wigdet: "carousel", expected data-widget="carousel"
# once where the name of the widget is misspelt inside
<section data-carousel-id="home"><div data-widget="carousell"></div></section>
→ 1:39 carousell data-widget: "carousell", expected a known widget, probably "carousel"
# once around its mount point
<section data-carousel-id="home"><div data-widget="carousel" data-slides="[]"></div></section>
→ 1:10 carousel data-carousel-id: on the element around the widget, expected data-carousel-id on the element that has data-widget="carousel"
# once inside its mount point
<div data-widget="carousel" data-slides="[]"><p data-autoplay-delay="0"></p></div>
→ 1:49 carousel data-autoplay-delay: on an element inside the widget, expected data-autoplay-delay on the element that has data-widget="carousel"
# around and inside a mount point that has it too, as nothing
<section data-carousel-id="a"><div data-widget="carousel" data-carousel-id="a"><p data-carousel-id="a"></p></div></section>
# in the fallback of another widget, which goes, as nothing
<div data-widget="subscribe-callout"><table data-page-size="5"></table></div>
# that may be somebody else's as nothing
<table data-page-size="5"></table>
<p data-source="news" data-slides="[]" data-text-next="x" data-modal-size="full" data-text-carousel-next="x"></p>
# in a drawing, on a script or on html as nothing
<html data-carousel-id="a"><script src="/a/widgets.js" data-image-query="w={width}" data-image-widths="480"></script>
<script data-page-size="5"></script><svg data-page-size="5"></svg></html>
`);

  it.each(cases)('is told $title', ({ input, expected }) => {
    expect(check(input)).toEqual(expected);
  });

  it('is a risk', () => {
    const [finding] = checkPage('<p data-carousel-id="home"></p>', rules);
    expect(finding?.severity).toBe('warning');
  });
});

describe('JSON', () => {
  const cases = readCases(String.raw`
# that is none, by reason and place in the HTML, through its entities
<p
 data-widget="document-list" data-documents="[{&quot;docName&quot;: &quot;A&quot;,}]">
→ 2:83 document-list data-documents: text with a comma before a closing bracket (character 17, near "ocName\": \"A\",}]"), expected JSON
# that is encoded twice, by its places too
<p data-widget="document-list" data-documents="[{&amp;quot;docName&amp;quot;:&amp;quot;A&amp;quot;},7]">
→ 1:101 document-list data-documents, documents[1]: 7, expected an object
# with several mistakes in a script, each by the line of the script
<div data-widget="document-list" data-documents="#docs"></div>
<script type="application/json" id="docs">[
  {"docName": "A", "itemDate": "30.11.2022"},
  {"docName": "B", "itemDate": "2022-11-30"},
  {"docName": "C", "itemDate": "soon"},
  {"docName": 7, "itemDate": "soon", "forceDownload": "perhaps"}
]</script>
→ 3:32 document-list data-documents, documents[0].itemDate: "30.11.2022", expected a date such as 2022-11-30
→ 5:32 document-list data-documents, documents[2].itemDate: "soon", expected a date such as 2022-11-30
→ 6:30 document-list data-documents, documents[3].itemDate: "soon", expected a date such as 2022-11-30
→ 6:55 document-list data-documents, documents[3].forceDownload: "perhaps", expected true or false
# in a script that is empty, by the line of the script
<p></p>
<script type="application/json" id="docs"></script>
<div data-widget="document-list" data-documents="#docs"></div>
→ 2:43 document-list data-documents: the script #docs: empty, expected JSON
# in a script that browsers run, as a risk
<div data-widget="document-list" data-documents="#docs"></div>
<script id="docs" type="text/javascript">[{"docName":"A"}]</script>
→ 2:19 document-list type: "text/javascript" on a script with data, expected "application/json"
`);

  it.each(cases)('is told $title', ({ input, expected }) => {
    expect(check(input)).toEqual(expected);
  });

  it.each([
    ['#none', '"#none", which is not on the page, expected'],
    ['docs', 'not JSON ("docs"), expected JSON, or "#docs" for the script of this id'],
    ['window.name', 'window.name, a name that belongs to the browser, expected'],
    ['window.a.b', '"window.a.b", expected'],
  ])('is told that nothing is at %s', (value, found) => {
    const [line] = check(`<p data-widget="fund-summary" data-funds="${value}">`);
    expect(line).toContain(`data-funds: ${found}`);
  });

  it.each([
    ['a non-breaking space', '[\n{"docName":\u00a0"A"}]', '3:12'],
    ['a byte order mark', '\ufeff[{"docName":"A"}]', '2:43'],
    ['a zero-width space', '[{"docName":"A"},\u200b{"docName":"B"}]', '2:60'],
  ])('with %s is told the character and its place', (_, json, place) => {
    const list = '<div data-widget="document-list" data-documents="#docs"></div>\n';
    const [line = ''] = check(`${list}<script type="application/json" id="docs">${json}</script>`);
    expect(line).toContain('text with a space that JSON does not know');
    expect(line.split(' ')[0]).toBe(place);
  });

  it.each([
    ['written as plain JSON is read', 'var docs = [{"docName": 1, "itemDate": "soon"}];', 1],
    ['written as plain JSON that is right is fine', 'window.docs = [{"docName": "A"}];', 0],
    ['filled by a program cannot be checked', 'window.docs = load();', 0],
    ['made of data and a program neither', 'window.docs = [7].concat(load());\n\ndone();', 0],
    ['nor on further lines', 'window.docs = [7]\n  // more\n  .concat(load());', 0],
    ['nor indexed', 'window.docs = [[7]]\n[0];', 0],
    ['nor added to', 'window.docs = [7] /* and */ + load();', 0],
    ['nor chosen', 'window.docs = [7]\n  ? a : b;', 0],
    ['is data where a new line begins', 'window.docs = [7]\ndone();', 1],
    ['is data before a comment', 'window.docs = [7] // seven\n', 1],
    ['is data before another', 'var docs = [7], other = load();', 1],
    ['is data at the end of a block', '{ window.docs = [7] }', 1],
    ['that another file may define cannot be checked', '</script><script src="/x.js">', 0],
    ['that nobody defines is missing', '', 1],
    ['made with const does not reach window', 'const docs = [];', 1],
    [
      'of a module does not either',
      '</script><script type="module">var docs = [{"docName": "A"}];',
      1,
    ],
    [
      'that a module writes on window is read',
      '</script><script type="module">window.docs = [7];',
      1,
    ],
    [
      'that a module fills cannot be checked',
      '</script><script type="module">window.docs = load()',
      0,
    ],
  ])('in a variable %s', (_, text, count) => {
    const body = `<p data-widget="document-list" data-documents="window.docs"></p>`;
    expect(check(page(`${script}<script>${text}</script>`, body))).toHaveLength(count);
  });
});

describe('JSON that is nested 20,000 levels deep', () => {
  const [levels, list] = [20_000, '<p data-widget="document-list" data-documents='];
  const deep = '['.repeat(levels) + ']'.repeat(levels);
  const deepField = `[{"docName":"A","x":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}]`;
  const cases: readonly (readonly [string, string, string])[] = [
    ['in an attribute', `${list}'${deep}'></p>`, 'documents[0]: a list of 1, expected an object'],
    ['cut off', `${list}'${'['.repeat(levels)}'></p>`, 'text that is cut off'],
    [
      'in a script',
      `${list}"#docs"></p><script type="application/json" id="docs">${deep}</script>`,
      'documents[0]: a list of 1, expected an object',
    ],
    ['in a variable', `<script>window.docs = ${deep}</script>${list}"window.docs"></p>`, ''],
    ['beside good fields', `${list}'${deepField}'></p>`, ''],
  ];
  it.each(cases)('is read as any other %s', (_, html, told) => {
    const lines = check(html).join('\n');
    expect(lines).toContain(told);
    expect(lines === '').toBe(told === '');
  });
});

describe('the page', () => {
  const heads = readCases(`
# no script
→ page the script: missing
# the script twice
${script}${script}
→ widgets.js the number of its tags: 2 or more
# a misspelt option
<script src="/a/widgets.js" data-cultur="en-US"></script>
→ widgets.js data-cultur: not an attribute of this widget, expected data-culture
# a text with tags, and a placeholder
<script src="/a/widgets.js" data-text-carousel-next="&lt;b&gt;Next&lt;/b&gt;" data-culture="{{ culture }}"></script>
→ widgets.js data-text-carousel-next: with "<b>", which is shown as it is, expected a plain text
→ widgets.js data-culture: the placeholder "{{ culture }}", which the CMS did not fill in, expected a culture code
# a placeholder that a text does not have
<script src="/a/widgets.js" data-text-carousel-go-to="Slide {number}"></script>
→ widgets.js data-text-carousel-go-to: with {number}, which is shown as it is, expected {n}
# the stylesheet twice
${script}<link rel="stylesheet" href="/a/widgets.css"><link rel="stylesheet" href="/b/widgets.css?v=2">
→ page the stylesheet: linked twice
# nothing wrong
${script}
`);

  it.each(heads)('has $title in its head', ({ input, expected }) => {
    const contained = expected.map((line) => expect.stringContaining(line) as unknown);
    expect(check(page(input))).toEqual(contained);
  });

  it('in another language than English says which culture it means', () => {
    const html = page(script).replace('en-US', 'de');
    expect(check(html)).toEqual([
      '2:7 widgets.js lang of <html>: "de", expected a culture with a region such as "de-DE", or data-culture on the script tag',
    ]);
    expect(check(html.replace('defer', 'defer data-culture="de-DE"'))).toEqual([]);
  });

  const pieces = readCases(`
# nothing, as a piece of a page
<p>Text</p>
# a raw quote inside a value
<p title="[{"id":"all"}]">
→ 1:4 page title: with a raw " inside, which ends the value, expected &quot; for each " inside
# a raw apostrophe inside a value, told by the attribute whose value it ends
<p id="a" title='The Manager's letter of the year's end'>
→ 1:11 page title: with a raw ' inside, which ends the value, expected &#39; for each ' inside
# a raw quote that ends a value with an apostrophe
<p title="He said='no' to "Net" values">
→ 1:4 page title: with a raw " inside, which ends the value, expected &quot; for each " inside
# a raw quote that ends a value at its start
<p id='a' title=""Net" means after costs">
→ 1:11 page title: with a raw " inside, which ends the value, expected &quot; for each " inside
# JSON that ends at an apostrophe, with its way out
<p data-widget="document-list" data-documents='[{"docName": "The Manager's letter"}]'></p>
→ 1:61 document-list data-documents: text that is cut off after 25 characters, near "\\"The Manager", with a raw ' inside, which ends the value, expected &#39; for each ' inside
# JSON that ends at a quote
<p data-widget="document-list" data-documents="[{"docName":"A"}]"></p>
→ 1:50 document-list data-documents: text that is cut off after 2 characters, near "[{", with a raw " inside, which ends the value, expected &quot; for each " inside
# JSON in a module
<p data-widget="document-list" data-documents="#a"></p><script type="module" id="a">[]</script>
→ 1:64 document-list type: "module" on a script with data, expected "application/json"
# a raw sign
<p title="a > b">
→ 1:4 page title: with a raw ">"
# a sign that is encoded
<p title="a &gt; b">
# an id twice
<p id="a"></p>
<p id="a">
→ 2:4 page id: "a", which stands on line 1 already
# a modal without content
<a data-modal="#x">
→ 1:4 modal data-modal: "#x", expected #
# a modal with content
<a data-modal="#x">A</a><p id="x">
`);

  it.each(pieces)('has $title', ({ input, expected: [expected] }) => {
    const [line] = check(input);
    if (expected === undefined) expect(line).toBeUndefined();
    else expect(line).toContain(expected);
  });
});

it('parses JSON once, however many mistakes it has and mount points read it', () => {
  const many = byLength(100, 1000);
  const list = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => ({ docNam: '' })));
  const parse = vi.spyOn(JSON, 'parse');
  const countParsed = (html: string) => {
    parse.mockClear();
    check(html);
    return parse.mock.calls.length;
  };
  const inAttribute = (count: number) =>
    `<p data-widget="document-list" data-documents='${list(count)}'>`;
  const inScript = (count: number) =>
    `<script type="application/json" id="a">${list(count)}</script>${'<p data-widget="document-list" data-documents="#a">'.repeat(3)}`;
  expect(countParsed(inAttribute(many))).toBe(countParsed(inAttribute(1)));
  expect(countParsed(inScript(many))).toBe(countParsed(inScript(1)));
  expect(check(inAttribute(many))).toHaveLength(2 * many);
  parse.mockRestore();
});

it.each([
  ['deep', '<div data-widget="tabs">'.repeat(byLength(500, 3000))],
  ['deep JSON', `<p data-widget="document-list" data-documents='${'['.repeat(100_000)}'>`],
  ['a frameset', '<frameset data-widget="tabs"><frame>'],
  ['clobbering names', '<p data-widget="__proto__" data-text-constructor="x">'],
  ['open tags', '<p data-widget="carousel" data-slides="'],
  ['zero bytes', '<p data-widget="\0" \0data-slides>\0'],
])('hostile HTML is read: %s', (_, html) => {
  expect(check(html).length).toBeGreaterThanOrEqual(0);
});
