import { expect, it } from 'vitest';
import { listCalls } from './list-calls.ts';

it('lists the calls among the requests of a page', () => {
  const call = 'https://example.com/en-us/search?searchtext=a&page=1';
  const entries = [
    { name: call, initiatorType: 'xmlhttprequest', duration: 12.6, responseStatus: 200 },
    {
      name: 'https://example.com/a.png',
      initiatorType: 'img',
      duration: 3,
      responseStatus: 200,
    },
  ];
  expect(listCalls(entries)).toEqual([
    { address: '/en-us/search?searchtext=a&page=1', durationMs: 13, status: 200 },
  ]);
});
