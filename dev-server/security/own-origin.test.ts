import { describe, expect, it } from 'vitest';
import { findForeignOrigin } from './own-origin.ts';

const host = '127.0.0.1:3000';

describe('the origin of a request', () => {
  it.each([
    {},
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'https://127.0.0.1:3000' },
    { origin: 'http://localhost', host: 'localhost:80' },
    { origin: 'https://site.localhost', host: 'site.localhost' },
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is ours, or nobody tells: %j', (headers) => {
    expect(findForeignOrigin({ host, ...headers })).toBeUndefined();
  });

  it.each([
    [{ origin: 'https://evil.example' }, 'Origin: https://evil.example'],
    [{ origin: 'http://127.0.0.1:3001' }, 'Origin: http://127.0.0.1:3001'],
    [{ origin: 'http://localhost:3000' }, 'Origin: http://localhost:3000'],
    [{ origin: 'http://127.0.0.1:3000.evil.example' }, 'Origin:'],
    [{ origin: 'null' }, 'Origin: null'],
    [{ origin: '' }, 'Origin: '],
    [{ origin: 'chrome-extension://127.0.0.1:3000' }, 'Origin: chrome-extension'],
    [{ 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site: cross-site'],
    [{ 'sec-fetch-site': 'same-site' }, 'Sec-Fetch-Site: same-site'],
    [
      { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
      'Sec-Fetch-Site: cross-site',
    ],
  ])('is foreign: %j', (headers, told) => {
    expect(findForeignOrigin({ host, ...headers })).toContain(told);
  });
});
