import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { plainCases, plainTexts } from '../../fixtures/plain-cases.ts';
import { writePlain } from './plain.ts';

const read = (html: string) => serialize(parseFragment(html));

it.each(plainCases)('data as plain HTML: $html, of $values', ({ plain, values, html }) => {
  expect(read(writePlain(plain, values, plainTexts))).toBe(read(html));
});
