// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { writeHiding } from './write-hiding.ts';

beforeAll(() => {
  // As browsers escape the characters of these cases.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/(?=["\\{}])/g, '\\') });
});

it.each([
  ['professional', 'CH'],
  ['" i], * { } x', 'DE'],
])('what is for others than %s in %s is hidden, and nothing else is said', (kind, country) => {
  const style = document.createElement('style');
  style.textContent = writeHiding({ kind, country });
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])];
  expect(rules).toHaveLength(2);
  expect(rules.map((rule) => (rule as CSSStyleRule).style.display)).toEqual(['none', 'none']);
  style.remove();
});

it('what nobody asked for hides nothing', () => {
  expect(writeHiding({ kind: '', country: 'CH' })).not.toContain('[data-audience]');
  expect(writeHiding({ kind: 'retail', country: '' })).not.toContain('[data-audience-country]');
  expect(writeHiding({ kind: '', country: '' })).toBe('');
});
