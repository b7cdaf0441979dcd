import { describe, expect, it } from 'vitest';
import { sayProblem } from './problem.ts';
import { ProblemError } from './problem.ts';
import { readConfig } from './read-config.ts';
import { readDefinition } from './read-definition.ts';

const noPage = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) as const };

const full = {
  name: 'acme-yield',
  attributes: {
    rate: { type: 'number', default: 4, doc: 'Per cent a year' },
    years: { type: 'whole number', default: 10 },
    'step-delay': { type: 'milliseconds', default: 300 },
    tone: { type: 'choice', choices: ['calm', 'loud'], default: 'loud' },
    kind: { type: 'choice', choices: ['a', 'b'] },
    open: { type: 'boolean', default: true },
    note: { type: 'text', default: 'None' },
    more: { type: 'address', default: '/more' },
    points: { type: 'json', default: [1] },
    constructor: { type: 'text' },
  },
  texts: { title: 'Yield', 'years-one': '{n} year', 'years-other': '{n} years' },
};

/** The config of a mount point with these attributes, and what is told. */
function read(attributes: Readonly<Record<string, string>>, definition: object = full) {
  const said: string[] = [];
  const values = new Map(Object.entries(attributes));
  const contract = readDefinition(definition, []);
  const { config, fatal } = readConfig(contract, values, noPage, (problem) =>
    said.push(sayProblem(problem)),
  );
  return { config, said: [...fatal.map(sayProblem), ...said] };
}

function refuse(definition: unknown): string {
  try {
    readDefinition(definition, ['carousel', 'filter-area']);
  } catch (error) {
    if (error instanceof ProblemError) return sayProblem(error.problem);
    throw error;
  }
  return 'nothing';
}

const noop = () => undefined;

const withAttribute = (attribute: unknown, name = 'rate') => ({
  name: 'acme-yield',
  attributes: { [name]: attribute },
});

describe('the attributes of a widget of a site’s own', () => {
  it('have the defaults of their definition', () => {
    expect(read({})).toEqual({
      config: {
        ...{ rate: 4, years: 10, stepDelay: 300, tone: 'loud', kind: 'a', open: true },
        ...{ note: 'None', more: '/more', points: [1], constructor: undefined },
      },
      said: [],
    });
  });

  it('are read as those of ours', () => {
    const written = {
      ...{ 'data-rate': ' -2.5 ', 'data-years': '7', 'data-step-delay': '20', 'data-tone': 'Calm' },
      ...{ 'data-kind': 'b', 'data-open': 'False', 'data-note': ' Yes ', 'data-constructor': 'c' },
      ...{ 'data-more': 'https://a.example/?b=1', 'data-points': '{"a": 2}' },
    };
    expect(read(written)).toEqual({
      config: {
        ...{ rate: -2.5, years: 7, stepDelay: 20, tone: 'calm', kind: 'b', open: false },
        ...{ note: 'Yes', more: 'https://a.example/?b=1', points: { a: 2 }, constructor: 'c' },
      },
      said: [],
    });
  });

  it.each([
    ['data-rate', 'fast', 'expected a number'],
    ['data-rate', '1e9', 'expected a number'],
    ['data-rate', '', 'expected a number'],
    ['data-years', '-1', 'expected a whole number, 0 or more'],
    ['data-step-delay', '1.5', 'expected a whole number of milliseconds, 0 or more'],
    ['data-tone', 'shrill', 'expected one of "calm", "loud"'],
    ['data-open', 'perhaps', 'expected "true" or "false"'],
    ['data-more', 'javascript:alert(1)', 'expected an address of http:'],
    ['data-points', '{a}', 'expected JSON'],
    ['data-rat', '4', 'expected data-rate'],
    ['data-text-titel', 'x', 'expected data-text-title'],
  ])('are told where they are wrong: %s="%s"', (name, value, expected) => {
    const { config, said } = read({ [name]: value });
    expect(said).toEqual([expect.stringContaining(expected)]);
    expect(config).toEqual(read({}).config);
  });

  it.each(['text', 'number', 'boolean', 'choice', 'json', 'address'])(
    'fail the widget where one is required and missing: %s',
    (type) => {
      const required = withAttribute({ type, required: true, choices: ['a'] });
      expect(read({}, required).said).toEqual([expect.stringContaining('data-rate is missing')]);
    },
  );

  it('count as absent where a text or an address is empty', () => {
    const { config, said } = read({ 'data-note': ' ', 'data-more': '' });
    expect(config).toMatchObject({ note: 'None', more: '/more' });
    const without = read({ 'data-rate': '' }, withAttribute({ type: 'address' }));
    expect([said, without]).toEqual([[], { config: { rate: undefined }, said: [] }]);
  });
});

describe('a definition', () => {
  it.each([
    [null, 'the definition is null; expected an object.'],
    ['acme-yield', 'the definition is "acme-yield"; expected an object.'],
    [[full], 'the definition is a list of 1; expected an object.'],
    [{}, 'name is missing; expected a prefix of your own'],
    [{ name: 7 }, 'name is 7; expected a prefix of your own'],
    [{ name: 'yield' }, 'name is "yield"; expected a prefix of your own'],
    [{ name: 'Acme-Yield' }, 'name is "Acme-Yield"'],
    [{ name: 'acme yield-' }, 'name is "acme yield-"'],
    [{ name: 'carousel' }, 'name is "carousel"'],
    [{ name: 'filter-area' }, 'name is "filter-area"; expected a prefix of your own'],
    [{ name: 'acme-a', attributes: ['rate'] }, 'attributes is a list of 1; expected an object.'],
    [{ name: 'acme-a', attributes: null }, 'attributes is null; expected an object.'],
    [withAttribute('number'), 'attributes.rate is "number"; expected an object.'],
    [withAttribute({}), 'attributes.rate.type is missing; expected one of text, address, number,'],
    [withAttribute({ type: 'toString' }), 'attributes.rate.type is "toString"; expected one of'],
    [withAttribute({ type: 'number', default: '4' }), 'attributes.rate.default is "4"; expected a'],
    [withAttribute({ type: 'number', default: NaN }), 'attributes.rate.default is NaN; expected a'],
    [withAttribute({ type: 'whole number', default: 1.5 }), 'attributes.rate.default is 1.5'],
    [withAttribute({ type: 'boolean', default: 'true' }), 'attributes.rate.default is "true"'],
    [withAttribute({ type: 'text', default: {} }), 'attributes.rate.default is an object'],
    [withAttribute({ type: 'text', default: null }), 'attributes.rate.default is null'],
    [
      withAttribute({ type: 'address', default: 'javascript:alert(1)' }),
      'attributes.rate.default is "javascript:alert(1)"; expected an address',
    ],
    [withAttribute({ type: 'choice' }), 'attributes.rate.choices is missing; expected a list of'],
    [withAttribute({ type: 'choice', choices: [] }), 'attributes.rate.choices is a list of 0'],
    [withAttribute({ type: 'choice', choices: ['a', 1] }), 'attributes.rate.choices is a list of'],
    [withAttribute({ type: 'choice', choices: ['A'] }), 'attributes.rate.choices is a list of 1'],
    [
      // eslint-disable-next-line no-sparse-arrays -- a page may have one
      withAttribute({ type: 'choice', choices: ['a', , 'b'] }),
      'attributes.rate.choices is a list of 3; expected a list of words in small letters.',
    ],
    [
      withAttribute({ type: 'choice', choices: ['a'], default: 'b' }),
      'attributes.rate.default is "b"; expected one of "a".',
    ],
    [withAttribute({ type: 'text', required: 'yes' }), 'attributes.rate.required is "yes"'],
    [withAttribute({ type: 'text' }, '__proto__'), 'attributes.__proto__ is "__proto__"'],
    [withAttribute({ type: 'text' }, 'startDate'), 'attributes.startDate is "startDate"'],
    [withAttribute({ type: 'text' }, 'widget-status'), 'attributes.widget-status is'],
    [withAttribute({ type: 'text' }, 'text-title'), 'attributes.text-title is'],
    [{ name: 'acme-a', texts: { title: 4 } }, 'texts.title is 4; expected a text.'],
    [{ name: 'acme-a', texts: { 'Big title': 'x' } }, 'texts.Big title is "Big title"; expected'],
    [{ name: 'acme-a', texts: 'Yield' }, 'texts is "Yield"; expected an object.'],
    [
      { name: 'acme-a', atributes: full.attributes },
      'atributes is no part of a definition; expected attributes.',
    ],
    [{ name: 'acme-a', txts: {} }, 'txts is no part of a definition; expected texts.'],
    [{ name: 'acme-a', strat: noop }, 'strat is no part of a definition; expected start.'],
    [{ name: 'acme-a', Load: noop }, 'Load is no part of a definition; expected load.'],
    [{ nmae: 'acme-a' }, 'nmae is no part of a definition; expected name.'],
    [
      withAttribute({ type: 'number', defualt: 4 }),
      'attributes.rate.defualt is no part of a definition; expected default.',
    ],
    [
      withAttribute({ typ: 'number' }),
      'attributes.rate.typ is no part of a definition; expected type',
    ],
    [withAttribute({ type: 'text', requierd: true }), 'attributes.rate.requierd is no part of'],
    [withAttribute({ type: 'choice', choises: ['a'] }), 'attributes.rate.choises is no part of'],
  ])('is refused with what is wrong: %j', (definition, sentence) => {
    expect(refuse(definition)).toContain(sentence);
  });

  it.each([
    ['frozen', Object.freeze({ ...full, attributes: Object.freeze(full.attributes) })],
    ['without attributes and texts', { name: 'acme-a' }],
    ['without a prototype', Object.assign(Object.create(null) as object, full)],
    ['with parts of its own', { ...full, text: 'a', state: {}, start: noop, stop: noop }],
    ['with a name of three words', { name: 'acme-yield-2' }],
    ['from JSON', JSON.parse(JSON.stringify(full)) as unknown],
  ])('may be %s', (_, definition) => {
    expect(refuse(definition)).toBe('nothing');
  });

  it('has only the texts that it declares', () => {
    const { texts } = readDefinition(full, []);
    const keys = ['title', 'constructor', 'toString', '__proto__'];
    expect(keys.map((key) => texts[key])).toEqual(['Yield', undefined, undefined, undefined]);
  });
});
