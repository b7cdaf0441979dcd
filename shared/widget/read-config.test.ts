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
import { defineContract, type WidgetContract } from './define-contract.ts';
import { type PageLookUp } from './json-reader.ts';
import { accept, refuse } from './parsed.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readConfig } from './read-config.ts';

const carousel = defineContract({
  name: 'carousel',
  kind: 'react',
  attributes: {
    'carousel-id': optionalText(),
    id: { ...optionalText(), deprecatedFor: 'carousel-id' },
    slides: json({
      expected: 'a list',
      check: (value, where) => {
        if (!Array.isArray(value)) return refuse('');
        const problem = { where: `${where}[0]`, found: 'null', expected: 'an object' };
        return { ...accept(value as unknown[]), problems: value[0] === null ? [problem] : [] };
      },
    }),
    'autoplay-delay': wholeNumber({ fallback: 7000, least: 0, unit: 'milliseconds' }),
    variant: choice(['hero', 'differentiator']),
    'is-quiet': yesNo(),
    base: textWithDefault('/'),
  },
  requireOneOf: [['carousel-id', 'slides']],
  texts: { next: 'Next', 'results-other': '{n}' },
});

const filterArea = defineContract({
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

const page: PageLookUp = {
  scriptText: () => '{}',
  global: () => ({ kind: 'found', value: undefined }),
};

/** Attributes by their names without `data-`. */
type Attributes = Readonly<Record<string, string>>;
const toMap = (attributes: Attributes) =>
  new Map(Object.entries(attributes).map(([name, text]) => [`data-${name}`, text]));

function read(own: Attributes, around: Attributes = {}, contract: WidgetContract = carousel) {
  const problems: Problem[] = [];
  const { name } = contract;
  const report = (problem: Problem) => problems.push(problem);
  const reading = readConfig(contract, toMap(own), page, report, toMap(around));
  const say = (problem: Problem) => formatProblem(name, problem).replace(`${name}: data-`, '');
  const isUsable = reading.fatal.length === 0;
  return { ...reading, isUsable, problems, said: [...reading.fatal, ...problems].map(say) };
}

const stays = 'The content of the page stays.';
const ignored = 'It is ignored.';
const neither = `carousel-id is missing; expected data-carousel-id or data-slides. ${stays}`;
const home = { 'carousel-id': 'home' };

it('reading a mount point takes no default for what is strict, and reads it by what stands before', () => {
  const strict = defineContract({
    name: 'filter-area',
    kind: 'react',
    attributes: {
      source: choice(['news', 'team']),
      content: {
        ...json({
          expected: 'a list',
          check: (_, where, before) => refuse([...before, where].join()),
        }),
        isStrict: true,
      },
    },
    texts: {},
  });
  const asTeam = `content is source,team,content; expected a list. ${stays}`;
  expect(read({ content: '[]', source: 'team' }, {}, strict)).toMatchObject({
    isUsable: false,
    said: [asTeam],
  });
  expect(read({ source: 'team' }, {}, strict)).toMatchObject({ isUsable: true, said: [] });
});

describe('reading a mount point', () => {
  it('gives every attribute its type and its default', () => {
    const { config, isUsable, said } = read({ widget: 'carousel', 'carousel-id': ' home ' });
    const flags = { isQuiet: false, slides: undefined };
    const texts = { carouselId: 'home', variant: 'hero', base: '/' };
    expect(config).toMatchObject({ ...texts, ...flags, autoplayDelay: 7000 });
    expect([isUsable, said]).toEqual([true, []]);
  });

  const number = 'a whole number of milliseconds, 0 or more. Using 7000';
  const heroes = '"hero", "differentiator"';
  const half = String.raw`"\ud800"; expected whole characters. Using ${'\ufffd'} for each half`;
  it.each<[string, string, string, object]>([
    ['carousel-id', '\ud800', ` is ${half}`, { carouselId: '\ufffd' }],
    ['autoplay-delay', '-1', ` is "-1"; expected ${number}`, { autoplayDelay: 7000 }],
    ['is-quiet', '2', ' is "2"; expected "true" or "false". Using false', { isQuiet: false }],
    ['variant', 'x', ` is "x"; expected one of ${heroes}. Using "hero"`, { variant: 'hero' }],
    ['slides', '{}', ' is an object; expected a list. It is ignored', { slides: undefined }],
    ['slides', '[null]', ', slides[0] is null; expected an object', { slides: [null] }],
  ])('names data-%s="%s" and goes on', (name, text, words, values) => {
    const { config, isUsable, said } = read({ ...home, [name]: text });
    expect(config).toMatchObject(values);
    expect([isUsable, said]).toEqual([true, [`${name}${words}.`]]);
  });

  it('reads a deprecated name where the new one is missing, and only warns', () => {
    const { config, isUsable, problems, said } = read({ id: 'old' });
    const warned = [{ severity: 'warning' }];
    expect([config, isUsable, problems]).toMatchObject([{ carouselId: 'old' }, true, warned]);
    expect(said).toEqual(['id is deprecated; expected data-carousel-id, its new name.']);
    expect(read({ id: 'old', ...home })).toMatchObject({
      config: { carouselId: 'home' },
      said: [],
    });
  });

  it.each<[Attributes, string]>([
    [{}, neither],
    [{ 'carousel-id': ' ' }, neither],
    [{ slides: '' }, `slides is empty; expected JSON. ${stays}`],
    [{ slides: '{}' }, `slides is an object; expected a list. ${stays}`],
    [{ slides: '#x' }, `slides is #x, which is an object; expected a list. ${stays}`],
  ])('cannot use one without what is required: %j', (attributes, sentence) => {
    const { isUsable, said } = read(attributes);
    expect([isUsable, said]).toEqual([false, [sentence]]);
  });

  it('suggests the nearest attribute and text key, and leaves foreign ones alone', () => {
    const foreign = { aos: 'fade', 'gtm-label': 'x', 'text-results-few': 'x', nxt: 'x' };
    const near = { 'autoplay-dealy': '1', 'text-nxt': 'x', 'text-quite-another': 'x', next: 'x' };
    expect(read({ ...home, ...foreign, ...near }).said).toEqual([
      `autoplay-dealy is not an attribute of this widget; expected data-autoplay-delay. ${ignored}`,
      `text-nxt is no text of this widget; expected data-text-next. ${ignored}`,
      `text-quite-another is no text of this widget; expected one of the text keys next, results-other. ${ignored}`,
      `next is not an attribute of this widget; expected data-text-next. ${ignored}`,
    ]);
  });

  it('finds what stands on the element around the mount point', () => {
    // A name of one word that is not required may belong to anybody.
    const ofAnybody = { variant: 'hero', theme: 'dark', constructor: 'x' };
    const others = { 'foo-bar': 'x', 'text-foo': 'x', ...ofAnybody };
    const around = { ...home, slides: '[]', 'text-next': 'Weiter', ...others };
    const isAround = (name: string) =>
      `${name} is on the element around the widget; expected data-${name} on the element that has data-widget="carousel". ${ignored}`;
    expect(read({}, around).said).toEqual([
      neither,
      ...['carousel-id', 'slides', 'text-next'].map(isAround),
    ]);
  });

  it.each<[string, Attributes, Attributes]>([
    ['is a mount point itself', { slides: '[]' }, { widget: 'carousel', ...home }],
    ['has what the mount point has too', home, home],
  ])('leaves a parent alone that %s', (_, own, around) => {
    expect(read(own, around).said).toEqual([]);
  });
});

const whole = { source: 'team', id: 'a' };
const source = `expected one of "news", "team". ${stays}`;
const id = `expected a text. ${stays}`;

it.each<[Attributes, ...string[]]>([
  [{ source: 'new', id: ' ' }, `source is "new"; ${source}`, `id is empty; ${id}`],
  [{}, `source is missing; ${source}`, `id is missing; ${id}`],
])('reading a mount point with required attributes refuses %j', (attributes, ...sentences) => {
  const { config, isUsable, said } = read(attributes, {}, filterArea);
  expect(config).toMatchObject({ source: 'news', id: '' });
  expect([isUsable, said]).toEqual([false, sentences]);
});

it('reading a mount point with required attributes takes what the engine reads for nothing else', () => {
  expect(read({ ...whole, modal: '#x', widget: 'y' }, {}, filterArea).said).toEqual([]);
});

it('reading a mount point with required attributes finds them on the element around, whatever their names', () => {
  const around = { source: 'team', model: 'x', constructor: 'x' };
  expect(read(whole, around, filterArea).said).toEqual([]);
  expect(read({ id: 'a' }, around, filterArea).said).toEqual([
    `source is missing; ${source}`,
    `source is on the element around the widget; expected data-source on the element that has data-widget="filter-area". ${ignored}`,
  ]);
});
