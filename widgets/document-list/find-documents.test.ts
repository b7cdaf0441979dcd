// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { makeDocument, type SuppliedDocument } from '../../fixtures/make/documents.ts';
import { checkDocuments } from '../../api/documents.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { hostileAddresses } from '../../fixtures/hostile/addresses.ts';
import { readDocuments } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';
import { createLabels } from './document-labels.ts';
import { type Chosen, noChoice } from './document-menus.ts';
import { filterDocuments, listOptions, sortDocuments } from './find-documents.ts';

const { texts } = makeContext(documentListContract);
const collator = new Intl.Collator('en-US', { numeric: true });
const labels = { collator, ...createLabels('en-US', texts) };

function readIn(culture: string, documents: readonly Partial<SuppliedDocument>[]) {
  const problems: Problem[] = [];
  const checked = checkDocuments(documents.map(makeDocument), 'documents');
  if (!checked.ok) throw new Error(checked.found);
  const items = readDocuments(checked.value, culture, (problem) => problems.push(problem));
  return { items, problems };
}

const read = (...documents: readonly Partial<SuppliedDocument>[]) => readIn('en-US', documents);

const names = (items: readonly { readonly name: string }[]) =>
  items.map(({ name }) => name).join(', ');

it('what a document list offers is what exists, years with the newest first, names as the culture sorts them', () => {
  const { items } = read(
    { docType: 'Letter', itemDateYear: 2019, shareClass: 'Class 10' },
    { docType: 'Annual &amp; interim', itemDateYear: 2022, shareClass: 'Class 9' },
    { docType: 'Letter', itemDateYear: '2021', shareClass: '' },
    { docType: 'élan', itemDateYear: '', itemDate: '/Date(1606694400000)/' },
  );
  expect(listOptions(items, labels)).toMatchObject({
    type: ['Annual & interim', 'élan', 'Letter'],
    year: ['2022', '2021', '2020', '2019'],
    shareClass: ['Class 9', 'Class 10', 'Class I'],
  });
});

it('what a document list offers is its own values, whatever they are called', () => {
  const { items } = read({ docType: '__proto__' }, { docType: 'constructor' });
  expect(listOptions(items, labels).type).toEqual(['__proto__', 'constructor']);
  expect(filterDocuments(items, { ...noChoice, type: '__proto__' })).toHaveLength(1);
});

const { items } = read(
  { docName: 'R 10', itemDate: '2022-11-30', docType: 'B' },
  { docName: '<b>r</b> 9', itemDate: '/Date(1609459200000)/', docType: 'A' },
  { docName: 'Älteste', itemDate: '03/04/2022', docType: 'B' },
  { docName: 'Zins', itemDate: '', docType: 'A' },
  { docName: 'Anhang', itemDate: '2009-01-01', docType: 'B' },
  { docName: 'Basic', itemDate: '20210601T000000Z', docType: 'C' },
);
it.each([
  ['name', true, 'Älteste, Anhang, Basic, r 9, R 10, Zins'],
  ['name', false, 'Zins, R 10, r 9, Basic, Anhang, Älteste'],
  // Equal ones keep their order, in both directions.
  ['type', true, 'r 9, Zins, R 10, Älteste, Anhang, Basic'],
  ['type', false, 'Basic, R 10, Älteste, Anhang, r 9, Zins'],
  // By date, not by its text; those without one come last, in both directions.
  ['day', true, 'Anhang, r 9, Basic, R 10, Älteste, Zins'],
  ['day', false, 'R 10, Basic, r 9, Anhang, Älteste, Zins'],
] as const)('sorting a document list by %s, ascending: %s', (field, isAscending, sorted) => {
  expect(names(sortDocuments(items, { field, isAscending }, collator))).toBe(sorted);
});

describe('a document of a page', () => {
  it('has the texts that its entities mean; those that look the same are equal', () => {
    const { items } = read(
      { docName: 'R&amp;amp;D', docType: 'Re\u0301sume\u0301', shareClass: 'I&#146;s' },
      { docName: 'B', docType: ' R\u00e9sum\u00e9\u00a0', shareClass: 'I’s' },
    );
    expect(items[0]?.name).toBe('R&amp;D');
    const { type, shareClass } = listOptions(items, labels);
    expect([type, shareClass]).toEqual([['R\u00e9sum\u00e9'], ['I’s']]);
  });

  it('has the spelling that comes first', () => {
    const { items } = read(
      { docType: 'Factsheet\u200b', itemDateYear: '\u0662\u0660\u0662\u0662', shareClass: '' },
      { docType: 'factsheet', itemDateYear: '2022', shareClass: 'می\u200cخواهم' },
      { docType: 'FACT&shy;SHEET', itemDateYear: '2022\u200b', shareClass: 'میخواهم' },
      { docType: '\u200b', itemDateYear: '', itemDate: '', shareClass: '\ufeff' },
    );
    expect(listOptions(items, labels)).toMatchObject({
      type: ['Factsheet\u200b'],
      year: ['2022'],
      shareClass: ['می\u200cخواهم'],
    });
    expect(filterDocuments(items, { ...noChoice, type: 'Factsheet\u200b' })).toHaveLength(3);
  });

  it('has the date that the culture of the page writes, if no other is possible', () => {
    const written = ['30.11.2022', '11/12/2022', '30/11/2022'].map((itemDate) => ({ itemDate }));
    const days = (culture: string) => readIn(culture, written).items.map(({ day }) => day);
    expect(days('de-DE')).toEqual(['2022-11-30', undefined, undefined]);
    expect(days('en-GB')).toEqual([undefined, undefined, '2022-11-30']);
    const { problems } = readIn('en-GB', written);
    expect(problems[0]).toMatchObject({
      found: '"30.11.2022"',
      outcome: expect.stringContaining('It is shown as it came.') as string,
    });
  });

  it('is kept without a name if it has a link', () => {
    const { items } = read({ docName: '' }, { docName: ' ' }, { docName: '', downloadLink: '' });
    expect(items.map(({ name }) => name)).toEqual(['', '']);
  });

  it('has no date where its date says that there is none, which is told', () => {
    const { items, problems } = read({ itemDate: '-infinity' }, { itemDateYear: 'NaN' });
    expect(items[0]).toMatchObject({ day: '', date: '' });
    expect(items[1]?.year).toBe('2022');
    expect(problems).toMatchObject([
      { where: 'data-documents, documents[0].itemDate', outcome: 'No date is shown.' },
    ]);
  });

  it('whose address leads nowhere good has no link, and it is said once', () => {
    const { items, problems } = read(...hostileAddresses.map((downloadLink) => ({ downloadLink })));
    expect(items.filter(({ link }) => link !== undefined)).toEqual([]);
    expect(problems).toEqual([
      expect.objectContaining({
        where: 'data-documents, documents[0].downloadLink',
        found: '"javascript:alert(1)"',
        outcome: expect.stringMatching(
          /^The name is shown without a link\. The same in \d+ more places/,
        ) as string,
      }),
    ]);
  });

  it.each([
    ['', '2022'],
    // .NET writes this for no year.
    [0, '2022'],
    [1, '2022'],
    ['2021', '2021'],
  ])('has the year of its date where itemDateYear is %j', (itemDateYear, year) => {
    const { items } = read({ itemDateYear, itemDate: '11/30/2022 12:00:00 AM' });
    expect(items[0]?.year).toBe(year);
  });
});

describe('a document that says for whom it is', () => {
  const { items, problems } = read(
    { docName: 'KID', language: 'de', country: ['DE', 'AT'], audience: 'Retail' },
    { docName: 'Fact sheet', language: 'EN, de', country: 'us; de', audience: 'Professional' },
    { docName: 'Leaflet', language: 'Klingon, Esq.', country: ['Atlantis'] },
    { docName: 'Prospectus' },
  );
  const find = (chosen: Partial<Chosen>) =>
    names(filterDocuments(items, { ...noChoice, ...chosen }));

  it('is found by each of its languages, countries and audiences; without one, by all', () => {
    expect(problems).toEqual([]);
    expect(find({ language: 'EN' })).toBe('Fact sheet, Prospectus');
    expect(find({ language: 'de' })).toBe('KID, Fact sheet, Prospectus');
    expect(find({ country: 'AT' })).toBe('KID, Prospectus');
    expect(find({ country: 'DE', audience: 'Retail' })).toBe('KID, Prospectus');
  });

  it.each([
    ['en-US', 'English, Esq., German, Klingon', 'United States, Atlantis, Austria, Germany'],
    [
      'de-AT',
      'Deutsch, Englisch, Esq., Klingon',
      'Österreich, Atlantis, Deutschland, Vereinigte Staaten',
    ],
    [
      'de',
      'Deutsch, Englisch, Esq., Klingon',
      'Atlantis, Deutschland, Österreich, Vereinigte Staaten',
    ],
  ])('has its own language and country first on a page in %s', (culture, language, country) => {
    const own = createLabels(culture, texts);
    const options = listOptions(items, { collator: new Intl.Collator(culture), ...own });
    const say = (field: 'language' | 'country') =>
      options[field].map((value) => own.labelOf(field, value)).join(', ');
    expect([say('language'), say('country')]).toEqual([language, country]);
  });

  it('costs only the field that is wrong, which is told once', () => {
    const wrong = { country: [{}], language: true, isin: [], fileSize: {}, supersededBy: true };
    const odd = { ...wrong, validFrom: 'soon' } as unknown as Partial<SuppliedDocument>;
    const checked = checkDocuments([makeDocument(odd), makeDocument(odd)], 'documents');
    expect(checked.ok && checked.problems?.map(({ where }) => where)).toEqual([
      'documents[0].isin',
      'documents[0].language',
      'documents[0].country',
      'documents[0].supersededBy',
      'documents[0].fileSize',
    ]);
    const { items: kept, problems: told } = read({ validFrom: 'soon' }, { validFrom: 'soon' });
    expect(kept.map(({ name, validFrom }) => [name, validFrom])).toEqual([
      ['Annual report 2022', ''],
      ['Annual report 2022', ''],
    ]);
    expect(told).toMatchObject([
      {
        where: 'data-documents, documents[0].validFrom',
        outcome: expect.stringMatching(/^No date is shown\. The same in 1 more/) as unknown,
      },
    ]);
  });
});

describe('looking for a document', () => {
  const { items } = read(
    { docName: 'Société générale · Rapport d’activité', isin: 'LU0221000002' },
    { docName: 'İstanbul Property: Isıtma raporu', isin: 'TR-0123 456789' },
    { docName: 'R&amp;D Straßenfonds', supersededBy: 'R&D 2023' },
  );
  it.each([
    ['societe RAPPORT', 'Société générale · Rapport d’activité'],
    ['dactivite', 'Société générale · Rapport d’activité'],
    ['lu0221 ', 'Société générale · Rapport d’activité'],
    ['istanbul', 'İstanbul Property: Isıtma raporu'],
    ['ISTANBUL ısıtma', 'İstanbul Property: Isıtma raporu'],
    ['TR0123456789', 'İstanbul Property: Isıtma raporu'],
    ['strassenfonds', 'R&D Straßenfonds'],
    ['r&d', 'R&D Straßenfonds'],
    [
      '· –',
      'Société générale · Rapport d’activité, İstanbul Property: Isıtma raporu, R&D Straßenfonds',
    ],
    [
      '[.*',
      'Société générale · Rapport d’activité, İstanbul Property: Isıtma raporu, R&D Straßenfonds',
    ],
    ['zzz', ''],
  ])('by %j finds %j', (search, found) => {
    const chosen = { ...noChoice, search, replaced: 'true' };
    expect(names(filterDocuments(items, chosen))).toBe(found);
  });

  it('leaves out what has been replaced, unless it is asked for', () => {
    expect(names(filterDocuments(items, { ...noChoice, search: 'fonds' }))).toBe('');
  });
});
