import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/sample-site.ts';
import { makePolicy } from './headers.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";

describe('the headers', () => {
  it.each(['/', '/nothing', '/assets/widgets.js', '/en-us/slideshow/home'])(
    'carry the policy of the contract word for word: %s',
    async (address) => {
      const response = await request(openSampleSite().app).get(address);
      expect(response.headers['content-security-policy']).toBe(policy);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('allow the frames of the embeds that a page chooses, and only well-formed ones', async () => {
    const hosts = ['player.example', "x; script-src 'unsafe-inline'", 7];
    const { app } = openSampleSite(
      {},
      {
        'fixtures/pages/home.json': JSON.stringify({ title: 'Home', embedHosts: hosts }),
      },
    );
    const response = await request(app).get('/');
    const frames = response.headers['content-security-policy']?.slice(policy.length);
    expect(frames).toBe('; frame-src https://player.example');
  });

  it('differ in development by nothing but what Vite’s client needs', () => {
    expect(makePolicy({ isLive: true })).toBe(
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("require-trusted-types-for 'script'", 'worker-src blob:'),
    );
  });

  it('send no browser to an https that is not there', async () => {
    const response = await request(openSampleSite().app).get('/');
    expect(response.headers).not.toHaveProperty('strict-transport-security');
    expect(response.headers).not.toHaveProperty('x-powered-by');
  });

  it('keep pages in the back-forward cache', async () => {
    const response = await request(openSampleSite().app).get('/');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('let another origin include the assets, but not read the pages', async () => {
    const { app } = openSampleSite();
    for (const address of ['/assets/widgets.js', '/assets/site.css']) {
      const { headers } = await request(app).get(address);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    const { headers } = await request(app).get('/');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
