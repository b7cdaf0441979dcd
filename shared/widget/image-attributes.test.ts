import { describe, expect, it } from 'vitest';
import { imageQuery, imageWidths } from './image-attributes.ts';
import { type PageLookUp } from './json-reader.ts';

const noPage: PageLookUp = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) };

describe('data-image-query', () => {
  it.each([
    ['width={width}', 'width={width}'],
    [' ?width={width} ', 'width={width}'],
    ['&w={width}&format=webp', 'w={width}&format=webp'],
  ])('%j', (text, value) => {
    expect(imageQuery().parse(text, noPage, 'image-query')).toEqual({ ok: true, value });
  });

  it.each(['', 'width=480', 'width={w}', 'width={width} px', 'width={width}#top'])(
    'is unreadable as %j',
    (text) => {
      const found = JSON.stringify(text);
      expect(imageQuery().parse(text, noPage, 'image-query')).toEqual({ ok: false, found });
    },
  );
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
