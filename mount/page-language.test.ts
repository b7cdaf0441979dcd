// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeWidget } from '../tests/setup/make-widget.ts';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { showPage } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine } from '../tests/setup/start-engine.ts';

const german = JSON.stringify({ language: 'de', texts: { hello: { greeting: 'Guten Tag' } } });
const hello = makeWidget('hello', ({ texts }) => texts.get('greeting'));

const network = mockNetwork(
  http.get('/texts/de.json', () => new HttpResponse(german)),
  http.get('/texts/none.json', () => new HttpResponse(null, { status: 404 })),
);

let engine: TestEngine;

afterEach(() => {
  engine.stop();
  document.documentElement.removeAttribute('data-text-hello-greeting');
});

async function mount(texts: string, content = '<p data-widget="hello"></p>') {
  showPage(content);
  engine = startEngine([hello], { texts });
  await engine.publicApi.ready;
  return document.body.textContent.trim();
}

const script = (text: string) => `<script type="application/json" id="t">${text}</script>`;

describe('the language of a page', () => {
  it.each([
    ['#t', script(german)],
    ['/texts/de.json', ''],
    ['texts/de.json', ''],
  ])('is the file that data-texts names: %s', async (name, head) => {
    await mount(name, `${head}<p id="p" data-widget="hello"></p>`);
    expect(document.getElementById('p')).toHaveTextContent('Guten Tag');
    expect(engine.errors).toEqual([]);
  });

  it('gives way to what the page and the mount point say', async () => {
    document.documentElement.setAttribute('data-text-hello-greeting', 'Grüezi');
    const own = '<p data-widget="hello" data-text-greeting="Servus"></p>';
    await mount('/texts/de.json', `<p data-widget="hello"></p>${own}`);
    expect([...document.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
      'Grüezi',
      'Servus',
    ]);
  });

  it.each([
    ['#none', '"#none", which is not on the page'],
    ['/texts/none.json', '"/texts/none.json", answered with 404'],
    ['https://other.example/de.json', '"https://other.example/de.json"'],
    ['', undefined],
  ])('is English where the file cannot be read, which is told once: %j', async (name, found) => {
    expect(await mount(name, '<p data-widget="hello"></p><p data-widget="hello"></p>')).toBe(
      'HelloHello',
    );
    expect(engine.errors).toHaveLength(found === undefined ? 0 : 1);
    expect(engine.errors.join('')).toContain(found ?? '');
  });

  it('is waited for, three seconds at most', async () => {
    network.use(
      http.get('/texts/de.json', async () => {
        await delay('infinite');
      }),
    );
    const timeout = new AbortController();
    const start = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    showPage('<p data-widget="hello">CMS</p>');
    engine = startEngine([hello], { texts: '/texts/de.json' });
    await vi.waitFor(() => {
      expect(start).toHaveBeenCalledWith(3000);
    });
    expect(document.body).toHaveTextContent('CMS');
    timeout.abort(new Error('timed out'));
    await engine.publicApi.ready;
    expect(document.body).toHaveTextContent('Hello');
    expect(engine.errors[0]).toContain('expected a language file within 3 s');
  });
});
