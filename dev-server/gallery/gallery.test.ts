import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { listWidgetNames, readWidgets } from '../../tools/read-widgets.ts';
import { listStates } from '../../tools/gallery/states.ts';

const app = createApp({ isDevelopment: true });
const get = (address: string) => request(app).get(address).set('Host', '127.0.0.1');
const decode = (text: string) => text.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
const shown = await readWidgets();
const widgets = '/_dev/widgets';

describe('the gallery', () => {
  it('lists pages, all widgets of the bundle, and scenarios', async () => {
    expect(shown.map(({ contract }) => contract.name)).toEqual(listWidgetNames());
    const { text } = await get('/_dev').expect(200);
    for (const address of ['/', '/news', `${widgets}/carousel`, '/?scenario=huge']) {
      expect(text).toContain(`href="${address}"`);
    }
    expect(text).toContain('Controls over an <code>&lt;audio&gt;</code>');
    expect(text).toContain('>Examples: 1<');
  });

  it('shows widgets in a theme of the site, on every page of the gallery', async () => {
    const theme = '?theme=%2Fmy.css%3Fv%3D1';
    const first = await get(`/_dev${theme}`).expect(200);
    expect(decode(first.text)).toContain(`href="${widgets}/carousel${theme}"`);
    const { text } = await get(`${widgets}/carousel${theme}`).expect(200);
    expect(decode(text)).toContain(`href="/_dev${theme}"`);
    const [, address = ''] = /data-address="([^"]+)"/.exec(decode(text)) ?? [];
    const state = await get(address).expect(200);
    const [before, ...behind] = decode(state.text).split(
      '<link rel="stylesheet" href="/my.css?v=1">',
    );
    expect(before).toContain('widgets.css');
    expect(behind).toHaveLength(1);
  });

  it.each([
    'https://other.example/a.css',
    '//other.example/a.css',
    '/\\other.example/a.css',
    'a.css',
  ])('takes no theme of another site: %s', async (theme) => {
    const query = `theme=${encodeURIComponent(theme)}`;
    const { text } = await get(`${widgets}/carousel/fetched?${query}`).expect(200);
    const gallery = await get(`/_dev?${query}`).expect(200);
    expect(text + gallery.text).not.toContain('a.css');
  });

  it.each(shown.map((widget) => [widget.contract.name, widget] as const))(
    'shows %s in each of its states, with the HTML to copy',
    async (name, widget) => {
      const { text, headers } = await get(`${widgets}/${name}`).expect(200);
      expect(headers['content-security-policy']).toContain("frame-src 'self'");
      const missing = listStates(widget).filter(
        (state) => !text.includes(`id="state-${state.name}"`),
      );
      expect(missing).toEqual([]);
      expect(widget.examples.length).toBeGreaterThan(0);
    },
  );

  it('gives each state stubs of its own scenario', async () => {
    const { text } = await get(`${widgets}/carousel/fetched?scenario=error`).expect(200);
    expect(text).toContain('data-site-base="/_dev/stubs/error/"');
    await get('/_dev/stubs/error/en-us/slideshow/home').expect(500);
    const answer = await get('/_dev/stubs/normal/en-us/slideshow/home').expect(200);
    expect(answer.body).toHaveProperty('slides');
  });

  const others = [`${widgets}/nothing`, `${widgets}/carousel/nothing`, '/_dev/docs/..%2FREADME'];
  it.each(others)('has no page at %s', async (address) => {
    await get(address).expect(404);
  });

  it('is not there in production', async () => {
    const production = createApp({ isDevelopment: false });
    await request(production).get('/_dev').set('Host', '127.0.0.1').expect(404);
    const home = await request(production).get('/').set('Host', '127.0.0.1').expect(200);
    expect(home.text).not.toMatch(/_dev|development\.css/);
  });

  it('is one step away from every page, where a bar leads there', async () => {
    const { text } = await get('/news?scenario=slow').expect(200);
    expect(text).toContain('href="/_dev"');
    expect(text).toMatch(/\?scenario=slow" aria-current="true"/);
  });
});
