import { describe, expect, it } from 'vitest';
import { checkDocuments } from './documents.ts';
import { valuesOf } from './list.ts';

const check = (value: unknown) => {
  const checked = checkDocuments(value, 'documents');
  if (!checked.ok) throw new Error(checked.found);
  return { documents: valuesOf(checked.value), problems: checked.problems ?? [] };
};

const empty = {
  docName: '',
  itemDate: '',
  itemDateYear: '',
  docType: '',
  shareClass: '',
  downloadLink: '',
  forceDownload: false,
};

describe('documents of a page', () => {
  it('have every field of the specification; what is missing is empty', () => {
    const { documents, problems } = check([{ docName: 'Letter', itemDateYear: 2022 }]);
    expect(documents).toEqual([{ ...empty, docName: 'Letter', itemDateYear: '2022' }]);
    expect(problems).toEqual([]);
  });

  it.each([true, 'True', 'true', '1', 1])('are downloads with the flag %j', (forceDownload) => {
    expect(check([{ docName: 'Letter', forceDownload }]).documents[0]?.forceDownload).toBe(true);
  });

  it.each([false, 'False', 'false', '0', 0, '', null])('are none with %j', (forceDownload) => {
    expect(check([{ docName: 'Letter', forceDownload }])).toEqual({
      documents: [{ ...empty, docName: 'Letter' }],
      problems: [],
    });
  });

  it('lose a bad field, and an entry that is none; each is said', () => {
    const { documents, problems } = check([
      { docName: 'Letter', docType: ['x'], forceDownload: 'maybe' },
      'no document',
      { docNam: 'Letter' },
    ]);
    expect(documents).toEqual([{ ...empty, docName: 'Letter' }]);
    expect(problems.map(({ where, found }) => `${where} is ${found}`)).toEqual([
      'documents[0].docType is a list of 1',
      'documents[0].forceDownload is "maybe"',
      'documents[1] is "no document"',
      'documents[2].docNam is not a known field',
      'documents[2] is an object with docNam',
    ]);
  });

  it('lose a text of a megabyte', () => {
    const { documents, problems } = check([{ docName: 'Letter', docType: 'x'.repeat(2 ** 20) }]);
    expect(documents).toEqual([{ ...empty, docName: 'Letter' }]);
    expect(problems).toMatchObject([{ expected: 'a text of at most 5000 characters' }]);
  });

  it('take nothing from prototypes', () => {
    const value: unknown = JSON.parse(
      '[{"__proto__":{"docType":"x"},"constructor":"y","docName":"z"}]',
    );
    expect(check(value).documents).toEqual([{ ...empty, docName: 'z' }]);
  });

  it('are a list', () => {
    for (const value of [{}, 'x', 1, null, undefined]) {
      expect(checkDocuments(value, 'documents').ok).toBe(false);
    }
  });
});
