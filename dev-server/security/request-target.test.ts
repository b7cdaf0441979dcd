import { describe, expect, it } from 'vitest';
import { findTargetMistake } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    '/',
    '/news',
    '/news/',
    '/news//',
    '/en-us/slideshow/home?x=../..//\\',
    '/en-us/slideshow/a%20b',
    '/en-us/slideshow/100%25',
    '/en-us/slideshow/caf%C3%A9',
    '/en-us/slideshow/...',
    '/en-us/slideshow/.hidden',
    '/en-us/slideshow/v1.2..3',
    '/en-us/slideshow/a%2Fb',
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
    ['/en-us/slideshow/..', 'dot segment'],
    ['/en-us/slideshow/.', 'dot segment'],
    ['/en-us/slideshow/../../admin', 'dot segment'],
    ['/en-us/slideshow/%2e%2e', 'dot segment'],
    ['/en-us/slideshow/%2E.', 'dot segment'],
    ['/en-us/slideshow/..%2f..%2fadmin', 'dot segment'],
    ['/en-us/slideshow/%252e%252e%252fadmin', 'dot segment'],
    ['/en-us/slideshow/%25252e%25252e', 'dot segment'],
    ['/en-us/slideshow/%252e%252e/%25zz', 'dot segment'],
    [`/en-us/slideshow/%${'25'.repeat(3000)}2e`, 'malformed'],
    ['/en-us/slideshow/..;/admin', 'dot segment'],
    ['/en-us/slideshow/..;a=b', 'dot segment'],
    ['/en-us/slideshow/..%3Ba', 'dot segment'],
    ['/en-us/slideshow/a\\b', 'backslash'],
    ['/en-us/slideshow/..\\..\\admin', 'backslash'],
    ['/en-us/slideshow/%5cadmin', 'backslash'],
    ['/en-us/slideshow/%255cadmin', 'backslash'],
    ['/en-us/slideshow/%2f%2fevil.example', 'two slashes, encoded'],
    ['/en-us/slideshow/a%2f/b', 'two slashes, encoded'],
    ['/en-us/slideshow/%252f%252fevil.example', 'two slashes, encoded'],
    ['/en-us/slideshow/home#/x', 'must be encoded'],
    ['/en-us/slideshow/é', 'must be encoded'],
    ['/en-us/search?searchtext=é', 'must be encoded'],
    ['/en-us/slideshow/%00', 'malformed'],
    ['/en-us/slideshow/%2500', 'malformed'],
    ['/en-us/slideshow/a%0d%0aHost:x', 'malformed'],
    ['/en-us/slideshow/%E0%A4%A', 'malformed'],
    ['/en-us/slideshow/%c0%ae%c0%ae', 'malformed'],
    ['/%', 'malformed'],
  ])('is refused: %j', (target, why) => {
    expect(findTargetMistake(target)).toContain(why);
  });
});
