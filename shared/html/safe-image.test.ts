// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../fixtures/hostile/addresses.ts';
import { safeImage } from './safe-image.ts';

const origin = 'http://localhost:3000';

describe('an image address from data', () => {
  it.each([
    '/assets/hero.avif',
    'hero.jpg',
    '//cdn.example.com/hero.webp',
    'https://example.com/hero (1).jpg?w=1200',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/',
    'DATA:image/GIF;base64,R0lGOD',
    'data:image/avif;base64,AAAA',
  ])('may be %j', (address) => {
    expect(safeImage(address)).toBe(address);
  });

  it.each([
    ['/a.jpg?w=960&amp;hash=1F', '/a.jpg?w=960&hash=1F'],
    ['/a.jpg?w=960&amp;amp;h=1', '/a.jpg?w=960&amp;h=1'],
    ['&#47;a.jpg', '/a.jpg'],
    ['&#32;/a.jpg&#10;', '/a.jpg'],
    ['&#106;avascript:alert(1)', undefined],
    ['data&colon;image/svg+xml,%3Csvg/%3E', undefined],
  ])('has its entities read once, before it is judged: %j', (address, image) => {
    expect(safeImage(address)).toBe(image);
  });

  const others = [
    'mailto:a@example.com',
    'xhttps://example.com/a.jpg',
    'data:image/pngx;base64,AA',
  ];
  it.each([...hostileAddresses, ...others, 'data:,x', ''])('may not be %j', (address) => {
    expect(safeImage(address)).toBeUndefined();
  });

  it.each([
    ['/a.jpg") , url("//evil.example', `${origin}/a.jpg%22)%20,%20url(%22//evil.example`],
    ['/a.jpg?q=\\', `${origin}/a.jpg?q=%5C`],
    ['data:image/png,"', 'data:image/png,%22'],
    ['/a.jpg&quot;', `${origin}/a.jpg%22`],
  ])('never ends the quotes of a CSS url(): %j', (address, expected) => {
    expect(safeImage(address)).toBe(expected);
  });

  it('never holds a quote, a backslash or a control character', () => {
    const start = fc.constantFrom('/', 'https://example.com/', 'data:image/png,', '?', '#');
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (head, tail) => {
        // eslint-disable-next-line no-control-regex -- control characters are what is looked for
        return !/["\\\u0000-\u001f]/.test(safeImage(head + tail) ?? '');
      }),
      { numRuns: 500 },
    );
  });
});
