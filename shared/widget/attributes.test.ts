import { describe, expect, it } from 'vitest';
import {
  type AttributeDeclaration,
  choice,
  json,
  optionalText,
  requiredChoice,
  requiredJson,
  requiredText,
  textWithDefault,
  wholeNumber,
  yesNo,
} from './attributes.ts';
import { type PageLookUp } from './json-reader.ts';
import { accept, type Parsed, refuse } from './parsed.ts';

const page: PageLookUp = {
  scriptText: (id) => (id === 'data' ? '[1]' : undefined),
  global: (name) => (name === 'list' ? { kind: 'found', value: undefined } : { kind: 'missing' }),
};

/** The value that an attribute gives; `refused: …` if it may not be used. */
function read(declaration: AttributeDeclaration<unknown>, text: string): unknown {
  const parsed = declaration.parse(text, page, 'list');
  return parsed.ok ? parsed.value : `refused: ${parsed.found}`;
}

const needed = {
  expected: 'a list',
  check: (value: unknown, where: string): Parsed<unknown> =>
    Array.isArray(value) ? accept([...(value as unknown[]), where]) : refuse(''),
};
const number = wholeNumber({ fallback: 7000, least: 10 });
const delay = wholeNumber({ fallback: 7, least: 0, unit: 'milliseconds' });
const hero = choice(['hero', 'tile']);
const printed = yesNo({ isFromData: true });
const longest = '123456789012345';

describe('an attribute', () => {
  it.each<[string, AttributeDeclaration<unknown>, Readonly<Record<string, unknown>>]>([
    ['that must hold a text', requiredText(), { ' a b ': 'a b' }],
    ['that may hold a text', optionalText(), { ' a ': 'a', ' ': undefined, '': undefined }],
    ['with a default text', textWithDefault('/'), { ' /a ': '/a', ' ': '/' }],
    ['with a choice', hero, { tile: 'tile', ' Tile ': 'tile' }],
    ['with a whole number', number, { ' 10 ': 10, [longest]: Number(longest) }],
    ['that an author switches', yesNo(), { '': true, ' ': true, True: true, '0': false }],
    ['that a template prints from data', printed, { True: true, false: false }],
    ['with JSON', json(needed), { '[1]': [1, 'list'], '#data': [1, 'list'] }],
  ])('%s gives %j', (_, declaration, values) => {
    const texts = Object.keys(values);
    expect(Object.fromEntries(texts.map((text) => [text, read(declaration, text)]))).toEqual(
      values,
    );
  });

  it.each<[string, AttributeDeclaration<unknown>, string, string]>([
    ['an empty text', requiredText(), ' ', 'empty'],
    ['no choice', hero, 'big', '"big"'],
    ['an empty choice', hero, '', '""'],
    ['a number that is too small', number, '9', '"9"'],
    ['a negative number', number, '-10', '"-10"'],
    ['a fraction', number, '10.5', '"10.5"'],
    ['an exponent', number, '1e3', '"1e3"'],
    ['no number', number, '', '""'],
    ['a letter before the number', number, 'x10', '"x10"'],
    ['a letter behind the number', number, '10x', '"10x"'],
    ['a number that is too long', number, `${longest}6`, `"${longest}6"`],
    ['a word for a switch', yesNo(), 'maybe', '"maybe"'],
    ['nothing printed for a switch', printed, ' ', 'empty'],
    ['JSON of another form', json(needed), '{"a":"#b"}', 'an object'],
    ['a number in JSON', json(needed), '7', '7'],
    ['no value', json(needed), ' window.list ', 'window.list, which is undefined'],
    ['a script that is missing', json(needed), '#none', '"#none", which is not on the page'],
  ])('refuses %s', (_, declaration, text, found) => {
    expect(read(declaration, text)).toBe(`refused: ${found}`);
  });

  it.each<[string, AttributeDeclaration<unknown>, object]>([
    ['a text', requiredText(), { type: 'text', expected: 'a text', isRequired: true }],
    ['no text', optionalText(), { isRequired: false, fallback: undefined }],
    ['a choice', hero, { type: 'choice', fallback: 'hero', choices: ['hero', 'tile'] }],
    ['one of', hero, { expected: 'one of "hero", "tile"', isRequired: false }],
    ['a choice that must be made', requiredChoice(['a']), { isRequired: true, type: 'choice' }],
    ['a number', number, { type: 'number', isRequired: false, fallback: 7000 }],
    ['a least number', number, { expected: 'a whole number, 10 or more' }],
    ['a time', delay, { expected: 'a whole number of milliseconds, 0 or more' }],
    ['a switch', yesNo(), { type: 'yes-no', expected: '"true" or "false"', fallback: false }],
    ['a switch that is on', yesNo({ fallback: true }), { isRequired: false, fallback: true }],
    ['JSON', json(needed), { type: 'json', expected: 'a list', isRequired: false }],
    ['JSON that must be there', requiredJson(needed), { type: 'json', isRequired: true }],
  ])('says what it takes: %s', (_, declaration, expected) => {
    expect(declaration).toMatchObject(expected);
  });
});
