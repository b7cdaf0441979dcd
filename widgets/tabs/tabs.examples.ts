import { defineExamples } from '../../shared/widget/define-examples.ts';
import { tabsContract } from './tabs.contract.ts';

type Tab = readonly [id: string, label: string, content: string];

function makeHtml(label: string, tabs: readonly Tab[]): string {
  const links = tabs.map(
    ([id, name]) =>
      `<li class="pmw-tabs__item"><a class="pmw-tabs__tab" href="#${id}">${name}</a></li>`,
  );
  const panels = tabs.map(
    ([id, name, content]) =>
      `<section class="pmw-tabs__panel" id="${id}"><h3 class="pmw-tabs__heading">${name}</h3>${content}</section>`,
  );
  return `<ul class="pmw-tabs__list" role="list" aria-label="${label}">${links.join('')}</ul>\n  ${panels.join('\n  ')}`;
}

const attributes = { class: 'pmw pmw-tabs' };

export const tabsExamples = defineExamples(tabsContract, [
  {
    name: 'normal',
    doc: 'Three sections.',
    attributes,
    html: makeHtml('How we work', [
      ['sourcing', 'Sourcing', '<p>We read four hundred files before we make one loan.</p>'],
      ['diligence', 'Diligence', '<p>Then we read them again, with somebody who disagrees.</p>'],
      ['ownership', 'Ownership', '<p>And then we hold.</p>'],
    ]),
  },
  {
    name: 'long-text',
    doc: 'Labels that need a second line on a phone.',
    attributes,
    html: makeHtml('Where we are', [
      ['europe', 'Europe, the Middle East and Africa', '<p>London, Zürich.</p>'],
      ['americas', 'North and South America', '<p>New York.</p>'],
    ]),
  },
]);
