import { expect, it } from 'vitest';
import { imageQuery, imageWidths } from './image-attributes.ts';
import { type PageLookUp } from './json-reader.ts';

const noPage: PageLookUp = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) };

it.each([
  ['width={width}', 'width={width}'],
  [' ?width={width} ', 'width={width}'],
  ['?&width={width}', 'width={width}'],
  ['&w={width}&format=webp', 'w={width}&format=webp'],
])('data-image-query %j is read', (text, value) => {
  expect(imageQuery().parse(text, noPage, 'image-query')).toEqual({ ok: true, value });
});

const queries = ['width=480', 'width={w}', 'width={width} px', 'of width={width}', 'w={width}#top'];
it.each(['', ...queries])('data-image-query is unreadable as %j', (text) => {
  const found = JSON.stringify(text);
  expect(imageQuery().parse(text, noPage, 'image-query')).toEqual({ ok: false, found });
});

it.each([
  ['480,960', [480, 960]],
  [' 1920, 480 ,960', [480, 960, 1920]],
  ['480,480', [480]],
])('data-image-widths %j are read', (text, value) => {
  expect(imageWidths().parse(text, noPage, 'image-widths')).toEqual({ ok: true, value });
});

const widths = ['480 960', '480,', '0', '480px', '-480', '1e3', '999999'];
it.each(['', ...widths])('data-image-widths are unreadable as %j', (text) => {
  const found = JSON.stringify(text);
  expect(imageWidths().parse(text, noPage, 'image-widths')).toEqual({ ok: false, found });
});

it.each([
  [imageQuery(), 'part of a query with {width} in it, such as "width={width}"'],
  [imageWidths(), 'widths in pixels with commas between them, such as "480,960,1440,1920"'],
])('how images are resized need not be said, and is said as a text: %#', (declared, expected) => {
  const optional = { type: 'text', isRequired: false, fallback: undefined };
  expect(declared).toMatchObject({ ...optional, expected });
});
