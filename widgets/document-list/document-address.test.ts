import { describe, expect, it } from 'vitest';
import { type DocumentItem } from './document-item.ts';
import { addressNames, readView, writeView } from './document-address.ts';

const options = { type: ['Letter', 'a,b&c=d'], year: ['2022', '2021'], shareClass: ['I'] };

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
});

const read = (values: Readonly<Record<string, string>>) =>
  readView(new Map(Object.entries(values)), { items, options, pageSize: 10 });

describe('the address of a document list', () => {
  it.each([
    [{ type: 'a,b&c=d', year: '2022', shareClass: '' }, 2, 'a,b&c=d|2022||2'],
    [{ type: '', year: '', shareClass: '' }, 1, '|||'],
  ])('keeps %j and page %i; what says nothing stays out', (chosen, pageNumber, written) => {
    const values = writeView({ chosen, pageNumber });
    expect(addressNames).toEqual(['docType', 'docYear', 'docClass', 'docPage']);
    expect(addressNames.map((name) => values.get(name) ?? '').join('|')).toBe(written);
    expect(read(Object.fromEntries(values))).toEqual({ chosen, pageNumber });
  });

  it('has nothing invisible, and chooses in every spelling', () => {
    const hidden = { ...options, type: ['Letter\u200b'] };
    const chosen = { type: 'Letter\u200b', year: '2022', shareClass: '' };
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
    const { chosen } = read({ docType: 'Spell', docYear: '1999', docClass: '__proto__' });
    expect(chosen).toEqual({ type: '', year: '', shareClass: '' });
  });
});
