// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  makeDocument,
  makeDocuments,
  type SuppliedDocument,
} from '../../fixtures/make/documents.ts';
import { saveAudience } from '../../shared/audience/audience.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { documentListWidget } from './document-list.widget.ts';
import { documentListContract } from './document-list.contract.ts';

const user = userEvent.setup();
const bare = { docType: '', shareClass: '', itemDate: '', itemDateYear: '', downloadLink: '' };

const mount = (
  documents: readonly SuppliedDocument[] | string,
  attributes: Readonly<Record<string, string>> = {},
) => {
  const text = typeof documents === 'string' ? documents : JSON.stringify(documents);
  return mountWidget(documentListWidget, [{ 'data-documents': text, ...attributes }]);
};

/** The button's name begins with its label and contains its value. */
const menu = (label: string) =>
  screen.getByRole('button', { name: (name) => name.startsWith(`${label} `) });
const menus = () => screen.queryAllByRole('button', { name: /^(?:Type|Year|Share class) / });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.queryAllByRole('row').slice(1);
const cells = (row: number) =>
  [...(rows()[row]?.querySelectorAll('[role=rowheader], [role=cell]') ?? [])].map(
    ({ textContent }) => textContent,
  );
const column = (index: number) => rows().map((_, row) => cells(row)[index]);
const names = () => column(0);
const status = () => screen.getByRole('status');
const list = () => screen.getByRole('group', { name: 'Documents' });
const step = (name: string) => screen.getByRole('link', { name });
const query = () => decodeURIComponent(window.location.search);

async function choose(name: string, option: string): Promise<void> {
  await user.click(menu(name));
  await user.click(screen.getByRole('option', { name: option }));
}

const sortBy = (name: string) =>
  user.click(screen.getByRole('button', { name: `Sort by ${name}` }));

describe('document list', () => {
  it('is a table in the given order, ten documents a page', async () => {
    await mount(makeDocuments(24));
    expect(screen.getByRole('table', { name: 'Documents' })).toBeVisible();
    expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Document ${index + 1}`));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names());
    expect(cells(0)).toEqual(['Document 1', 'Fact sheet', 'Class I', 'Nov 30, 2022', 'PDF']);
    expect(status()).toHaveTextContent('24 documents');
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it.each([
    ['5', 5],
    ['0', 24],
    ['all', 10],
  ])('has the page size of the page: %s', async (size, count) => {
    await mount(makeDocuments(24), { 'data-page-size': size });
    expect(rows()).toHaveLength(count);
  });

  it('says another order once, in the status; the page that it leads back to is not announced', async () => {
    await mount(makeDocuments(24));
    const region = document.querySelector('[aria-live=polite]');
    const heard = () => [status().textContent, region?.textContent];
    await user.click(step('Next page'));
    await sortBy('Document');
    const ascending = '24 documents, sorted by Document, ascending';
    expect(heard()).toEqual([ascending, '']);
    // Turned round on the page to which it has led, it says no position either.
    await sortBy('Document');
    await sortBy('Document');
    expect(heard()).toEqual([ascending, '']);
    await user.click(step('Next page'));
    expect(heard()).toEqual([ascending, '2 of 3']);
    await sortBy('Document');
    expect(heard()).toEqual(['24 documents, sorted by Document, descending', '']);
    await sortBy('Date');
    await user.click(step('Next page'));
    const byDate = '24 documents, sorted by Date, ascending';
    expect(heard()).toEqual([byDate, '2 of 3']);
    // Every page is announced, also from and to the one that an order has left.
    await user.click(step('Next page'));
    expect(heard()).toEqual([byDate, '3 of 3']);
    await user.click(step('Previous page'));
    await user.click(step('Previous page'));
    expect(heard()).toEqual([byDate, '1 of 3']);
  });

  it('keeps its columns where no document is found', async () => {
    await mount([
      makeDocument({ docType: 'Letter', shareClass: 'Class I' }),
      makeDocument({ docType: 'Notice', shareClass: 'Class W' }),
    ]);
    const before = columns();
    await choose('Type', 'Letter');
    await choose(documentListContract.texts['share-class'], 'Class W');
    expect(within(list()).getByText(documentListContract.texts['no-results'])).toBeVisible();
    expect([rows(), columns()]).toEqual([[], before]);
  });

  it('announces the page to which Forward leads after an order', async () => {
    await mount(makeDocuments(24));
    await user.click(step('Next page'));
    await sortBy('Document');
    history.back();
    await screen.findByText('2 of 3');
    history.forward();
    expect(await screen.findByText('1 of 3')).toHaveAttribute('aria-live', 'polite');
  });

  it('names a link by the document, with the kind of file that its path says', async () => {
    const first = { docName: 'Profit &amp; <b>loss</b>', downloadLink: '/a.xlsx?la=en&amp;hash=1' };
    await mount([
      makeDocument({ ...first, forceDownload: 'True' }),
      makeDocument({ docName: 'Prices', downloadLink: '/prices.ashx', forceDownload: 'False' }),
      makeDocument({ docName: 'Letter', downloadLink: '' }),
    ]);
    expect(step('Profit & loss (XLSX)')).toHaveAttribute('href', '/a.xlsx?la=en&hash=1');
    expect(step('Profit & loss (XLSX)')).toHaveAttribute('download');
    expect(step('Prices')).not.toHaveAttribute('download');
    expect([names()[2], column(4)]).toEqual(['Letter', ['XLSX', '', '']]);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('writes dates as the culture does; what is none stays as it came', async () => {
    const sent = [
      ...['30.11.2022', '20221130T000000Z', '/Date(1609459200000+0100)/'],
      ...['0001-01-01T00:00:00', '3/4/2022 12:00:00 AM'],
    ];
    const { errors } = await mount(sent.map((itemDate) => makeDocument({ itemDate })));
    const dates = ['30.11.2022', 'Nov 30, 2022', 'Jan 1, 2021', '', 'Mar 4, 2022'];
    expect(column(3)).toEqual(dates);
    expect(errors).toEqual([
      'document-list: data-documents, documents[0].itemDate is "30.11.2022"; expected a date such as 2022-11-30. It is shown as it came.',
    ]);
  });

  it.each([
    ['a type', [{ shareClass: ' ' }], ['Document', 'Type', 'Date', 'File'], 2],
    ['nothing else', [bare], ['Document'], 0],
    ['a year alone', [{ ...bare, itemDate: '2022-11-30' }], ['Document', 'Date'], 1],
    [
      'all in one of them',
      [bare, {}],
      ['Document', 'Type', documentListContract.texts['share-class'], 'Date', 'File'],
      3,
    ],
  ])('has columns and menus only for what documents have: %s', async (_, fields, shown, count) => {
    await mount(fields.map((each) => makeDocument(each)));
    expect([columns(), cells(0).length]).toEqual([shown, shown.length]);
    expect(menus()).toHaveLength(count);
    const first = document.querySelector('.pmw-document-list')?.firstElementChild;
    expect(first === list()).toBe(count === 0);
  });

  it.each([
    [20_000, '20,000 documents', []],
    [
      20_001,
      '20,001 documents',
      [/documents is a list of 20001; expected at most 20000: .* shown\.$/],
    ],
  ])('of %i documents is shown; one for a server is reported once', async (count, words, told) => {
    const { errors } = await mount(Array.from({ length: count }, () => makeDocument()));
    const sentences = told.map((each) => expect.stringMatching(each) as unknown);
    expect([status().textContent, errors]).toEqual([words, sentences]);
  });
});

it.each([
  [undefined, 'failed', [/data-documents is missing/]],
  ['{"a":[]}', 'failed', [/data-documents is an object; expected a list of documents\./]],
  ['[]', 'empty', []],
])('the documents %j leave the page as it is: %s', async (value, expected, words) => {
  const { statuses, errors } = await mountWidget(documentListWidget, [{ 'data-documents': value }]);
  expect(statuses).toEqual([expected]);
  expect(errors).toEqual(words.map((each) => expect.stringMatching(each) as unknown));
});

describe('menus of a document list', () => {
  beforeEach(async () => {
    await mount(makeDocuments(24));
  });

  it('begin with Show all and have the values that exist, one menu open at a time', async () => {
    await user.click(menu('Year'));
    const years = Array.from({ length: 8 }, (_, index) => `${2022 - index}`);
    expect(options()).toEqual([documentListContract.texts['show-all'], ...years]);
    await user.click(menu('Type'));
    expect(options()).toEqual([
      documentListContract.texts['show-all'],
      'Annual report',
      'Fact sheet',
      'Letter',
    ]);
    expect(menu('Year')).toHaveAttribute('aria-expanded', 'false');
  });

  it('filter by what is chosen, from page 1; all is in the address, and Back restores it', async () => {
    await user.click(step('Next page'));
    expect([query(), names()[0]]).toEqual(['?docPage=2', 'Document 11']);
    await choose('Type', 'Letter');
    expect([query(), status().textContent]).toEqual(['?docType=Letter', '8 documents']);
    window.history.back();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(menu('Type')).toHaveAccessibleName('Type Show all');
    await choose('Type', 'Letter');
    await choose(documentListContract.texts['share-class'], 'Class A');
    expect(status()).toHaveTextContent('4 documents');
    await choose('Type', documentListContract.texts['show-all']);
    expect([query(), status().textContent]).toEqual(['?docClass=Class A', '12 documents']);
  });

  it('change nothing where the chosen option is chosen again, or something else is pressed', async () => {
    await user.click(step('Next page'));
    const entries = window.history.length;
    await choose('Type', documentListContract.texts['show-all']);
    await user.click(menu('Type'));
    await user.keyboard('{End}');
    await user.click(status());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([query(), window.history.length]).toEqual(['?docPage=2', entries]);
  });
});

it('filters of a document list are read from the address and clamped; a second list has names of its own', async () => {
  const search = '?docType=Letter&docPage=99&2_docYear=2022&2_docClass=none&other=1';
  window.history.replaceState(null, '', `/${search}`);
  const attributes = { 'data-documents': JSON.stringify(makeDocuments(48)) };
  await mountWidget(documentListWidget, [attributes, attributes]);
  const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(counts).toEqual(['16 documents', '6 documents']);
  expect(screen.getByText('2 of 2')).toBeVisible();
  const [, second] = screen.getAllByRole('button', { name: documentListContract.texts.clear });
  if (second) await user.click(second);
  expect(query()).toBe('?docType=Letter&docPage=99&other=1');
});

it('filters of a document list that find nothing say so, and can be cleared', async () => {
  const { actions } = await mount([
    makeDocument({ docType: 'Letter', itemDateYear: 2021 }),
    makeDocument({ docType: 'Notice', itemDateYear: 2022 }),
  ]);
  await choose('Type', 'Letter');
  await choose('Year', '2022');
  expect(screen.getByText(documentListContract.texts['no-results'])).toBeVisible();
  expect(status()).toHaveTextContent('0 documents');
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(screen.getByRole('button', { name: documentListContract.texts.clear }));
  expect(rows()).toHaveLength(2);
  expect(list()).toHaveFocus();
  expect(actions).toEqual([
    { widget: 'document-list', action: 'filter', label: 'Type', value: 'Letter' },
    { widget: 'document-list', action: 'filter', label: 'Year', value: '2022' },
    { widget: 'document-list', action: 'clear' },
  ]);
});

it('the columns of a document list sort numbers in names as numbers, from page 1, in the address too', async () => {
  window.history.replaceState(null, '', '/?docPage=3');
  await mount(makeDocuments(24));
  await sortBy('Document');
  expect([names()[0], names()[9], query()]).toEqual(['Document 1', 'Document 10', '']);
  expect(screen.getByText('1 of 3')).toBeVisible();
});

describe('documents that say more', () => {
  const more = [
    makeDocument({
      docName: 'KID',
      isin: 'LU0221000002',
      language: 'de',
      country: 'DE',
      audience: 'Retail',
    }),
    makeDocument({
      docName: 'Fact sheet',
      language: 'en',
      country: 'US',
      validFrom: '2022-12-01',
      fileSize: 184_320,
    }),
    makeDocument({ docName: 'KID 2021', language: 'en', supersededBy: 'KID', downloadLink: '' }),
  ];
  const box = () => screen.getByRole('searchbox', { name: documentListContract.texts.search });

  it('have menus for what differs, and their notes below the name', async () => {
    await mount(more);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: documentListContract.texts.csv })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Audience / })).toBeNull();
    expect(names()).toEqual([
      'KIDLU0221000002 · German',
      'Fact sheetEnglish · 0.18 MB · Valid from: Dec 1, 2022',
    ]);
    await user.click(menu('Country'));
    expect(options()).toEqual([documentListContract.texts['show-all'], 'United States', 'Germany']);
    await user.click(screen.getByRole('option', { name: 'Germany' }));
    expect([query(), status().textContent]).toEqual(['?docCountry=DE', '1 document']);
  });

  it('are those for the visitor, where the site has asked who they are', async () => {
    await mount([...more, makeDocument({ docName: 'Terms' })]);
    const save = (kind: string, country: string) => {
      act(() => {
        saveAudience({ kind, country }, 0);
      });
    };
    save('professional', 'US');
    expect(names().map((name) => name?.slice(0, 5))).toEqual(['Fact ', 'Terms']);
    expect(screen.queryByRole('button', { name: /^Country / })).toBeNull();
    save('retail', 'de');
    expect(names().map((name) => name?.slice(0, 5))).toEqual(['KIDLU', 'Terms']);
    document.cookie = 'pmw-audience=; Path=/; Max-Age=0';
  });

  it('are folded away and marked where they have been replaced', async () => {
    await mount(more);
    expect(status()).toHaveTextContent('2 documents');
    await user.click(
      screen.getByRole('checkbox', { name: documentListContract.texts['show-replaced'] }),
    );
    expect(names()[2]).toBe('KID 2021English · Replaced by: KID');
    expect([query(), status().textContent]).toEqual(['?docReplaced=true', '3 documents']);
  });

  it('are found while somebody types; the address has the words when the box is left', async () => {
    await mount([...more, ...makeDocuments(24)], { 'data-search': 'true' });
    await user.click(step('Next page'));
    await user.type(box(), 'lu 0221');
    expect([status().textContent, query()]).toEqual(['1 document', '?docPage=2']);
    await user.tab();
    expect(query()).toBe('?docSearch=lu 0221');
    history.back();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(box()).toHaveValue('');
    await user.type(box(), 'nothing{Enter}');
    expect(query()).toBe('?docSearch=nothing');
    await user.click(screen.getByRole('button', { name: documentListContract.texts.clear }));
    expect([box().getAttribute('value'), query(), status().textContent]).toEqual([
      '',
      '',
      '26 documents',
    ]);
  });

  it('keep what is typed through a filter, and show the box where the address looks for words', async () => {
    history.replaceState(null, '', '/?docSearch=kid');
    await mount(more);
    expect([box().getAttribute('value'), status().textContent]).toEqual(['kid', '1 document']);
    await user.clear(box());
    await user.type(box(), 'sheet');
    await choose('Language', 'English');
    expect([query(), status().textContent]).toEqual([
      '?docLanguage=en&docSearch=sheet',
      '1 document',
    ]);
  });

  it('are saved as a table: all that is found, in its order, dates as other programs read them', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => {
          saved.push(blob);
          return 'blob:1';
        };
      },
    );
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { actions } = await mount(
      [...more, makeDocument({ docName: '=1+1', itemDate: 'soon' })],
      {
        'data-csv': '',
        'data-page-size': '1',
      },
    );
    await sortBy('Document');
    await user.click(screen.getByRole('button', { name: documentListContract.texts.csv }));
    expect(press.mock.contexts).toMatchObject([{ download: 'Documents.csv' }]);
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const origin = location.origin;
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      '"Document","Type","Share class","Date","ISIN","Language","Country","Audience","Valid from","Replaced by","File"',
      `"'=1+1","Annual report","Class I","soon","","","","","","","${origin}/files/annual-report.pdf"`,
      `"Fact sheet","Annual report","Class I","2022-11-30","","English","United States","","2022-12-01","","${origin}/files/annual-report.pdf"`,
      `"KID","Annual report","Class I","2022-11-30","LU0221000002","German","Germany","Retail","","","${origin}/files/annual-report.pdf"`,
      '',
    ]);
    expect(actions.at(-1)).toEqual({ widget: 'document-list', action: 'csv', value: 3 });
  });
});
