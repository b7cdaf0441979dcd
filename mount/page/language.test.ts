// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { showPage } from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine } from '../../tests/setup/engine/start-engine.ts';
import { until } from '../../tests/setup/engine/until.ts';

const german = JSON.stringify({ language: 'de', texts: { hello: { greeting: 'Guten Tag' } } });
const hello = makeWidget('hello', ({ texts }) => texts.get('greeting'));
const tag = '<p data-widget="hello"></p>';
const greeting = 'data-text-hello-greeting';

const network = mockNetwork(
  http.get('/texts/de.json', () => new HttpResponse(german)),
  http.get('/texts/none.json', () => new HttpResponse(null, { status: 404 })),
);

/** The texts of the mount points of a page, and the lines in the console. */
async function mount(texts: string, content = tag) {
  const { errors } = await openPage(content, [hello], { texts });
  return { said: [...document.querySelectorAll('p')].map((each) => each.textContent), errors };
}

describe('the language of a page', () => {
  it.each([
    ['#t', `<script type="application/json" id="t">${german}</script>`],
    ['/texts/de.json', ''],
    ['texts/de.json', ''],
  ])('is the file that data-texts names: %s', async (name, head) => {
    expect(await mount(name, head + tag)).toEqual({ said: ['Guten Tag'], errors: [] });
  });

  it('gives way to what the page and the mount point say', async () => {
    document.documentElement.setAttribute(greeting, 'Grüezi');
    const own = '<p data-widget="hello" data-text-greeting="Servus"></p>';
    const { said } = await mount('/texts/de.json', tag + own);
    expect(said).toEqual(['Grüezi', 'Servus']);
  });

  it.each([
    ['#none', ['"#none", which is not on the page']],
    ['/texts/none.json', ['"/texts/none.json", answered with 404']],
    ['https://other.example/de.json', ['"https://other.example/de.json"']],
    ['', []],
  ])('is English where the file cannot be read, which is told once: %j', async (name, found) => {
    const { said, errors } = await mount(name, tag + tag);
    expect(said).toEqual(['Hello', 'Hello']);
    expect(errors).toEqual(found.map((text) => expect.stringContaining(text) as unknown));
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
    const { publicApi, errors } = startEngine([hello], { texts: '/texts/de.json' });
    await until(() => expect(start).toHaveBeenCalledWith(3000));
    expect(document.body).toHaveTextContent('CMS');
    timeout.abort(new Error('timed out'));
    await publicApi.ready;
    expect(document.body).toHaveTextContent('Hello');
    expect(errors[0]).toContain('expected a language file within 3 s');
  });
});
