import { describe, expect, it } from 'vitest';
import { checkDocuments } from './documents.ts';
import { valuesOf } from './list.ts';

const check = (value: unknown) => {
  const checked = checkDocuments(value, 'documents');
  if (!checked.ok) throw new Error(checked.found);
  return { documents: valuesOf(checked.value), problems: checked.problems ?? [] };
};

const texts = { docName: '', itemDate: '', itemDateYear: '', docType: '', shareClass: '' };
const empty = { ...texts, downloadLink: '', forceDownload: false };

describe('documents of a page', () => {
  it('have every field of the specification; what is missing is empty', () => {
    const { documents, problems } = check([{ docName: 'Letter', itemDateYear: 2022 }]);
    expect(documents).toEqual([{ ...empty, docName: 'Letter', itemDateYear: '2022' }]);
    expect(problems).toEqual([]);
  });

  it.each([
    [true, [true, 'True', 'true', '1', 1]],
    [false, [false, 'False', 'false', '0', 0, '', null]],
  ])('are downloads, %s, by the flags %j', (expected, flags) => {
    for (const forceDownload of flags) {
      const { documents, problems } = check([{ docName: 'Letter', forceDownload }]);
      expect(documents).toEqual([{ ...empty, docName: 'Letter', forceDownload: expected }]);
      expect(problems).toEqual([]);
    }
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

  it('take nothing from prototypes', () => {
    const json = '[{"__proto__":{"docType":"x"},"constructor":"y","docName":"z"}]';
    expect(check(JSON.parse(json)).documents).toEqual([{ ...empty, docName: 'z' }]);
  });

  it('are a list', () => {
    for (const value of [{}, 'x', 1, null, undefined]) {
      expect(checkDocuments(value, 'documents').ok).toBe(false);
    }
  });
});
