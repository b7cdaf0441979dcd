import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../tests/setup/sample-site.ts';
import { findResized } from './find-resized.ts';

const names =
  'span-480.webp span-960.webp span-1920.webp span-960.jpg harbour-480.webp harbour-960.webp harbour-960.avif span-wide-600.webp plain.webp';
const files = Object.fromEntries(names.split(' ').map((name) => [name, '']));

it.each([
  ['span-1920.webp', '480', 'span-480.webp'],
  // A tenth narrower looks the same; more does not.
  ['span-1920.webp', '530', 'span-480.webp'],
  ['span-1920.webp', '540', 'span-960.webp'],
  ['span-480.webp', '4000', 'span-1920.webp'],
  ['span-960.jpg', '100', 'span-960.jpg'],
  ['span-wide-600.webp', '300', 'span-wide-600.webp'],
  ['plain.webp', '300', 'plain.webp'],
  ['span-1920.webp', '0', 'span-1920.webp'],
  ['span-1920.webp', 'wide', 'span-1920.webp'],
  ['span-1920.webp', ['480', '960'], 'span-1920.webp'],
])('the image %s at the width %j is %s', (name, width, expected) => {
  const folder = writeFiles(files);
  expect(findResized(join(folder, name), width, '*/*')).toBe(join(folder, expected));
});
