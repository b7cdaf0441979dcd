import { defineExamples } from '../../shared/widget/define-examples.ts';
import { searchBoxContract } from './search-box.contract.ts';

const partial = { action: '/search' };

const popular = JSON.stringify([
  { label: 'Private credit', url: '/product-interior' },
  { label: 'Our people', url: '/team' },
  { label: 'Infrastructure' },
]);

const attributes = { 'data-action': '/search', 'data-popular': popular };

export const searchBoxExamples = defineExamples(searchBoxContract, [
  {
    name: 'suggestions',
    doc: 'Suggests pages for what is typed; while it is empty, what is often looked for.',
    partial,
    attributes,
  },
  {
    name: 'begun',
    doc: 'Begins with a text.',
    partial,
    attributes: { ...attributes, 'data-search-text': 'credit', 'data-limit': '3' },
  },
  {
    name: 'hostile',
    doc: 'Markup in what the page offers is text, and an address that runs script leads nowhere.',
    partial,
    attributes: {
      'data-action': '/search',
      'data-popular': JSON.stringify([
        { label: '<script>alert(1)</script>Credit & co.', url: '/team' },
        { label: 'A very long subject of which nobody knows the end, '.repeat(4), url: '/news' },
        { label: 'دين خاص', url: '/product-interior' },
      ]),
    },
  },
  {
    name: 'right-to-left',
    doc: 'The list begins at the right.',
    partial,
    attributes: { ...attributes, dir: 'rtl' },
  },
]);
