import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/site/sample-site.ts';
import { readText } from '../../tools/project.ts';
import { makePolicy } from '../../tools/render/page-policy.ts';

const [contract = ''] = /^default-src [^`]+/m.exec(readText('docs/contract.md')) ?? [];
const policy = contract.trim().replaceAll('\n', ' ');

describe('the headers', () => {
  const addresses = ['/', '/nothing', '/assets/widgets.js', '/en-us/slideshow/home'];
  it.each(addresses)('carry the policy of the contract word for word: %s', async (address) => {
    const { headers } = await request(openSampleSite().app).get(address);
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('allow the frames of the embeds that a page chooses, and only well-formed ones', async () => {
    const embedHosts = ['player.example', "x; script-src 'unsafe-inline'", 7];
    const page = JSON.stringify({ title: 'Home', embedHosts });
    const { headers } = await request(
      openSampleSite({}, { 'fixtures/pages/home.json': page }).app,
    ).get('/');
    expect(headers['content-security-policy']).toBe(`${policy}; frame-src https://player.example`);
  });

  it('differ in development by nothing but what Vite’s client needs', () => {
    expect(makePolicy({ isLive: true })).toBe(
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("require-trusted-types-for 'script'", 'worker-src blob:'),
    );
  });

  it('of a page send no browser to https, name no server, and keep the back-forward cache', async () => {
    const { headers } = await request(openSampleSite().app).get('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['/assets/widgets.js', 'cross-origin', '*'],
    ['/assets/site.css', 'cross-origin', '*'],
    ['/', 'same-origin', undefined],
  ])('let another origin include assets, not read pages: %s', async (address, policyOf, origin) => {
    const { headers } = await request(openSampleSite().app).get(address);
    expect(headers['cross-origin-resource-policy']).toBe(policyOf);
    expect(headers['access-control-allow-origin']).toBe(origin);
  });
});
