import { describe, expect, it } from 'vitest';
import {
  choice,
  json,
  optionalText,
  requiredChoice,
  requiredText,
  textWithDefault,
  wholeNumber,
  yesNo,
} from './attributes.ts';
import { defineContract } from './define-contract.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readConfig } from './read-config.ts';

const contract = defineContract({
  name: 'carousel',
  kind: 'react',
  attributes: {
    'carousel-id': optionalText(),
    id: { ...optionalText(), deprecatedFor: 'carousel-id' },
    slides: json({
      expected: 'a list',
      check: (value, where) => {
        if (!Array.isArray(value)) return { ok: false, found: '' };
        const problem = { where: `${where}[0]`, found: 'null', expected: 'an object' };
        return {
          ok: true,
          value: value as unknown[],
          problems: value[0] === null ? [problem] : [],
        };
      },
    }),
    'autoplay-delay': wholeNumber({
      fallback: 7000,
      least: 0,
      unit: 'milliseconds',
    }),
    variant: choice(['hero', 'differentiator']),
    'is-quiet': yesNo(),
    base: textWithDefault('/'),
  },
  requireOneOf: [['carousel-id', 'slides']],
  texts: {
    next: 'Next',
    'results-other': '{n}',
  },
});

const noPage = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) as const };

function read(values: Record<string, string>, around: Record<string, string> = {}) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const [own, ofParent] = [values, around].map((each) => new Map(Object.entries(each)));
  const reading = readConfig(contract, own ?? new Map(), noPage, report, ofParent);
  return {
    ...reading,
    problems,
    said: problems.map((problem) => formatProblem('carousel', problem)),
  };
}

describe('reading a mount point', () => {
  it('replaces halves of characters, which no address can hold, and names the attribute', () => {
    const { config, said } = read({ 'data-carousel-id': 'home\ud800' });
    expect(config.carouselId).toBe('home\ufffd');
    expect(said).toEqual([
      'carousel: data-carousel-id is "home\\ud800"; expected whole characters. Using \ufffd for each half.',
    ]);
  });

  it('gives every attribute its type and its default', () => {
    const { config, isUsable, said } = read({
      'data-widget': 'carousel',
      'data-carousel-id': ' home ',
    });
    expect(config).toMatchObject({
      carouselId: 'home',
      slides: undefined,
      autoplayDelay: 7000,
      variant: 'hero',
      isQuiet: false,
      base: '/',
    });
    expect(isUsable).toBe(true);
    expect(said).toEqual([]);
  });

  it.each([
    ['True', true],
    ['1', true],
    ['', true],
    ['False', false],
  ])('reads the boolean %j as %j', (text, expected) => {
    expect(read({ 'data-carousel-id': 'a', 'data-is-quiet': text }).config.isQuiet).toBe(expected);
  });

  it.each(['fast', '-1', '1.5', '1e3', '', 'Infinity', '0x10'])(
    'gives the default for the number %j and says so',
    (text) => {
      const { config, isUsable, said } = read({
        'data-carousel-id': 'a',
        'data-autoplay-delay': text,
      });
      expect(config.autoplayDelay).toBe(7000);
      expect(isUsable).toBe(true);
      expect(said).toEqual([
        `carousel: data-autoplay-delay is ${JSON.stringify(text)}; expected a whole number of milliseconds, 0 or more. Using 7000.`,
      ]);
    },
  );

  it('says which boolean it takes in place of a word', () => {
    expect(read({ 'data-carousel-id': 'a', 'data-is-quiet': 'maybe' }).said).toEqual([
      'carousel: data-is-quiet is "maybe"; expected "true" or "false". Using false.',
    ]);
  });

  it('takes the first value of a choice as its default', () => {
    const { config, said } = read({ 'data-carousel-id': 'a', 'data-variant': 'big' });
    expect(config.variant).toBe('hero');
    expect(said).toEqual([
      'carousel: data-variant is "big"; expected one of "hero", "differentiator". Using "hero".',
    ]);
  });

  it('cannot use a mount point that lacks what is required', () => {
    const { isUsable, said } = read({});
    expect(isUsable).toBe(false);
    expect(said).toEqual([
      'carousel: data-carousel-id is missing; expected data-carousel-id or data-slides. The content of the page stays.',
    ]);
  });

  it('says one thing about a required attribute that is there but unreadable', () => {
    const { isUsable, said } = read({ 'data-slides': "[{'id':1}]" });
    expect(isUsable).toBe(false);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('single quotes');
  });

  it('says that the content stays where unreadable data was all there was', () => {
    const { isUsable, said } = read({ 'data-slides': '' });
    expect(isUsable).toBe(false);
    expect(said).toEqual([
      'carousel: data-slides is empty; expected JSON. The content of the page stays.',
    ]);
  });

  it('cannot use a mount point where the only one that is there is empty', () => {
    const { isUsable, said } = read({ 'data-carousel-id': ' ' });
    expect(isUsable).toBe(false);
    expect(said).toEqual([
      'carousel: data-carousel-id is missing; expected data-carousel-id or data-slides. The content of the page stays.',
    ]);
  });

  it('names the attribute in which a part of the data is wrong', () => {
    const { isUsable, said } = read({ 'data-slides': '[null]' });
    expect(isUsable).toBe(true);
    expect(said).toEqual(['carousel: data-slides, slides[0] is null; expected an object.']);
  });

  it('leaves attributes of others on the element around it alone', () => {
    const around = { 'data-foo-bar': 'x', 'data-constructor': 'x', 'data-text-foo': 'x' };
    expect(read({ 'data-carousel-id': 'home' }, around).said).toEqual([]);
  });

  it('names where the data came from', () => {
    const page = {
      scriptText: () => '{}',
      global: () => ({ kind: 'found', value: undefined }) as const,
    };
    const said: string[] = [];
    for (const from of ['#slides', 'window.slides']) {
      readConfig(contract, new Map([['data-slides', from]]), page, (problem) => {
        said.push(problem.found);
      });
    }
    expect(said).toEqual(['#slides, which is an object', 'window.slides, which is undefined']);
  });

  it('says what the data is where it is of the wrong shape', () => {
    expect(read({ 'data-slides': '{"a":1}', 'data-carousel-id': 'home' }).said).toEqual([
      'carousel: data-slides is an object; expected a list. It is ignored.',
    ]);
  });

  it('suggests the nearest attribute and text key, and leaves foreign ones alone', () => {
    const { said } = read({
      'data-carousel-id': 'a',
      'data-autoplay-dealy': '1',
      'data-text-nxt': 'Weiter',
      'data-aos': 'fade',
      'data-gtm-label': 'x',
      'data-text-results-few': 'x',
      'data-text-quite-another': 'x',
      'aria-next': 'x',
      class: 'y',
    });
    expect(said).toEqual([
      'carousel: data-autoplay-dealy is not an attribute of this widget; expected data-autoplay-delay. It is ignored.',
      'carousel: data-text-nxt is no text of this widget; expected data-text-next. It is ignored.',
      'carousel: data-text-quite-another is no text of this widget; expected one of the text keys next, results-other. It is ignored.',
    ]);
  });

  it('takes an attribute that is called like a text for that text', () => {
    const { said } = read({ 'data-carousel-id': 'a', 'data-next': 'Weiter', 'data-nxt': 'x' });
    expect(said).toEqual([
      'carousel: data-next is not an attribute of this widget; expected data-text-next. It is ignored.',
    ]);
  });

  it('finds what stands on the element around the mount point', () => {
    const around = {
      'data-carousel-id': 'home',
      'data-slides': '[]',
      'data-text-next': 'Weiter',
      'aria-carousel-id': 'x',
      // A name of one word that is not required may belong to anybody.
      'data-variant': 'hero',
      'data-theme': 'dark',
      class: 'y',
    };
    const where = (name: string) => `${name} on the element that has data-widget="carousel"`;
    expect(read({}, around).said).toEqual([
      'carousel: data-carousel-id is missing; expected data-carousel-id or data-slides. The content of the page stays.',
      `carousel: data-carousel-id is on the element around the widget; expected ${where('data-carousel-id')}. It is ignored.`,
      `carousel: data-slides is on the element around the widget; expected ${where('data-slides')}. It is ignored.`,
      `carousel: data-text-next is on the element around the widget; expected ${where('data-text-next')}. It is ignored.`,
    ]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'is a mount point itself',
      { 'data-slides': '[]' },
      { 'data-widget': 'carousel', 'data-carousel-id': 'b' },
    ],
    ['has what the mount point has too', { 'data-carousel-id': 'a' }, { 'data-carousel-id': 'a' }],
  ])('leaves a parent alone that %s', (_, own, around) => {
    expect(read(own, around).said).toEqual([]);
  });

  it('reads a deprecated name and warns with the new one', () => {
    const { config, isUsable, said, problems } = read({ 'data-id': 'home' });
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(config.carouselId).toBe('home');
    expect(isUsable).toBe(true);
    expect(said).toEqual([
      'carousel: data-id is deprecated; expected data-carousel-id, its new name.',
    ]);
  });

  it('prefers the new name where both are written', () => {
    expect(read({ 'data-id': 'old', 'data-carousel-id': 'new' }).config.carouselId).toBe('new');
  });
});

describe('reading a mount point with required attributes', () => {
  const readStrict = (
    values: Readonly<Record<string, string>>,
    around: Readonly<Record<string, string>> = {},
  ) => {
    const strict = defineContract({
      name: 'filter-area',
      kind: 'react',
      attributes: {
        source: requiredChoice(['news', 'team']),
        id: requiredText(),
        // Near what the engine itself reads: data-modal, data-widget.
        model: optionalText(),
        wide: optionalText(),
      },
      texts: {},
    });
    const said: string[] = [];
    const [own, ofParent] = [values, around].map((each) => new Map(Object.entries(each)));
    const reading = readConfig(
      strict,
      own ?? new Map(),
      noPage,
      (problem) => {
        said.push(formatProblem('filter-area', problem));
      },
      ofParent,
    );
    return { ...reading, said };
  };

  it('refuses an empty text and a wrong choice', () => {
    const { config, isUsable, said } = readStrict({ 'data-source': 'new', 'data-id': ' ' });
    expect(isUsable).toBe(false);
    expect(config).toMatchObject({ source: 'news', id: '' });
    expect(said).toEqual([
      'filter-area: data-source is "new"; expected one of "news", "team". The content of the page stays.',
      'filter-area: data-id is empty; expected a text. The content of the page stays.',
    ]);
  });

  it('says what each of them should be where they are missing', () => {
    const { isUsable, said } = readStrict({});
    expect(isUsable).toBe(false);
    expect(said).toEqual([
      'filter-area: data-source is missing; expected one of "news", "team". The content of the page stays.',
      'filter-area: data-id is missing; expected a text. The content of the page stays.',
    ]);
  });

  it('takes what the engine reads for nothing else', () => {
    const values = {
      'data-source': 'team',
      'data-id': 'a',
      'data-modal': '#x',
      'data-widget': 'y',
    };
    expect(readStrict(values).said).toEqual([]);
  });

  it('finds them on the element around, whatever their names', () => {
    const around = { 'data-source': 'team', 'data-model': 'x', 'data-constructor': 'x' };
    expect(readStrict({ 'data-source': 'team', 'data-id': 'a' }, around).said).toEqual([]);
    expect(readStrict({ 'data-id': 'a' }, around).said).toEqual([
      'filter-area: data-source is missing; expected one of "news", "team". The content of the page stays.',
      'filter-area: data-source is on the element around the widget; expected data-source on the element that has data-widget="filter-area". It is ignored.',
    ]);
  });
});
