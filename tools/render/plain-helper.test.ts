import Handlebars from 'handlebars';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { plainCases, plainTexts } from '../../fixtures/plain-cases.ts';
import { makePlainHelper, type PlainWidget } from './plain-helper.ts';

const read = (html: string) => serialize(parseFragment(html));

function render(template: string, data: object, widgets: readonly PlainWidget[]): string {
  const handlebars = Handlebars.create();
  handlebars.registerHelper('plainHtml', makePlainHelper(handlebars, widgets));
  return handlebars.compile(template)(data);
}

const sign: PlainWidget = {
  name: 'sign',
  plain: { name: ['text-title'], links: [{ name: 'text-go', href: 'page' }] },
  texts: [
    { key: 'title', default: 'Our letter' },
    { key: 'go', default: 'Go' },
  ],
};

describe('data as plain HTML in a template', () => {
  it.each(plainCases)('are $html, of $values', ({ plain, values, html }) => {
    const texts = Object.entries(plainTexts).map(([key, text]) => ({ key, default: text }));
    const given = Object.keys(values).map((name) => `${name}=[${name}]`);
    const template = `{{plainHtml "it" ${given.join(' ')}}}`;
    const drawn = render(template, values, [{ name: 'it', plain, texts }]);
    expect(read(drawn)).toBe(read(html));
  });

  it('have the texts of the widget in the language of the page, and those that are given', () => {
    const page = {
      texts: { language: 'de', texts: { sign: { title: 'Unser Brief', go: 'Los' } } },
    };
    const draw = (given: string, data: object) =>
      render(`{{plainHtml "sign" page="/a" ${given}}}`, data, [sign]);
    expect(draw('', {})).toBe('<h3>Our letter</h3><p><a href="/a">Go</a></p>');
    expect(draw('', { page })).toBe('<h3>Unser Brief</h3><p><a href="/a">Los</a></p>');
    expect(draw('texts=own', { page, own: { go: 'Hin' } })).toContain('>Hin</a>');
  });

  it('of a widget that has none say so to the author of the template', () => {
    const bare: PlainWidget = { name: 'tabs', texts: [] };
    for (const name of ['tabs', 'sing']) {
      expect(() => render(`{{plainHtml "${name}"}}`, {}, [bare, sign])).toThrow(
        `the helper "plainHtml" got "${name}"; expected a widget that has data: sign.`,
      );
    }
  });
});
