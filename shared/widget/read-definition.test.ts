import { describe, expect, it } from 'vitest';
import { definition as full, wrongDefinitions } from '../../fixtures/hostile/definitions.ts';
import { sayProblem } from './problem.ts';
import { ProblemError } from './problem.ts';
import { readConfig } from './read-config.ts';
import { readDefinition } from './read-definition.ts';

const noPage = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) as const };

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

const withAttribute = (attribute: unknown) => ({
  name: 'acme-yield',
  attributes: { rate: attribute },
});

const ownWrong: readonly (readonly [definition: unknown, sentence: string])[] = [
  ...wrongDefinitions,
  [withAttribute({ type: 'number', default: NaN }), 'attributes.rate.default is NaN; expected a'],
  [
    // eslint-disable-next-line no-sparse-arrays -- a page may have one
    withAttribute({ type: 'choice', choices: ['a', , 'b'] }),
    'attributes.rate.choices is a list of 3; expected a list of words in small letters.',
  ],
];

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
  it.each(ownWrong)('is refused with what is wrong: %j', (definition, sentence) => {
    expect(refuse(definition)).toContain(sentence);
  });

  it.each([
    ['frozen', Object.freeze({ ...full, attributes: Object.freeze(full.attributes) })],
    ['without attributes and texts', { name: 'acme-a' }],
    ['without a prototype', Object.assign(Object.create(null) as object, full)],
    ['with words for editors', { ...full, title: 'Yield', doc: 'The yield of a fund' }],
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
