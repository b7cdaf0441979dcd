// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { findLinked } from './find-linked.ts';
import { type Problem } from './problem.ts';

it('links to parts of the page are found; one that leads nowhere is reported and stays a link', () => {
  const links = '<a href="/other">A</a><a href="#here">B</a><a href="#gone">C</a>';
  const drawing = '<svg><a href="#here"><text>D</text></a></svg>';
  showPage(`<nav id="nav">${links}${drawing}</nav><p id="here"></p>`);
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const linked = findLinked(getById('nav'), () => true, 'the id of a section', report);
  expect(linked.map(({ target }) => target.id)).toEqual(['here']);
  expect(problems).toEqual([
    {
      where: 'the target of a link',
      found: '"#gone"',
      expected: 'the id of a section',
      outcome: 'It stays a plain link.',
    },
  ]);
});
