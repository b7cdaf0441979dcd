import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  ['184320', 'en-US', '0.18 MB'],
  ['1234567', 'de-DE', '1,2 MB'],
  ['45600000', 'en-US', '46 MB'],
  ['0', 'en-US', '0 MB'],
  ['184 kB', 'de-DE', '184 kB'],
  ['1e9', 'en-US', '1e9'],
  ['', 'en-US', ''],
])('the size %j in %s is %j', (size, culture, text) => {
  expect(formatFileSize(size, culture)).toBe(text);
});
