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

it.each([
  ['', 'block'],
  [' ', 'block'],
  ['professional', 'none'],
])(
  'an element for "%s" is shown to a private investor unless that names others',
  (kinds, display) => {
    const style = document.createElement('style');
    style.textContent = writeHiding({ kind: 'retail', country: '' });
    const element = document.createElement('div');
    element.dataset['audience'] = kinds;
    document.body.append(style, element);
    expect(getComputedStyle(element).display).toBe(display);
    document.body.replaceChildren();
  },
);
