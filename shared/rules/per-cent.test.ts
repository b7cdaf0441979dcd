import { expect, it } from 'vitest';
import { formatPerCent } from './per-cent.ts';

it.each([
  [0.0425, 'en-US', '4.25%'],
  [-0.285, 'en-US', '−28.50%'],
  [-0.000_01, 'en-US', '0.00%'],
  [12.5, 'en-US', '1,250.00%'],
  [0.0425, 'de-DE', '4,25\u00a0%'],
])('%d in %s is %s', (part, culture, text) => {
  expect(formatPerCent(part, culture)).toBe(text);
});
