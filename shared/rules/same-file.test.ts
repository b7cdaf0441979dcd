import { describe, expect, it } from 'vitest';
import { nameCode, nameFile } from './same-file.ts';

const name = (address: string, sizeQuery?: string) =>
  nameFile(new URL(address, 'https://firm.example/en/news'), sizeQuery);

describe('two addresses name one file', () => {
  it.each([
    ['/a.jpg', 'https://firm.example/a.jpg'],
    ['/a.jpg', '/a.jpg?width=480'],
    ['/a.jpg?W=1&H=2&q=3&quality=4&format=webp', '/a.jpg?fm=avif&fit=crop&dpr=2&v=7&ver=1.2'],
    ['/image.ashx?id=1', '/image.ashx?width=960&id=1#top'],
    ['/image.ashx?a=1&b=2', '/image.ashx?b=2&a=1'],
    ['/image.ashx?name=a%20b', '/image.ashx?name=a+b'],
    ['/image.ashx?id=1&size=480', '/image.ashx?id=1&size=960', 'size={width}'],
    ['/image.ashx?id=1&Size=480&mode=crop', '/image.ashx?id=1', 'mode=crop&size={width}'],
  ])('where they differ in size or version alone: %s and %s', (one, other, query?: string) => {
    expect(name(one, query)).toBe(name(other, query));
  });

  it.each([
    ['/a.jpg', '/b.jpg'],
    ['/a.jpg', 'https://cdn.example/a.jpg'],
    ['/image.ashx?id=1', '/image.ashx?id=2'],
    ['/image.ashx?id=1', '/image.ashx'],
    ['/image.ashx?1', '/image.ashx?2'],
    ['/image.ashx?id=a', '/image.ashx?id=A'],
    ['/image.ashx?id=1&size=480', '/image.ashx?id=1&size=960'],
    ['/image.ashx?id=1&id=2', '/image.ashx?id=1'],
  ])('but not where they differ in anything else: %s and %s', (one, other) => {
    expect(name(one)).not.toBe(name(other));
  });
});

describe('two addresses name one script or stylesheet', () => {
  const code = (address: string) => nameCode(new URL(address, 'https://firm.example/'));

  it.each([
    ['/app.css', 'https://cdn.example/app.css?1700'],
    ['/app.js?t=1', '/app.js?t=2'],
    ['/get.ashx?file=app.css&v=1', 'https://cdn.example/get.ashx?v=2&file=app.css'],
  ])('whatever their hosts and versions: %s and %s', (one, other) => {
    expect(code(one)).toBe(code(other));
  });

  it.each([
    ['/app.css', '/b/app.css'],
    ['/get.ashx?file=app.css', '/get.ashx?file=theme.css'],
  ])('but not where path or query name another: %s and %s', (one, other) => {
    expect(code(one)).not.toBe(code(other));
  });
});
