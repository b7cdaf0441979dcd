// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { reactPart } from '../../mount/react.ts';
import { start } from '../../mount/start.ts';
import { addDialogMethods } from '../../tests/setup/dom/dialog-methods.ts';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { makeStubHandlers } from '../../tests/setup/network/msw-stubs.ts';
import { byLength } from '../../tests/setup/test-length.ts';
import { allBehaviours, allPageBehaviours, reactNames } from '../../widgets/all-widgets.ts';
import { drawExample } from '../render/draw-example.ts';
import { readWidgets } from '../read-widgets.ts';
import { escapeHtml } from '../render/escape-html.ts';
import { checkPage } from './check-page.ts';
import { type Finding } from './finding.ts';

const rules = { widgets: await readWidgets() };
const widgets = await readWidgets();
addDialogMethods();
mockNetwork(...makeStubHandlers());

/** One mount point of a page, in pieces that can be damaged one by one. */
interface Point {
  readonly widget: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly html: string;
}

const points = widgets.flatMap(({ contract, examples }): readonly Point[] => {
  if (contract.kind === 'page') return [];
  return examples.map((example) => {
    const { attributes, html } = drawExample(contract, example);
    const pairs = Object.entries(attributes).map(([name, value = '']) => [name, value] as const);
    return { widget: contract.name, attributes: pairs, html };
  });
});

/** Values that authors, CMSs and template engines have written in practice. */
const written = String.raw`
¦ ¦fast¦-1¦1.5¦0¦True¦yes¦null¦{}¦[]¦[null]¦[¦7¦#none¦window.nothing¦window.a.b¦“[]”¦[{'a':1}]¦[{},]
¦<p>[]</p>¦[{"docName":"A","itemDate":"soon"}]¦[{"docNam":"A"}]¦{"slides":[{"headlin":"A"}]}
¦[{"headline":"A","ctaUrl":"javascript:x","colorAccent":"rust"}]¦{"slides":"none"}
¦[{"shareClass":"A","navUSD":"x","navDate":"soon","link1":{"URL":"data:x","Label":"L"}}]
¦[{"shareClass":"A","navUSD":"1","navCurrency":"?","investmentMin":"1,000","link2":7}]
¦[{"id":"a"},{"id":"a"},{}]¦https://example.com/x¦javascript:x¦"[{\"a\":1}]"
¦&quot;¦[{&quot;docName&quot;:&quot;A&quot;}]¦&amp;amp;quot;¦[{u0022a¦[undefined]`;
const values = fc.oneof(fc.constantFrom(...written.replaceAll('\n', '').split('¦')), fc.string());

/** A name without one of its letters, behind `data-`. */
function misspell(name: string, at: number): string {
  const index = 5 + (at % Math.max(1, name.length - 5));
  return name.slice(0, index) + name.slice(index + 1);
}

type Change = (point: Point) => Point;

/** Changes one attribute, by its index. @param change returns the new source of the attribute */
const changeAttribute =
  (number: number, change: (name: string, value: string) => Point['attributes']): Change =>
  (point) => ({
    ...point,
    attributes: point.attributes.flatMap((pair, index) =>
      index === number % point.attributes.length ? change(...pair) : [pair],
    ),
  });

const names = [...new Set(widgets.flatMap(({ contract }) => Object.keys(contract.attributes)))];

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom<Change>(
    (point) => point,
    (point) => ({ ...point, html: '' }),
    (point) => ({ ...point, html: point.html.replaceAll('#', '#no-') }),
    (point) => ({ ...point, html: point.html.replace(/ data-[a-z]+/g, ' data-x') }),
  ),
  fc.tuple(fc.nat(), values).map(([at, text]) => changeAttribute(at, (name) => [[name, text]])),
  fc.nat().map((at) => changeAttribute(at, () => [])),
  fc
    .tuple(fc.nat(), fc.nat())
    .map(([at, place]) => changeAttribute(at, (name, text) => [[misspell(name, place), text]])),
  fc
    .tuple(fc.nat(), fc.nat(400))
    .map(([at, length]) => changeAttribute(at, (name, text) => [[name, text.slice(0, length)]])),
  fc.tuple(fc.constantFrom(...names), values).map(([name, text]): Change => {
    return (point) => ({ ...point, attributes: [...point.attributes, [`data-${name}`, text]] });
  }),
  fc.nat().map((at): Change => (point) => ({ ...point, widget: misspell(point.widget, at) })),
);

const options =
  '¦ data-culture="de"¦ data-culture="x y"¦ data-sitebase="/x"¦ data-auto-mount="perhaps"¦ data-text-carousel-nxt="x"¦ data-embed-hosts="player.example"¦ data-culture="fr-FR"';

function writePoint({ widget, attributes, html }: Point): string {
  const pairs = [['data-widget', widget] as const, ...attributes];
  const source = pairs.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<div><section${source}>${html}</section></div>\n`;
}

const point = fc
  .tuple(fc.constantFrom(...points), changes, changes)
  .map(([whole, first, second]) => writePoint(second(first(whole))));
const pages = fc
  .tuple(fc.constantFrom(...options.split('¦')), fc.array(point, { minLength: 1, maxLength: 3 }))
  .map(([option, parts]) => {
    const script = `<script src="/assets/widgets.js" defer data-stylesheet="none"${option}></script>`;
    return `<!doctype html><html lang="en-US"><head>${script}</head><body>\n${parts.join('')}</body></html>`;
  });

/** Runs the product on a page. @returns every line that it reports */
async function run(html: string): Promise<readonly string[]> {
  // eslint-disable-next-line no-restricted-syntax -- the page of a test
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const script = parsed.querySelector<HTMLScriptElement>('script[src]');
  if (script === null) throw new Error('The page has no script.');
  document.documentElement.lang = parsed.documentElement.lang;
  document.head.append(script);
  document.body.replaceChildren(...parsed.body.childNodes);
  const messages: string[] = [];
  const listener = (event: Event) => {
    const { where, message } = (event as CustomEvent<{ where: string; message: string }>).detail;
    // A call's answer is not part of the page.
    if (!/^(?:GET|POST) |: (?:GET|POST) /.test(`${where} ${message}`)) messages.push(message);
  };
  document.addEventListener('widget:problem', listener);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const running = new AbortController();
  const publicApi = start({
    ...{ script, version: '1.0.0', widgets: [...allBehaviours, ...reactPart.widgets] },
    reactNames,
    ...{ pageBehaviours: allPageBehaviours, bringReact: () => Promise.resolve(reactPart) },
    signal: running.signal,
  });
  await publicApi.ready;
  if (script.dataset['autoMount'] === 'false') await publicApi.mount();
  await new Promise((resolve) => setTimeout(resolve));
  publicApi.unmount();
  running.abort();
  document.removeEventListener('widget:problem', listener);
  document.body.replaceChildren();
  script.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  return messages;
}

/** Checks a page as Node does, which has no document. */
function check(html: string): readonly Finding[] {
  for (const name of ['document', 'Document', 'DOMParser']) vi.stubGlobal(name, undefined);
  try {
    return checkPage(html, { ...rules, address: 'http://localhost:3000/' });
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Notes, and the risks that the engine does not detect. */
function isRisk({ attribute, found, severity }: Finding): boolean {
  if (severity === 'note') return true;
  if (attribute === 'id' || attribute === 'the end tag') return true;
  return /^with (?:a raw|\{)|^on an element (?:inside|without)|^inside the mount|, as on the|on a script|but <html lang=/.test(
    found,
  );
}

it(
  'check-page and the engine agree about pages that are spoilt in every way',
  async () => {
    let reported = 0;
    const numRuns = byLength(20, 200);
    await fc.assert(
      fc.asyncProperty(pages, async (html) => {
        const findings = check(html);
        // check-page lists each place that the engine only counts.
        const messages = (await run(html)).map((message) =>
          message.replace(/ The same in \d+ more places? \(.*\)\.(?= |$)/, ''),
        );
        reported += messages.length;
        const found = findings.map(({ message }) => message);
        expect(messages.filter((message) => !found.includes(message))).toEqual([]);
        const kindOf = (message: string) => message.replace(/\[\d+\].*; expected/s, '; expected');
        const kinds = new Set(messages.map(kindOf));
        const others = findings.filter(
          (finding) => !kinds.has(kindOf(finding.message)) && !isRisk(finding),
        );
        expect(others.map(({ message }) => message)).toEqual([]);
      }),
      { numRuns, seed: 16 },
    );
    // Pages without a mistake would prove nothing.
    expect(reported).toBeGreaterThan(numRuns);
  },
  byLength(120_000, 900_000),
);
