import { expect, it } from 'vitest';
import { checkDocuments } from './documents.ts';
import { valuesOf } from './list.ts';

it('documents of a page have every field of the specification; what is missing is empty', () => {
  const checked = checkDocuments([{ docName: 'Letter', itemDateYear: 2022 }], 'documents');
  if (!checked.ok) throw new Error(checked.found);
  const empty = { itemDate: '', docType: '', shareClass: '', downloadLink: '' };
  const letter = { docName: 'Letter', itemDateYear: '2022', forceDownload: false, ...empty };
  expect([valuesOf(checked.value), checked.problems]).toMatchObject([[letter], []]);
});
