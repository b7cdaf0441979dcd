import { defineExamples } from '../../shared/widget/define-examples.ts';
import { sectionNavContract } from './section-nav.contract.ts';

function makeHtml(names: readonly string[]): string {
  const items = names.map(
    (name, index) =>
      `<li class="pmw-section-nav__item"><a class="pmw-section-nav__link pmw-focus-inside" href="#part-${index + 1}">${name}</a></li>`,
  );
  const parts = names.map(
    (name, index) => `<div id="part-${index + 1}"><h3>${name}</h3><p>What stands there.</p></div>`,
  );
  const list = `<ul class="pmw-section-nav__list" role="list">${items.join('')}</ul>`;
  // A page has the sections beside the bar; here they stand in it, so that the links lead somewhere.
  return `<nav aria-label="On this page">${list}</nav>\n  ${parts.join('\n  ')}`;
}

const attributes = { class: 'pmw pmw-section-nav' };

export const sectionNavExamples = defineExamples(sectionNavContract, [
  {
    name: 'normal',
    doc: 'A bar with the links of three sections.',
    attributes,
    html: makeHtml(['Introduction', 'Private credit', 'Full replay']),
  },
  {
    name: 'long-text',
    doc: 'More links than a phone has room for: the bar scrolls sideways.',
    attributes,
    html: makeHtml([
      'Introduction to the year behind us',
      'Private credit and the memory of lenders',
      'Real assets, city by city',
      'Full replay of the presentation',
    ]),
  },
]);
