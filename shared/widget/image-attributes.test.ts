import { describe, expect, it } from 'vitest';
import { imageQuery, imageWidths } from './image-attributes.ts';
import { type PageLookUp } from './json-reader.ts';

const noPage: PageLookUp = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) };

describe('data-image-query', () => {
  it.each([
    ['width={width}', 'width={width}'],
    [' ?width={width} ', 'width={width}'],
    ['&w={width}&format=webp', 'w={width}&format=webp'],
    ['w={width}&format=webp', 'w={width}&format=webp'],
    ['?&width={width}', 'width={width}'],
  ])('%j', (text, value) => {
    expect(imageQuery().parse(text, noPage, 'image-query')).toEqual({ ok: true, value });
  });

  it.each([
    '',
    'width=480',
    'width={w}',
    'width={width} px',
    'of width={width}',
    'width={width}#top',
  ])('is unreadable as %j', (text) => {
    const found = JSON.stringify(text);
    expect(imageQuery().parse(text, noPage, 'image-query')).toEqual({ ok: false, found });
  });
});

describe('how images are resized', () => {
  it('need not be said, and is said as a text', () => {
    expect([imageQuery(), imageWidths()]).toMatchObject([
      {
        type: 'text',
        isRequired: false,
        fallback: undefined,
        expected: 'part of a query with {width} in it, such as "width={width}"',
      },
      {
        type: 'text',
        isRequired: false,
        fallback: undefined,
        expected: 'widths in pixels with commas between them, such as "480,960,1440,1920"',
      },
    ]);
  });
});

describe('data-image-widths', () => {
  it.each([
    ['480,960', [480, 960]],
    [' 1920, 480 ,960', [480, 960, 1920]],
    ['480,480', [480]],
  ])('%j', (text, value) => {
    expect(imageWidths().parse(text, noPage, 'image-widths')).toEqual({ ok: true, value });
  });

  it.each(['', '480 960', '480,', '0', '480px', '-480', '1e3', '999999'])(
    'are unreadable as %j',
    (text) => {
      const found = JSON.stringify(text);
      expect(imageWidths().parse(text, noPage, 'image-widths')).toEqual({ ok: false, found });
    },
  );
});
