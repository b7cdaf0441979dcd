import { describe, expect, it } from 'vitest';
import { findPathTrick, findTargetMistake } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    '/',
    '/news',
    '/news/',
    '/news//',
    '/en-us/slideshow/home?x=../..//\\',
    '/en-us/slideshow/caf%C3%A9',
    '/@id/__x00__plugin',
    '/search?searchtext=%22%3Cb%3E%E0',
  ])('is fine: %s', (target) => {
    expect(findTargetMistake(target)).toBeUndefined();
  });

  it.each([
    ['http://evil.example/en-us/slideshow/home', 'whole address'],
    ['HTTP://127.0.0.1:3000/', 'whole address'],
    ['*', 'whole address'],
    ['', 'whole address'],
    ['evil.example:443', 'whole address'],
    ['//evil.example/en-us/slideshow/home', 'two slashes'],
    ['/\\evil.example/', 'two slashes'],
    ['/en-us/slideshow/home#/x', 'must be encoded'],
    ['/en-us/slideshow/é', 'must be encoded'],
    ['/en-us/search?searchtext=é', 'must be encoded'],
    ['/en-us/slideshow/%00', 'malformed'],
    ['/en-us/slideshow/%E0%A4%A', 'malformed'],
    ['/en-us/slideshow/%c0%ae%c0%ae', 'malformed'],
    ['/%', 'malformed'],
  ])('is refused: %j', (target, why) => {
    expect(findTargetMistake(target)).toContain(why);
  });
});

describe('the path of a call', () => {
  it.each(['a%20b', '100%25', 'caf%C3%A9', '...', '.hidden', 'v1.2..3', 'a%2Fb', 'a;b'])(
    'is passed on: %s',
    (id) => {
      expect(findPathTrick(`/en-us/slideshow/${id}`)).toBeUndefined();
    },
  );

  it.each([
    ['..', 'dot segment'],
    ['.', 'dot segment'],
    ['../../admin', 'dot segment'],
    ['%2e%2e', 'dot segment'],
    ['%2E.', 'dot segment'],
    ['..%2f..%2fadmin', 'dot segment'],
    ['%252e%252e%252fadmin', 'dot segment'],
    ['%25252e%25252e', 'dot segment'],
    ['%252e%252e/%25zz', 'dot segment'],
    ['..;/admin', 'dot segment'],
    ['..;a=b', 'dot segment'],
    ['..%3Ba', 'dot segment'],
    ['a\\b', 'backslash'],
    ['..\\..\\admin', 'backslash'],
    ['%5cadmin', 'backslash'],
    ['%255cadmin', 'backslash'],
    ['/evil.example', 'two slashes'],
    ['%2f%2fevil.example', 'two slashes'],
    ['%2fevil.example', 'two slashes'],
    ['a%2f/b', 'two slashes'],
    ['%252f%252fevil.example', 'two slashes'],
    ['%2500', 'control character'],
    ['a%0d%0aHost:x', 'control character'],
    ['%c0%ae%c0%ae', 'malformed'],
    [`%${'25'.repeat(3000)}2e`, 'malformed'],
  ])('is not passed on: %j', (id, why) => {
    expect(findPathTrick(`/en-us/slideshow/${id}`)).toContain(why);
  });
});
