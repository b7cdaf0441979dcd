// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { listNames } from '../../tools/render/template-names.ts';
import { readTextPages } from '../../tools/render/page-fixtures.ts';
import { projectPath } from '../../tools/project.ts';
import { openSite } from '../setup/site/open-site.ts';
import { parseDocument } from '../setup/dom/parse-page.ts';
import { siteAddresses, translatedAddresses } from '../setup/site/site-pages.ts';
import { sampleOf } from '../setup/test-length.ts';

const app = openSite();
const answers = new Map<string, Promise<Document | 'a file' | undefined>>();

/** What is at an address; nothing if the server has nothing there. */
function visit(address: string) {
  const known = answers.get(address);
  if (known) return known;
  const answer = request(app)
    .get(address)
    .then(({ status, type, text }) => {
      if (status !== 200) return undefined;
      if (type !== 'text/html') return 'a file';
      return parseDocument(text);
    });
  answers.set(address, answer);
  return answer;
}

/** Addresses of the site itself in data, which a widget draws as links: `"/article"`. */
const findAddresses = (text: string) =>
  [...text.matchAll(/"(\/(?!\/)[\w#?&=%./-]*)"/g)].map(([, address = '']) => address);

function listLinks(page: Document): string[] {
  const elements = [...page.querySelectorAll('a[href], area[href], form[method=get][action]')];
  const written = elements.map(
    (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
  );
  const data = [...page.querySelectorAll('[data-widget], script[type="application/json"]')].map(
    (element) =>
      `${Object.values((element as HTMLElement).dataset).join()}${element.localName === 'script' ? element.textContent : ''}`,
  );
  return [...written, ...data.flatMap(findAddresses)];
}

/** Each link that leads nowhere: to no page, or to a fragment that its page has not. */
async function findDead(links: readonly string[], address: string): Promise<string[]> {
  const dead: string[] = [];
  for (const link of new Set(links)) {
    const url = new URL(link, `http://127.0.0.1${address}`);
    if (url.host !== '127.0.0.1' || !url.protocol.startsWith('http')) continue;
    const target = await visit(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1));
    const isFound = target instanceof Document && id !== '' ? target.getElementById(id) : target;
    if (!isFound) dead.push(link);
  }
  return dead;
}

const textPages = [...readTextPages(projectPath('fixtures')).keys()];

it.each([...siteAddresses, ...sampleOf(translatedAddresses, 2), ...textPages])(
  'every link leads somewhere: %s',
  async (address) => {
    const page = await visit(address);
    if (!(page instanceof Document)) throw new Error(`There is no page ${address}.`);
    const links = listLinks(page);
    expect(links.length).toBeGreaterThan(20);
    expect(await findDead(links, address)).toEqual([]);
  },
  // The first one opens most of the others.
  120_000,
);

it.each(listNames(projectPath('fixtures/answers'), '.json'))(
  'every link of an answer leads somewhere: %s',
  async (name) => {
    const text = readFileSync(projectPath(`fixtures/answers/${name}.json`), 'utf8');
    expect(await findDead(findAddresses(text), '/')).toEqual([]);
  },
);
