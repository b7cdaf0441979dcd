import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../setup/network/test-server.ts';
import { runHere } from '../setup/run-here.ts';
import { listAddresses } from './list-addresses.ts';

describe('the pages that are looked at', () => {
  it('are all that links lead to, below the first', async () => {
    const pages: Readonly<Record<string, string>> = {
      '/': '<a href="/a?page=2#top">A</a> <a href="b/">B</a> <a href="https://elsewhere.example/">C</a>',
      '/a': '<a href="/">Home</a> <a href="/gone">Gone</a> <a href="mailto:a@b.example">Mail</a>',
      '/b/': '<a href="c">C</a>',
      '/b/c': '',
    };
    const { url } = await startServer((request, response) => {
      const html = pages[request.url ?? ''];
      response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(html);
    }, onTestFinished);
    expect(await listAddresses([new URL(url)])).toEqual(['/', '/a', '/b/', '/b/c']);
    expect(await listAddresses([new URL('/b/', url)])).toEqual(['/b/', '/b/c']);
  });
});

describe('npm run look', () => {
  it.each([
    [[], 'Expected one revision, as in: npm run look -- HEAD. Found 0.'],
    [['a', 'b'], 'Expected one revision, as in: npm run look -- HEAD. Found 2.'],
  ])('refuses %j', async (revisions, mistake) => {
    const { code, errors } = await runHere('tests/look/look.ts', ...revisions);
    expect([code, errors]).toEqual([1, `${mistake}\n`]);
  });
});
