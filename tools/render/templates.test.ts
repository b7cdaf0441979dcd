import { describe, expect, it } from 'vitest';
import { type Files, writeFiles } from '../../tests/setup/site/write-files.ts';
import { createTemplates } from './templates.ts';

function render(files: Files, data: unknown = {}, name = 'home'): string {
  return createTemplates(writeFiles(files)).render(name, data);
}

function renderText(template: string, data: unknown = {}): string {
  return render({ 'pages/home.hbs': template }, data);
}

describe('a page', () => {
  it('is made of a layout and of partials by their paths', () => {
    const files = {
      'layouts/site.hbs': '<main>{{> @partial-block}}</main>',
      'partials/mount-points/carousel.hbs': '<div data-carousel-id="{{id}}"></div>',
      'pages/home.hbs': '{{#> layouts/site}}{{> mount-points/carousel id="home"}}{{/layouts/site}}',
    };
    expect(render(files)).toBe('<main><div data-carousel-id="home"></div></main>');
  });

  it('encodes what it is given', () => {
    expect(renderText('<p title="{{text}}">', { text: `"><script>'` })).toBe(
      '<p title="&quot;&gt;&lt;script&gt;&#x27;">',
    );
  });

  it.each([
    '{{jsonScript "x\\"y" value}}',
    '<script type="application/json" id="x">{{dataJson value}}</script>',
  ])('writes data into a JSON script that nothing in them can end: %s', (template) => {
    const value = { name: '</script><!--<script>alert(1)</script>&amp;\u2028\u2029' };
    const html = renderText(template, { value });
    const [, text = ''] =
      /^<script type="application\/json" id="[^"]*">(.*)<\/script>$/.exec(html) ?? [];
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe('the words of a page', () => {
  const texts = { language: 'de-DE', texts: { video: { play: 'Abspielen: {title}' } } };

  it.each([
    [undefined, 'Play: A &amp; B {x}'],
    [texts, 'Abspielen: A &amp; B {x}'],
  ])('are in its language, with their placeholders filled: %j', (pageTexts, words) => {
    const template = '{{word "" "video" "play" "Play: {title}" title=title}}';
    const data = { title: 'A & B {x}', page: { texts: pageTexts } };
    expect(renderText(template, data)).toBe(words);
  });

  it.each([
    ['en-US', 'English'],
    ['de-DE', 'Deutsch'],
    ['ar-AE', 'العربية'],
  ])('name the language of captions in that language: %s', (culture, name) => {
    expect(renderText('{{languageName}}', { page: { culture } })).toBe(name);
  });
});

describe('a mistake in a template', () => {
  /** A page as in the site: content of a layout, from line 2 on; the layout's own line is far below. */
  const inLayout = (content: string): Files => ({
    'layouts/site.hbs': `<html>${'\n'.repeat(20)}{{> @partial-block}}</html>`,
    'partials/blocks/box.hbs': '<div>\n\n{{> @partial-block}}\n{{label}}</div>',
    'partials/endless.hbs': '{{> endless}}',
    'assets/icons/menu.svg': '<svg></svg>',
    'pages/home.hbs': `{{#> layouts/site}}\n${content}\n{{/layouts/site}}`,
  });
  const data = { title: 'x', items: [{}], page: { culture: 'en-US' } };

  it.each([
    ['<p>{{titel}}</p>', '2:6: "titel" is not in the page\'s data.'],
    [
      '{{#each items}}\n  {{#if image.alt}}x{{/if}}{{/each}}',
      "3:9: Cannot read properties of undefined (reading 'alt')",
    ],
    ['{{#> blocks/box label="x"}}\n{{a}}{{/blocks/box}}', '3:3: "a" is not in the page'],
    ['{{#*inline "row"}}\n<b>{{a}}</b>{{/inline}}\n{{> row}}', '3:6: "a" is not in the page'],
    ['\n{{@root.site.firm}}', '3:3: "firm" is not in the page'],
    ['{{json missing}}', '2:1: the helper "json" got a field that is missing.'],
    ['{{icon "nothing"}}', '2:1: the icon "nothing" is not in templates/assets/icons.'],
    ['<p>{{day title}}', '2:4: the helper "day" got "x"; expected a date such as 2022-11-30.'],
    ['{{#eahc items}}x{{/eahc}}', '2:4: "eahc" is not in the page'],
    ['{{#if}}x{{/if}}', '2:1: #if requires exactly one argument.'],
    ['{{> blocks/bxo}}', '2:1: The partial blocks/bxo could not be found.'],
    ['{{!-- {{#if a}} --}}\n{{/if}}', "1:6: layouts/site doesn't match if"],
    ['<p>{{title</p>', '2:1: Parse error on line 2:'],
  ])('is named with page, line and column inside a layout: %j', (content, message) => {
    expect(() => render(inLayout(content), data)).toThrow(`templates/pages/home.hbs:${message}`);
  });

  it.each([
    ['{{> blocks/box}}', 'blocks/box.hbs:3:1: The partial @partial-block could not be found'],
    ['{{#> blocks/box}}x{{/blocks/box}}', 'blocks/box.hbs:4:3: "label" is not in the page'],
    ['{{> endless}}', 'endless.hbs:1:1: Maximum call stack size exceeded.'],
  ])('is named where it stands in what the page includes: %j', (content, message) => {
    const place = `templates/partials/${message}`;
    expect(() => render(inLayout(content), data)).toThrow(place);
  });

  it('is named outside a layout', () => {
    const told = 'templates/pages/home.hbs:3:3: "firm" is not in the page\'s data.';
    expect(() => renderText('\n\n{{site.firm}}', { site: {} })).toThrow(told);
  });

  it('is named where the page itself is not there', () => {
    expect(() => render({}, {}, 'funds')).toThrow('templates/pages/funds.hbs is missing.');
  });
});

describe('the helpers', () => {
  it.each([
    ['{{#if (eq a 1)}}yes{{/if}}', { a: 1 }, 'yes'],
    ['{{#if (eq a "1")}}yes{{else}}no{{/if}}', { a: 1 }, 'no'],
    ['{{or a b}}', { a: '', b: 'second' }, 'second'],
    ['{{#if (or a b)}}yes{{else}}no{{/if}}', { a: false }, 'no'],
    ['{{#if (not a)}}none{{/if}}', { a: [] }, 'none'],
    ['{{#each (array "a" "b")}}{{this}},{{/each}}', {}, 'a,b,'],
    ['{{#with (object k="v")}}{{k}}{{/with}}', {}, 'v'],
    ['{{fileKind a}}', { a: '/prices.csv?name=a.pdf' }, 'CSV'],
    ['{{json a}}', { a: { b: '<"\'&' } }, '{&quot;b&quot;:&quot;&lt;\\&quot;&#x27;&amp;&quot;}'],
    // A day is the same in every time zone.
    ['{{day a}}', { a: '2022-11-30', page: { culture: 'en-GB' } }, '30 Nov 2022'],
  ])('%s', (template, data, text) => {
    expect(renderText(template, data)).toBe(text);
  });

  it('draw an icon that assistive technology passes over', () => {
    const files = {
      'assets/icons/menu.svg':
        '<!-- licence -->\n<svg\n  class="lucide"\n  width="24"\n>\n<path d="M0 0" /></svg>\n',
      'pages/home.hbs': '{{icon "menu" class="a b"}}',
    };
    expect(render(files)).toBe(
      '<svg class="a b" aria-hidden="true" focusable="false" width="24">\n<path d="M0 0" /></svg>',
    );
  });

  it.each(['menus', '../../layouts/site', 'menu\0'])('know no icon %j', (name) => {
    const files = { 'assets/icons/menu.svg': '<svg></svg>', 'pages/home.hbs': '{{icon name}}' };
    expect(() => render(files, { name })).toThrow(`the icon ${JSON.stringify(name)} is not in`);
  });
});

describe('a picture', () => {
  const list = { bridge: { width: 1200, height: 800, sizes: [600, 1200], alt: 'A "bridge"' } };
  const draw = (template: string) =>
    render({ 'assets/images/images.json': JSON.stringify(list), 'pages/home.hbs': template });

  it('comes in AVIF at its widths and in JPEG, with its size', () => {
    const picture = draw('{{image "bridge" sizes="50vw" class="hero"}}');
    for (const part of [
      '<source type="image/avif" srcset="/assets/images/bridge-600.avif 600w, /assets/images/bridge-1200.avif 1200w" sizes="50vw">',
      '<img src="/assets/images/bridge.jpg" width="1200" height="800"',
      'alt="A &quot;bridge&quot;" class="hero" loading="lazy"',
    ]) {
      expect(picture).toContain(part);
    }
  });

  it('that is not there is an error', () => {
    expect(() => draw('{{image "ferry"}}')).toThrow(
      'the image "ferry" is not in images.json (bridge).',
    );
  });
});
