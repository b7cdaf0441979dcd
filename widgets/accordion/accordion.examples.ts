import { defineExamples } from '../../shared/widget/define-examples.ts';
import { accordionContract } from './accordion.contract.ts';

const items = [
  {
    id: 'subscribe',
    label: 'When can I subscribe?',
    content: '<p>On the first business day of a month, with five days’ notice.</p>',
  },
  {
    id: 'redeem',
    label: 'When can I redeem?',
    content: '<p>Once a quarter, up to five per cent of the fund’s net assets.</p>',
  },
  {
    id: 'value',
    label: 'Who values the holdings?',
    content: '<p>The administrator, by the reports of an independent valuer.</p>',
  },
];

export const accordionExamples = defineExamples(accordionContract, [
  {
    name: 'normal',
    doc: 'Three questions, one of them open.',
    attributes: {},
    partial: {
      items: items.map((item, index) => (index === 0 ? { ...item, isOpen: true } : item)),
    },
  },
  {
    name: 'one-open',
    doc: 'Opening one closes the others.',
    attributes: { 'data-one-open': 'true' },
    partial: { items },
  },
  {
    name: 'long-text',
    doc: 'A question of several lines on a phone.',
    attributes: {},
    partial: {
      items: [
        {
          id: 'gates',
          label:
            'What happens if investors want to redeem more in a quarter than the fund’s liquidity policy allows?',
          content: '<p>Each request is met in part, in proportion, and the rest waits.</p>',
          isOpen: true,
        },
        ...items.slice(1),
      ],
    },
  },
]);
