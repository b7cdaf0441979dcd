import { describe, expect, it } from 'vitest';
import { isRecord } from '../../fixtures/is-record.ts';
import { projectPath } from '../../tools/project.ts';
import { readPageData } from '../../tools/render/page-fixtures.ts';
import { createTemplates } from '../../tools/render/templates.ts';

const templates = createTemplates(projectPath('templates'));
const page = {
  ...{
    address: '/',
    query: {},
    culture: 'en-US',
    culturePath: 'en-us',
    locale: 'en_US',
    dir: 'ltr',
  },
  ...{
    assets: '/assets',
    styles: '/assets',
    isLive: false,
    isDevelopment: false,
    scenario: 'normal',
  },
  ...{ scenarios: [], requestVerificationToken: '', texts: undefined },
};

const readEvent = (name: string) => structuredClone(readPageData(projectPath('fixtures'), name));
const render = (name: string, data: unknown) =>
  templates.render(name, { ...(data as object), page });

/** The objects in page data, each with the place where it stands. */
function listObjects(value: unknown, place = ''): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value)
    .filter(([name]) => !['site', 'answers'].includes(name))
    .flatMap(([name, each]) => listObjects(each, `${place}.${name}`));
  return isRecord(value) ? [[place, value], ...inside] : inside;
}

const optional = [
  'title',
  'description',
  'cta',
  'image',
  'picture',
  'background',
  'eyebrow',
  'text',
];
const names = ['market-overview', 'market-overview/live', 'market-overview/replay'];

describe('a page of the event', () => {
  it.each(names)('is there whichever of its fields is missing: %s', (name) => {
    const places = listObjects(readEvent(name)).flatMap(([place, object]) =>
      optional.filter((field) => field in object).map((field) => [place, field] as const),
    );
    expect(places.length).toBeGreaterThan(4);
    for (const [place, field] of places) {
      const data = readEvent(name);
      const object = listObjects(data).find(([each]) => each === place)?.[1] ?? {};
      for (const empty of [undefined, null, '']) {
        if (empty === undefined) Reflect.deleteProperty(object, field);
        else object[field] = empty;
        expect(() => render(name, data), `${place}.${field} is ${String(empty)}`).not.toThrow();
      }
    }
  });

  it.each<[string, (data: Record<string, unknown>) => object]>([
    ['market-overview/live', ({ narrative }) => narrative as object],
    ['market-overview/live', ({ support }) => support as object],
    ['market-overview/replay', ({ clips }) => (clips as { clips: [object] }).clips[0]],
    ['market-overview/replay', ({ topics }) => (topics as { items: [object] }).items[0]],
  ])('shows an image by its address, with its own words: %s', (name, find) => {
    const data = readEvent(name) as Record<string, unknown>;
    Object.assign(find(data), { image: { url: '/media/own.jpg', alt: 'Own & only' } });
    const [img = ''] = /<img[^>]*own\.jpg[^>]*>/.exec(render(name, data)) ?? [];
    expect(img).toContain('alt="Own &amp; only"');
  });

  it('links a topic to more of it', () => {
    const data = readEvent('market-overview/replay');
    const { items } = data['topics'] as { items: [object] };
    Object.assign(items[0], { cta: { title: 'Read on', url: '/more.pdf', download: true } });
    expect(render('market-overview/replay', data)).toMatch(
      /<a [^>]*href="\/more.pdf" download>\s*<span>Read on<\/span>/,
    );
  });
});
