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
  it('has the names of the contract', () => {
    expect(addressNames).toEqual(['docType', 'docYear', 'docClass', 'docPage']);
  });

  it('keeps what is chosen and the page; what says nothing stays out', () => {
    const view = { chosen: { type: 'a,b&c=d', year: '2022', shareClass: '' }, page: 2 };
    const values = writeView(view);
    expect(Object.fromEntries(values)).toEqual({
      docType: 'a,b&c=d',
      docYear: '2022',
      docPage: '2',
    });
    expect(read(Object.fromEntries(values))).toEqual(view);
    expect([...writeView({ chosen: { type: '', year: '', shareClass: '' }, page: 1 })]).toEqual([]);
  });

  it.each([
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['', 1],
    ['2', 2],
    ['2.9', 2],
    ['99', 3],
    ['1e9', 3],
  ])('clamps the page %j', (docPage, page) => {
    expect(read({ docPage }).page).toBe(page);
  });

  it('chooses nothing by a value that does not exist', () => {
    expect(read({ docType: 'Spell', docYear: '1999', docClass: '__proto__' }).chosen).toEqual({
      type: '',
      year: '',
      shareClass: '',
    });
  });
});
