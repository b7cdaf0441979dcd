import { defineExamples } from '../../shared/widget/define-examples.ts';
import { sectionNavContract } from './section-nav.contract.ts';

const paragraph = `<p>${'What stands in this section is long enough to scroll. '.repeat(12)}</p>`;

/** The bar, and beside it the sections that its links lead to. */
function makeHtml(names: readonly string[]): { readonly html: string; readonly beside: string } {
  const items = names.map(
    (name, index) =>
      `<li class="pmw-section-nav__item"><a class="pmw-section-nav__link pmw-focus-inside" href="#part-${index + 1}">${name}</a></li>`,
  );
  const parts = names.map(
    (name, index) => `<div id="part-${index + 1}"><h3>${name}</h3>${paragraph}</div>`,
  );
  const list = `<ul class="pmw-section-nav__list" role="list">${items.join('')}</ul>`;
  return { html: list, beside: parts.join('\n') };
}

const bar = {
  tag: 'nav',
  attributes: { class: 'pmw pmw-section-nav', 'aria-label': 'On this page' },
} as const;

export const sectionNavExamples = defineExamples(sectionNavContract, [
  {
    name: 'normal',
    doc: 'A bar with the links of three sections.',
    ...bar,
    ...makeHtml(['Introduction', 'Private credit', 'Full replay']),
  },
  {
    name: 'long-text',
    doc: 'More links than a phone has room for: the bar scrolls sideways.',
    ...bar,
    ...makeHtml([
      'Introduction to the year behind us',
      'Private credit and the memory of lenders',
      'Real assets, city by city',
      'Full replay of the presentation',
    ]),
  },
]);
