import { defineExamples } from '../../shared/widget/define-examples.ts';
import { modalContract } from './modal.contract.ts';

const sentence = 'A loan is compared with a building, and a building with a business. ';

function content(id: string, heading: string, text: string): string {
  return `<div id="${id}"><h2>${heading}</h2><p>${text}</p></div>`;
}

function opener(id: string, words: string, more = ''): string {
  return `<p><a href="#${id}" data-modal="#${id}"${more}>${words}</a></p>`;
}

/** The contents of the modal, for the gallery and the tests: markup anywhere on a page, no mount point. */
export const modalExamples = defineExamples(modalContract, [
  {
    name: 'link',
    doc: 'A link to an element of the page opens it; without the script it leads there.',
    attributes: {},
    html: opener('terms', 'Read the terms') + content('terms', 'Terms', sentence),
  },
  {
    name: 'group',
    doc: 'Three that belong together: Previous and Next lead from one to the other.',
    attributes: {},
    html: ['Rates', 'Exits', 'Credit']
      .map((word, index) => {
        const id = `part-${index + 1}`;
        return opener(id, word, ' data-modal-group="parts"') + content(id, word, sentence);
      })
      .join(''),
  },
  {
    name: 'long-text',
    doc: 'More text than the window has room for: the dialog scrolls, the page does not.',
    attributes: {},
    html:
      opener('notes', 'Read the notes') +
      content('notes', 'Notes', `${sentence.repeat(8)}</p><p>`.repeat(8)),
  },
  {
    name: 'nested',
    doc: 'A dialog from which another one opens.',
    attributes: {},
    html:
      opener('outer', 'Open') +
      content('outer', 'First', `<a href="#inner" data-modal="#inner">And one more</a>`) +
      content('inner', 'Second', sentence),
  },
  {
    name: 'right-to-left',
    doc: 'The dialog keeps the direction of its content.',
    attributes: {},
    html: `<div dir="rtl" lang="he">${opener('terms', 'לתנאי השימוש')}${content('terms', 'תנאי שימוש', 'טקסט לדוגמה.')}</div>`,
  },
]);
