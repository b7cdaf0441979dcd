import { defineExamples } from '../../shared/widget/define-examples.ts';
import { sectionNavContract } from './section-nav.contract.ts';

const paragraph = `<p>${'What stands in this section is long enough to scroll. '.repeat(12)}</p>`;

/** The bar, and beside it the sections that its links lead to. */
function makeParts(names: readonly string[]) {
  const sections = names.map((label, index) => ({ id: `part-${index + 1}`, label }));
  const beside = sections
    .map(({ id, label }) => `<div id="${id}"><h3>${label}</h3>${paragraph}</div>`)
    .join('\n');
  return { attributes: {}, partial: { label: 'On this page', sections }, beside };
}

export const sectionNavExamples = defineExamples(sectionNavContract, [
  {
    name: 'normal',
    doc: 'A bar with the links of three sections.',
    ...makeParts(['Introduction', 'Private credit', 'Full replay']),
  },
  {
    name: 'long-text',
    doc: 'More links than a phone has room for: the bar scrolls sideways.',
    ...makeParts([
      'Introduction to the year behind us',
      'Private credit and the memory of lenders',
      'Real assets, city by city',
      'Full replay of the presentation',
    ]),
  },
]);
