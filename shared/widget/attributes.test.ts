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

describe('an attribute', () => {
  it.each<[string, AttributeDeclaration<unknown>, Readonly<Record<string, unknown>>]>([
    ['that must hold a text', requiredText(), { ' a b ': 'a b', ' ': 'refused: empty' }],
    ['that may hold a text', optionalText(), { ' a ': 'a', ' ': undefined, '': undefined }],
    ['with a default text', textWithDefault('/'), { ' /a ': '/a', ' ': '/' }],
    [
      'with a choice',
      choice(['hero', 'tile']),
      { tile: 'tile', ' Tile ': 'tile', big: 'refused: "big"', '': 'refused: ""' },
    ],
    [
      'with a whole number',
      wholeNumber({ fallback: 7000, least: 10 }),
      {
        ' 10 ': 10,
        '9': 'refused: "9"',
        '-10': 'refused: "-10"',
        '10.5': 'refused: "10.5"',
        '1e3': 'refused: "1e3"',
        '': 'refused: ""',
        x10: 'refused: "x10"',
        '10x': 'refused: "10x"',
        '123456789012345': 123456789012345,
        '1234567890123456': 'refused: "1234567890123456"',
      },
    ],
    [
      'that an author switches',
      yesNo(),
      { '': true, ' ': true, True: true, '0': false, maybe: 'refused: "maybe"' },
    ],
    [
      'that a template prints from data',
      yesNo({ isFromData: true }),
      { '': 'refused: empty', ' ': 'refused: empty', True: true, false: false },
    ],
    [
      'with JSON',
      json(needed),
      {
        '[1]': [1, 'list'],
        '#data': [1, 'list'],
        '{}': 'refused: an object',
        '{"a":"#b"}': 'refused: an object',
        ' window.list ': 'refused: window.list, which is undefined',
        '7': 'refused: 7',
        '#none': 'refused: "#none", which is not on the page',
      },
    ],
  ])('%s', (_, declaration, cases) => {
    const texts = Object.keys(cases);
    expect(Object.fromEntries(texts.map((text) => [text, read(declaration, text)]))).toEqual(cases);
  });

  it.each<[string, AttributeDeclaration<unknown>, object]>([
    ['a text', requiredText(), { type: 'text', expected: 'a text', isRequired: true }],
    ['a text or none', optionalText(), { isRequired: false, fallback: undefined }],
    [
      'a choice',
      choice(['hero', 'tile']),
      {
        type: 'choice',
        expected: 'one of "hero", "tile"',
        isRequired: false,
        fallback: 'hero',
        choices: ['hero', 'tile'],
      },
    ],
    ['a choice that must be made', requiredChoice(['a']), { isRequired: true, type: 'choice' }],
    [
      'a number',
      wholeNumber({ fallback: 7, least: 0, unit: 'milliseconds' }),
      { type: 'number', expected: 'a whole number of milliseconds, 0 or more', fallback: 7 },
    ],
    ['a count', wholeNumber({ fallback: 7, least: 1 }), { expected: 'a whole number, 1 or more' }],
    [
      'a switch',
      yesNo(),
      { type: 'yes-no', expected: '"true" or "false"', isRequired: false, fallback: false },
    ],
    ['a switch that is on', yesNo({ fallback: true }), { fallback: true }],
    ['JSON', json(needed), { type: 'json', expected: 'a list', isRequired: false }],
    ['JSON that must be there', requiredJson(needed), { type: 'json', isRequired: true }],
  ])('says what it takes: %s', (_, declaration, expected) => {
    expect(declaration).toMatchObject(expected);
  });
});
