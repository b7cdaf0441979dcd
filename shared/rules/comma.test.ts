import { expect, it } from 'vitest';
import { commaOf } from './comma.ts';

it.each([
  ['en-US', ', '],
  ['de-DE', ', '],
  ['ko-KR', ', '],
  ['ar-AE', '، '],
  ['fa-IR', '، '],
  ['ja-JP', '、'],
  ['zh-CN', '，'],
  ['zh-Hant-HK', '，'],
])('the comma of %s is %j', (culture, comma) => {
  expect(commaOf(culture)).toBe(comma);
});
