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
const printed = yesNo({ isFromData: true });
const longest = '123456789012345';

describe('an attribute', () => {
  it.each<[string, AttributeDeclaration<unknown>, Readonly<Record<string, unknown>>]>([
    ['that must hold a text', requiredText(), { ' a b ': 'a b' }],
    ['that may hold a text', optionalText(), { ' a ': 'a', ' ': undefined, '': undefined }],
    ['with a default text', textWithDefault('/'), { ' /a ': '/a', ' ': '/' }],
    ['with a choice', choice(['hero', 'tile']), { tile: 'tile', ' Tile ': 'tile' }],
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
    ['no choice', choice(['hero', 'tile']), 'big', '"big"'],
    ['an empty choice', choice(['hero', 'tile']), '', '""'],
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
    [
      'a variable without a value',
      json(needed),
      ' window.list ',
      'window.list, which is undefined',
    ],
    ['a script that is missing', json(needed), '#none', '"#none", which is not on the page'],
  ])('refuses %s', (_, declaration, text, found) => {
    expect(read(declaration, text)).toBe(`refused: ${found}`);
  });

  const hero = { fallback: 'hero', choices: ['hero', 'tile'] };
  const delay = { fallback: 7, least: 0, unit: 'milliseconds' };
  it.each<[string, AttributeDeclaration<unknown>, string, object]>([
    ['a text', requiredText(), 'a text', { type: 'text', isRequired: true }],
    ['no text', optionalText(), 'a text', { isRequired: false, fallback: undefined }],
    [
      'a choice',
      choice(['hero', 'tile']),
      'one of "hero", "tile"',
      { type: 'choice', isRequired: false, ...hero },
    ],
    ['a choice that must be made', requiredChoice(['a']), 'one of "a"', { isRequired: true }],
    ['a time', wholeNumber(delay), 'a whole number of milliseconds, 0 or more', { fallback: 7 }],
    [
      'a count',
      wholeNumber({ fallback: 7, least: 1 }),
      'a whole number, 1 or more',
      { type: 'number' },
    ],
    [
      'a switch',
      yesNo(),
      '"true" or "false"',
      { type: 'yes-no', isRequired: false, fallback: false },
    ],
    ['a switch that is on', yesNo({ fallback: true }), '"true" or "false"', { fallback: true }],
    ['JSON', json(needed), 'a list', { type: 'json', isRequired: false }],
    ['JSON that must be there', requiredJson(needed), 'a list', { type: 'json', isRequired: true }],
  ])('says what it takes: %s', (_, declaration, expected, rest) => {
    expect(declaration).toMatchObject({ expected, ...rest });
  });
});
