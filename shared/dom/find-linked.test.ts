// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseInert } from '../html/parse-inert.ts';
import { type Problem } from '../widget/problem.ts';
import { findLinked } from './find-linked.ts';
import { findTarget } from './find-target.ts';

const html =
  '<nav><a href="/other">A</a><a href="#plain">B</a><a href="#gone">C</a><svg><a href="#plain"><text>D</text></a></svg></nav><p id="plain"></p><p id="Zürich 1"></p><p id="100%"></p>';

function show(): void {
  document.body.replaceChildren(...(parseInert(html)?.childNodes ?? []));
}

describe('the target of a fragment', () => {
  it.each([
    ['#plain', 'plain'],
    ['#Z%C3%BCrich%201', 'Zürich 1'],
    ['#100%', '100%'],
    ['#100%zz', undefined],
    ['#missing', undefined],
    ['#', undefined],
    ['', undefined],
  ])('%j is %j', (hash, id) => {
    show();
    expect(findTarget(hash)?.id).toBe(id);
  });
});

describe('links to parts of the page', () => {
  it('are found with their targets; one that leads nowhere is reported and stays a link', () => {
    show();
    const nav = document.querySelector('nav');
    if (!nav) throw new Error('There is no nav.');
    const problems: Problem[] = [];
    const linked = findLinked(
      nav,
      () => true,
      'the id of a section',
      (problem) => {
        problems.push(problem);
      },
    );
    expect(linked.map(({ target }) => target.id)).toEqual(['plain']);
    expect(problems).toEqual([
      {
        where: 'the target of a link',
        found: '"#gone"',
        expected: 'the id of a section',
        outcome: 'It stays a plain link.',
      },
    ]);
  });
});
