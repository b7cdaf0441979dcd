import { describe, expect, it } from 'vitest';
import { type DocumentItem } from './document-item.ts';
import { addressNames, readView, writeView } from './document-address.ts';
import { noChoice } from './document-menus.ts';

const options = {
  type: ['Letter', 'a,b&c=d'],
  year: ['2022', '2021'],
  shareClass: ['I'],
  language: ['de', 'en'],
  country: ['DE'],
  audience: ['Retail'],
};

/** 25 documents, which match whatever the cases choose. */
const items = Array<DocumentItem>(25).fill({
  key: 0,
  name: '',
  type: 'a,b&c=d',
  year: '2022',
  shareClass: '',
  day: undefined,
  date: '',
  link: undefined,
  isDownload: false,
  isin: 'LU0221000002',
  language: ['de'],
  country: [],
  audience: [],
  validFrom: '',
  replacedBy: '',
  size: '',
});

const read = (values: Readonly<Record<string, string>>) =>
  readView(new Map(Object.entries(values)), { items, options, pageSize: 10 });

describe('the address of a document list', () => {
  it.each([
    [{ ...noChoice, type: 'a,b&c=d', year: '2022' }, 2, 'a,b&c=d|2022|||||||2'],
    [{ ...noChoice, language: 'de', search: 'lu 02', replaced: 'true' }, 1, '|||de|||lu 02|true|'],
    [noChoice, 1, '||||||||'],
  ])('keeps %j and page %i; what says nothing stays out', (chosen, pageNumber, written) => {
    const values = writeView({ chosen, pageNumber });
    expect(addressNames.join()).toBe(
      'docType,docYear,docClass,docLanguage,docCountry,docAudience,docSearch,docReplaced,docPage',
    );
    expect(addressNames.map((name) => values.get(name) ?? '').join('|')).toBe(written);
    expect(read(Object.fromEntries(values))).toEqual({ chosen, pageNumber });
  });

  it('has nothing invisible, and chooses in every spelling', () => {
    const hidden = { ...options, type: ['Letter\u200b'] };
    const chosen = { ...noChoice, type: 'Letter\u200b', year: '2022' };
    expect([...writeView({ chosen, pageNumber: 1 })].join()).toBe('docType,Letter,docYear,2022');
    const readIn = (docType: string) =>
      readView(new Map([['docType', docType]]), { items, options: hidden, pageSize: 10 }).chosen
        .type;
    expect(['Letter', 'LETTER', 'letter\u200b', 'Let'].map(readIn)).toEqual([
      'Letter\u200b',
      'Letter\u200b',
      'Letter\u200b',
      '',
    ]);
  });

  it('chooses nothing by a value that does not exist', () => {
    const { chosen } = read({
      docType: 'Spell',
      docYear: '1999',
      docClass: '__proto__',
      docReplaced: '1',
    });
    expect(chosen).toEqual(noChoice);
  });
});
