import { expect, it } from 'vitest';
import { findForeignOrigin } from './own-origin.ts';

const host = '127.0.0.1:3000';
const own = 'http://127.0.0.1:3000';

it.each([
  [{}, undefined],
  [{ origin: own }, undefined],
  [{ origin: 'https://127.0.0.1:3000' }, undefined],
  [{ origin: 'http://localhost', host: 'localhost:80' }, undefined],
  [{ origin: 'https://site.localhost', host: 'site.localhost' }, undefined],
  [{ origin: own, 'sec-fetch-site': 'same-origin' }, undefined],
  [{ 'sec-fetch-site': 'none' }, undefined],
  [{ origin: 'https://evil.example' }, 'Origin: https://evil.example'],
  [{ origin: 'http://127.0.0.1:3001' }, 'Origin: http://127.0.0.1:3001'],
  [{ origin: 'http://localhost:3000' }, 'Origin: http://localhost:3000'],
  [{ origin: 'http://127.0.0.1:3000.evil.example' }, 'Origin:'],
  [{ origin: 'null' }, 'Origin: null'],
  [{ origin: '' }, 'Origin: '],
  [{ origin: 'chrome-extension://127.0.0.1:3000' }, 'Origin: chrome-extension'],
  [{ 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site: cross-site'],
  [{ 'sec-fetch-site': 'same-site' }, 'Sec-Fetch-Site: same-site'],
  [{ origin: own, 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site: cross-site'],
])('the origin of a request with %j is foreign: %s', (headers, told) => {
  const found = findForeignOrigin({ host, ...headers });
  if (told === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(told);
});
