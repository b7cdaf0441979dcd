// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeDocument, type SuppliedDocument } from '../../fixtures/make/documents.ts';
import { checkDocuments } from '../../api/documents.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { hostileAddresses } from '../../fixtures/hostile/addresses.ts';
import { findFileType, toDocumentItems } from './document-item.ts';
import { filterDocuments, listOptions, nothingChosen, sortDocuments } from './find-documents.ts';

const collator = new Intl.Collator('en-US', { numeric: true });

function read(...documents: readonly Partial<SuppliedDocument>[]) {
  const problems: Problem[] = [];
  const checked = checkDocuments(documents.map(makeDocument), 'documents');
  const fields = checked.ok ? checked.value : [];
  const items = toDocumentItems(fields, (problem) => problems.push(problem));
  return { items, problems };
}

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe('what a document list offers', () => {
  it('is what exists, years with the newest first, names as the culture sorts them', () => {
    const { items } = read(
      { docType: 'Letter', itemDateYear: 2019, shareClass: 'Class 10' },
      { docType: 'Annual &amp; interim', itemDateYear: 2022, shareClass: 'Class 9' },
      { docType: 'Letter', itemDateYear: '2021', shareClass: '' },
      { docType: 'élan', itemDateYear: '', itemDate: '/Date(1606694400000)/' },
    );
    expect(listOptions(items, 'type', collator)).toEqual(['Annual & interim', 'élan', 'Letter']);
    expect(listOptions(items, 'year', collator)).toEqual(['2022', '2021', '2020', '2019']);
    expect(listOptions(items, 'shareClass', collator)).toEqual(['Class 9', 'Class 10', 'Class I']);
  });

  it('are own values, whatever they are called', () => {
    const { items } = read({ docType: '__proto__' }, { docType: 'constructor' });
    expect(listOptions(items, 'type', collator)).toEqual(['__proto__', 'constructor']);
    const chosen = { ...nothingChosen, type: '__proto__' };
    expect(filterDocuments(items, chosen)).toHaveLength(1);
  });
});

describe('filters of a document list', () => {
  const { items } = read(
    { docName: 'a', docType: 'Letter', itemDateYear: 2021, shareClass: 'I' },
    { docName: 'b', docType: 'Letter', itemDateYear: 2022, shareClass: 'A' },
    { docName: 'c', docType: 'Notice', itemDateYear: 2022, shareClass: 'A' },
  );
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ type: 'Letter' }, ['a', 'b']],
    [{ type: 'Letter', year: '2022' }, ['b']],
    [{ shareClass: 'A' }, ['b', 'c']],
    [{ type: 'Notice', year: '2021' }, []],
  ])('%j find what has all of it', (chosen, found) => {
    expect(names(filterDocuments(items, { ...nothingChosen, ...chosen }))).toEqual(found);
  });
});

describe('sorting a document list', () => {
  const { items } = read(
    { docName: 'Report 10', itemDate: '2022-11-30', docType: 'B' },
    { docName: '<b>report</b> 9', itemDate: '/Date(1609459200000)/', docType: 'A' },
    { docName: 'Älteste', itemDate: '03/04/2022', docType: 'B' },
    { docName: 'Zins', itemDate: '', docType: 'A' },
    { docName: 'Anhang', itemDate: '2009-01-01', docType: 'B' },
  );
  it.each([
    ['name', true, ['Älteste', 'Anhang', '<b>report</b> 9', 'Report 10', 'Zins']],
    ['name', false, ['Zins', 'Report 10', '<b>report</b> 9', 'Anhang', 'Älteste']],
    // Equal ones keep their order, in both directions.
    ['type', true, ['<b>report</b> 9', 'Zins', 'Report 10', 'Älteste', 'Anhang']],
    ['type', false, ['Report 10', 'Älteste', 'Anhang', '<b>report</b> 9', 'Zins']],
    // By date, not by its text; those without one stand last, in both directions.
    ['day', true, ['Anhang', '<b>report</b> 9', 'Report 10', 'Älteste', 'Zins']],
    ['day', false, ['Report 10', '<b>report</b> 9', 'Anhang', 'Älteste', 'Zins']],
  ] as const)('by %s, ascending: %s', (field, isAscending, sorted) => {
    expect(names(sortDocuments(items, { field, isAscending }, collator))).toEqual(sorted);
  });
});

describe('a document of a page', () => {
  it('whose address leads nowhere good has no link, and it is said once', () => {
    const { items, problems } = read(...hostileAddresses.map((downloadLink) => ({ downloadLink })));
    expect(items.filter(({ link }) => link !== undefined)).toEqual([]);
    expect(problems).toHaveLength(hostileAddresses.length);
    expect(problems[0]).toMatchObject({
      where: 'data-documents, documents[0].downloadLink',
      found: '"javascript:alert(1)"',
      outcome: 'The name is shown without a link.',
    });
  });

  it('keeps an address as it is written', () => {
    const links = ['/a b.pdf', 'https://example.com/ä.pdf?x=1#y', 'report.pdf', '../x', '//cdn/x'];
    const { items, problems } = read(...links.map((downloadLink) => ({ downloadLink })));
    expect(items.map(({ link }) => link)).toEqual(links);
    expect(problems).toEqual([]);
  });

  it('whose date cannot be read is said once; one without a date is fine', () => {
    const { problems } = read({ itemDate: '03/04/2022' }, { itemDate: '' });
    expect(problems).toMatchObject([
      { where: 'data-documents, documents[0].itemDate', found: '"03/04/2022"' },
    ]);
  });

  it.each([
    ['/files/report.pdf', 'PDF'],
    ['https://example.com/report.XLSX?v=2#p', 'XLSX'],
    ['https://example.com/get?file=report.pdf', ''],
    ['https://example.zip', ''],
    ['https://example.zip/', ''],
    ['/report.aspx', ''],
    ['', ''],
  ])('has the type that its address says: %s', (link, type) => {
    expect(findFileType(link)).toBe(type);
  });
});
