// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePage } from '../setup/dom/parse-page.ts';
import { fixedWords, pageSections } from './page-sections.ts';

describe('the pages of the contract', () => {
  it.each(Object.entries(pageSections))(
    '%s shows its sections, in order, and the notice: opened by the footer, only on /funds by itself',
    (address, sections) => {
      const page = parsePage(address);
      const main = page.querySelector('main');
      const found = sections.map((selector) => main?.querySelector(selector) ?? null);
      expect(sections.filter((_, at) => found[at] === null)).toEqual([]);
      const all: readonly (Element | null)[] = [...page.querySelectorAll('*')];
      const places = found.map((element) => all.indexOf(element));
      expect(places).toEqual(places.toSorted((a, b) => a - b));

      const text = (main?.textContent ?? '').replaceAll(/\s+/g, ' ');
      expect((fixedWords[address] ?? []).filter((words) => !text.includes(words))).toEqual([]);

      const link = page.querySelector('footer a[data-modal="#us-persons"]');
      expect(link?.textContent).toBe('Important Notice');
      expect(page.querySelectorAll('#us-persons')).toHaveLength(1);
      const notice = page.querySelector('#us-persons[data-widget=us-persons-notice]');
      expect(notice?.getAttribute('data-open')).toBe(address === '/funds' ? 'load' : 'click');
    },
  );
});

it('the replay is the full recording, in all of its words', () => {
  const page = parsePage('/market-overview/replay');
  expect(page.querySelector('#replay h2')?.textContent).toBe('The full replay');
  expect(page.querySelector('a[href="#replay"]')?.textContent).toBe('Full replay');
  expect(page.body.textContent).not.toMatch(/excerpt|seconds/i);
});
