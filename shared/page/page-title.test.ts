// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { changeTitle } from './page-title.ts';

const add = (words: string) => changeTitle((title) => `${title} – ${words}`);

beforeEach(() => {
  document.title = 'News | Firm';
});

it('the title of the page is changed, and its own comes back', () => {
  const undo = add('page 2');
  expect(document.title).toBe('News | Firm – page 2');
  undo();
  expect(document.title).toBe('News | Firm');
});

it('changes build on each other, whichever is undone first', () => {
  const undoFirst = changeTitle(() => 'Results');
  const undoSecond = add('page 2');
  expect(document.title).toBe('Results – page 2');
  undoFirst();
  expect(document.title).toBe('News | Firm – page 2');
  undoSecond();
  expect(document.title).toBe('News | Firm');
});

it('a title that the page sets meanwhile stays', () => {
  const undo = add('page 2');
  document.title = 'Funds';
  undo();
  expect(document.title).toBe('Funds');
});

it('words that a copy of the page has from an earlier run are not said twice, and go', () => {
  document.title = 'Funds – page 2';
  const undo = add('page 2');
  expect(document.title).toBe('Funds – page 2');
  undo();
  expect(document.title).toBe('Funds');
});

it('a title that is replaced as a whole comes back as it was', () => {
  document.title = 'Search: credit';
  const undo = changeTitle(() => 'credit');
  undo();
  expect(document.title).toBe('Search: credit');
});

it('a page without a title gets none of its own', () => {
  document.title = '';
  const undo = add('page 2');
  expect(document.title).toBe('– page 2');
  undo();
  expect(document.title).toBe('');
});
