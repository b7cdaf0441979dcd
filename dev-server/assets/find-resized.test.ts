import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../tests/setup/site/write-files.ts';
import { findResized } from './find-resized.ts';

const names =
  'span.jpg span-480.avif span-960.avif span-1920.avif span-960.jpg span-wide.jpg span-wide-600.avif plain.jpg plain-old-480.avif';
const files = Object.fromEntries(names.split(' ').map((name) => [name, '']));
const browser = 'image/avif,image/webp,*/*';

it.each([
  ['span.jpg', '480', browser, 'span-480.avif'],
  // A tenth narrower looks the same; more does not.
  ['span.jpg', '530', browser, 'span-480.avif'],
  ['span.jpg', '540', browser, 'span-960.avif'],
  ['span.jpg', '4000', browser, 'span-1920.avif'],
  ['span-wide.jpg', '300', browser, 'span-wide-600.avif'],
  ['span.jpg', '480', 'image/webp,*/*', 'span.jpg'],
  ['plain.jpg', '300', browser, 'plain.jpg'],
  ['span.jpg', '0', browser, 'span.jpg'],
  ['span.jpg', 'wide', browser, 'span.jpg'],
  ['span.jpg', ['480', '960'], browser, 'span.jpg'],
])('the image %s at the width %j for %s is %s', (name, width, accepted, expected) => {
  const folder = writeFiles(files);
  expect(findResized(join(folder, name), width, accepted)).toBe(join(folder, expected));
});
