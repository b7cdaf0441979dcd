import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';

const app = createApp({ isDevelopment: true });
const get = (address: string) => request(app).get(address).set('Host', '127.0.0.1');
const ask = (html: string, headers: Readonly<Record<string, string>> = {}) =>
  request(app)
    .post('/_dev/check')
    .set({ Host: '127.0.0.1', 'Content-Type': 'text/plain', ...headers })
    .send(html);

interface Checked {
  readonly findings: readonly { readonly message: string }[];
  readonly drawn: string;
}

const check = async (html: string) => (await ask(html).expect(200)).body as Checked;

describe('the check of typed HTML', () => {
  it('begins with an example of a widget where one is named', async () => {
    const { text } = await get('/_dev/check?widget=carousel&example=none-such').expect(200);
    expect(text).toContain('data-widget&#x3D;&quot;carousel&quot;');
    await get('/_dev/check?widget=__proto__').expect(200);
  });

  it('draws a whole page with the built files in the place of its own', async () => {
    const { drawn } = await check(
      '<!doctype html><link rel=stylesheet href=/x/widgets.css?v=1><script src="/x/widgets.js" data-site-base="/own/"></script>',
    );
    const { text } = await get(drawn).expect(200);
    expect(text).toBe(
      '<!doctype html><link rel=stylesheet href="/_dev/check/assets/widgets.css"><script src="/_dev/check/assets/widgets.js" data-api-base="/_dev/check/stubs/api/" data-site-base="/own/"></script>',
    );
  });

  it('is refused to pages of other origins', async () => {
    await ask('<p>', { Origin: 'https://example.com' }).expect(403);
  });

  it('has stubs for a page without an origin', async () => {
    const address = '/_dev/check/stubs/en-us/slideshow/home';
    const { headers } = await get(address).set('Origin', 'null').expect(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    await request(app).options(address).set('Host', '127.0.0.1').expect(204);
  });

  it.each(['drawn/none', 'assets/none', 'client/none.ts'])('has nothing at %s', async (name) => {
    await get(`/_dev/check/${name}`).expect(404);
  });
});
