// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  makeDocument,
  makeDocuments,
  type SuppliedDocument,
} from '../../fixtures/make/documents.ts';
import { drawExample } from '../../dev-server/gallery/draw-example.ts';
import { mountWidget } from '../../tests/setup/mount-widget.ts';
import { documentListExamples } from './document-list.examples.ts';
import { documentListWidget } from './document-list.widget.ts';

const user = userEvent.setup();

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const bare = {
  docType: '',
  shareClass: '',
  itemDate: '',
  itemDateYear: '',
  downloadLink: '',
};

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
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const rows = () => screen.queryAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const query = () => decodeURIComponent(window.location.search);

async function choose(name: string, option: string): Promise<void> {
  await user.click(menu(name));
  await user.click(screen.getByRole('option', { name: option }));
}

describe('document list', () => {
  it.each(documentListExamples.examples)('shows the example "$name"', async (example) => {
    const { attributes, html, problems = 0 } = drawExample(documentListWidget.contract, example);
    const { statuses, errors } = await mountWidget(documentListWidget, [attributes], { html });
    const isEmpty = example.name === 'no-documents';
    expect(statuses).toEqual([isEmpty ? 'empty' : 'mounted']);
    expect(errors).toHaveLength(problems);
    expect(screen.queryAllByRole('table', { name: 'Documents' })).toHaveLength(isEmpty ? 0 : 1);
  });

  it('is a table in the given order, ten documents a page', async () => {
    await mount(makeDocuments(24));
    expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Document ${index + 1}`));
    expect(
      within(rows()[0] ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Document 1', 'Fact sheet', 'Class I', 'Nov 30, 2022', 'PDF']);
    expect(screen.getByRole('status')).toHaveTextContent('24 documents');
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

  it('names a link by the document, with the type of the file behind', async () => {
    await mount([
      makeDocument({ docName: 'Profit &amp; <b>loss</b>', forceDownload: 'True' }),
      makeDocument({ docName: 'Prices', downloadLink: '/prices', forceDownload: 'False' }),
      makeDocument({ docName: 'Letter', downloadLink: '' }),
    ]);
    const first = screen.getByRole('link', { name: 'Profit & loss (PDF)' });
    expect(first).toHaveAttribute('href', '/files/annual-report.pdf');
    expect(first).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Prices' })).not.toHaveAttribute('download');
    expect(names()[2]).toBe('Letter');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('writes dates as the culture does; what is no date stays as it came and is reported', async () => {
    const { errors } = await mount([
      makeDocument({ itemDate: '/Date(1669766400000)/' }),
      makeDocument({ itemDate: '03/04/2022' }),
      makeDocument({ itemDate: '' }),
    ]);
    const dates = rows().map((row) => within(row).getAllByRole('cell')[3]?.textContent);
    expect(dates).toEqual(['Nov 30, 2022', '03/04/2022', '']);
    expect(errors).toEqual([
      'document-list: data-documents, documents[1].itemDate is "03/04/2022"; expected a date such as 2022-11-30. It is shown as it came.',
    ]);
  });
});

describe('documents as CMSs send them', () => {
  const dates = () => rows().map((row) => within(row).getAllByRole('cell')[3]?.textContent);

  it('have dates in many forms; what is none is last both ways', async () => {
    const sent = [
      '30.11.2022',
      '20221130T000000Z',
      '/Date(1609459200000+0100)/',
      '0001-01-01T00:00:00',
      '3/4/2022 12:00:00 AM',
    ];
    const { errors } = await mount(sent.map((itemDate) => makeDocument({ itemDate })));
    expect(dates()).toEqual(['30.11.2022', 'Nov 30, 2022', 'Jan 1, 2021', '', 'Mar 4, 2022']);
    expect(errors).toEqual([expect.stringContaining('documents[0].itemDate is "30.11.2022"')]);
    await user.click(screen.getByRole('button', { name: 'Sort by Date' }));
    expect(dates()).toEqual(['Jan 1, 2021', 'Mar 4, 2022', 'Nov 30, 2022', '30.11.2022', '']);
    await user.click(screen.getByRole('button', { name: 'Sort by Date' }));
    expect(dates()).toEqual(['Nov 30, 2022', 'Mar 4, 2022', 'Jan 1, 2021', '30.11.2022', '']);
  });

  it('have the kind of file that the path says, and the address that the entities mean', async () => {
    await mount([
      makeDocument({ docName: 'A', downloadLink: '/a.xlsx?la=en&amp;hash=1F' }),
      makeDocument({ docName: 'B', downloadLink: '/-/media/b.ashx?la=en&amp;hash=1F' }),
    ]);
    const link = screen.getByRole('link', { name: 'A (XLSX)' });
    expect(link).toHaveAttribute('href', '/a.xlsx?la=en&hash=1F');
    expect(within(rows()[0] ?? document.body).getAllByRole('cell')[4]).toHaveTextContent('XLSX');
    expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute(
      ...(['href', '/-/media/b.ashx?la=en&hash=1F'] as const),
    );
    expect(within(rows()[1] ?? document.body).getAllByRole('cell')[4]?.textContent).toBe('');
  });

  it('offer one choice for what looks the same', async () => {
    await mount([
      makeDocument({ docType: 'Fact  sheet' }),
      makeDocument({ docType: 'Fact&nbsp;sheet ' }),
    ]);
    await choose('Type', 'Fact sheet');
    expect(rows()).toHaveLength(2);
    expect(query()).toBe('?docType=Fact sheet');
  });
});

describe('the data of a document list', () => {
  const text = JSON.stringify([makeDocument()]);
  afterEach(() => {
    Reflect.deleteProperty(window, 'siteDocuments');
  });

  it.each([
    ['the attribute', text],
    ['the attribute, encoded twice', text.replaceAll('"', '&quot;')],
    ['a JSON script', '#documents'],
    ['a global variable', 'window.siteDocuments'],
  ])('may come from %s', async (_, value) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', id: 'documents', textContent: text });
    document.body.append(script);
    Reflect.set(window, 'siteDocuments', [makeDocument()]);
    await mount(value);
    expect(names()).toEqual(['Annual report 2022']);
  });

  it.each([
    ['nothing', '', /data-documents is empty; expected JSON\. The content of the page stays\.$/],
    ['no list', '{"documents":[]}', /data-documents is an object; expected a list of documents\./],
    ['no JSON', "[{'docName':'x'}]", /single quotes where JSON wants double ones \(character 2,/],
  ])('that are %s leave the page as it is', async (_, value, words) => {
    const { statuses, errors } = await mount(value);
    expect(statuses[0]).toBe('failed');
    expect(errors).toEqual([expect.stringMatching(words)]);
  });

  it('that are missing are required', async () => {
    const { statuses, errors } = await mountWidget(documentListWidget, [{}]);
    expect(statuses[0]).toBe('failed');
    expect(errors).toEqual([expect.stringContaining('data-documents is missing')]);
  });

  it('that are an empty list leave the page as it is, without an error', async () => {
    const { statuses, errors } = await mount([]);
    expect([statuses[0], errors]).toEqual(['empty', []]);
  });
});

describe('menus without values', () => {
  it('are not there where nothing can be chosen in them', async () => {
    await mount([makeDocument({ docType: '', shareClass: '', itemDate: '2022-11-30' })]);
    expect(menu('Year')).toBeVisible();
    for (const label of ['Type', 'Share class']) {
      expect(screen.queryByRole('button', { name: new RegExp(`^${label} `) })).toBeNull();
    }
  });
});

describe('columns without values', () => {
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('are not there where no document has a value for them', async () => {
    await mount([makeDocument({ shareClass: '' }), makeDocument({ shareClass: ' ' })]);
    expect(columns()).toEqual(['Document', 'Type', 'Date', 'File']);
    expect(within(rows()[0] ?? document.body).getAllByRole('cell')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Share class / })).toBeNull();
  });

  it('leave the names alone where documents have nothing else', async () => {
    await mount([{ ...makeDocument(), ...bare }]);
    expect(columns()).toEqual(['Document']);
    expect(screen.queryAllByRole('button', { name: /^(?:Type|Year|Share class) / })).toEqual([]);
  });

  it('are there where one document has a value', async () => {
    await mount([{ ...makeDocument(), ...bare }, makeDocument()]);
    expect(columns()).toEqual(['Document', 'Type', 'Share class', 'Date', 'File']);
  });
});

describe('a list that belongs on a server', () => {
  const repeat = (count: number) => Array.from({ length: count }, () => makeDocument());

  it('is shown, and its author is told once', async () => {
    const { errors } = await mount(repeat(20_001));
    expect(screen.getByRole('status')).toHaveTextContent('20,001 documents');
    expect(errors).toEqual([
      'document-list: data-documents, documents is a list of 20001; expected at most 20000: a list of this size belongs on a server. All are shown.',
    ]);
  });

  it('begins above 20,000 documents', async () => {
    const { errors } = await mount(repeat(20_000));
    expect([screen.getByRole('status').textContent, errors]).toEqual(['20,000 documents', []]);
  });
});

describe('menus of a document list', () => {
  beforeEach(async () => {
    await mount(makeDocuments(24));
  });

  it('begin with Show all and have the values that exist', async () => {
    await user.click(menu('Year'));
    expect(options()).toEqual([
      'Show all',
      '2022',
      '2021',
      '2020',
      '2019',
      '2018',
      '2017',
      '2016',
      '2015',
    ]);
    await user.click(menu('Type'));
    expect(options()).toEqual(['Show all', 'Annual report', 'Fact sheet', 'Letter']);
    // One open at a time.
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(menu('Year')).toHaveAttribute('aria-expanded', 'false');
  });

  it('close when a value is chosen, and give the focus back', async () => {
    await choose('Type', 'Letter');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(menu('Type')).toHaveFocus();
    expect(menu('Type')).toHaveAccessibleName('Type Letter');
    expect(menu('Type')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('status')).toHaveTextContent('8 documents');
    expect(query()).toBe('?docType=Letter');
  });

  it('clear their own filter by Show all', async () => {
    await choose('Type', 'Letter');
    await choose('Share class', 'Class A');
    expect(screen.getByRole('status')).toHaveTextContent('4 documents');
    await choose('Type', 'Show all');
    expect(screen.getByRole('status')).toHaveTextContent('12 documents');
    expect(query()).toBe('?docClass=Class A');
  });

  it('change nothing where the chosen option is chosen again', async () => {
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(query()).toBe('?docPage=2');
    const entries = window.history.length;
    for (const key of ['{Tab}', '{Enter}', ' ']) {
      await user.click(menu('Type'));
      await user.keyboard(key);
    }
    await choose('Type', 'Show all');
    expect([query(), window.history.length]).toEqual(['?docPage=2', entries]);
  });

  it('change nothing when something else is pressed', async () => {
    await user.click(menu('Type'));
    await user.keyboard('{End}');
    await user.click(screen.getByRole('status'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(query()).toBe('');
  });
});

describe('filters of a document list', () => {
  it('go back to page 1; page and filter are in the address, and Back restores both', async () => {
    await mount(makeDocuments(48));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(query()).toBe('?docPage=2');
    expect(names()[0]).toBe('Document 11');
    await choose('Type', 'Letter');
    expect(query()).toBe('?docType=Letter');
    expect(screen.getByText('1 of 2')).toBeVisible();
    window.history.back();
    expect(await screen.findByText('2 of 5')).toBeVisible();
    expect(menu('Type')).toHaveAccessibleName('Type Show all');
  });

  it('are read from the address and clamped; a second list has names of its own', async () => {
    const search = '?docType=Letter&docPage=99&2_docYear=2022&2_docClass=none&other=1';
    window.history.replaceState(null, '', `/${search}`);
    const attributes = { 'data-documents': JSON.stringify(makeDocuments(48)) };
    await mountWidget(documentListWidget, [attributes, attributes]);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      '16 documents',
      '6 documents',
    ]);
    expect(screen.getByText('2 of 2')).toBeVisible();
    const [, second] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (second) await user.click(second);
    expect(query()).toBe(
      '?docType=Letter&docPage=99&2_docClass=none&other=1'.replace('&2_docClass=none', ''),
    );
  });

  it('and pages are in the address in the task of the press, before anything scrolls', async () => {
    await mount(makeDocuments(24));
    const seen: string[] = [];
    Element.prototype.scrollIntoView = () => seen.push(`scrolled at ${query()}`);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -100, 0, 0),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    seen.push(query());
    await user.click(menu('Type'));
    fireEvent.click(screen.getByRole('option', { name: 'Letter' }));
    seen.push(query());
    expect(seen).toEqual(['scrolled at ?docPage=2', '?docPage=2', '?docType=Letter']);
  });

  it('of one list are in the page links of the other at once', async () => {
    const attributes = { 'data-documents': JSON.stringify(makeDocuments(48)) };
    await mountWidget(documentListWidget, [attributes, attributes]);
    const [, second] = screen.getAllByRole('button', { name: /^Year / });
    if (second) await user.click(second);
    await user.click(screen.getByRole('option', { name: '2022' }));
    const [first] = screen.getAllByRole('link', { name: 'Next page' });
    expect(first).toHaveAttribute('href', '/?2_docYear=2022&docPage=2');
    window.history.back();
    await waitFor(() => {
      expect(first).toHaveAttribute('href', '/?docPage=2');
    });
  });

  it('that find nothing say so, and can be cleared', async () => {
    const { actions } = await mount([
      makeDocument({ docType: 'Letter', itemDateYear: 2021 }),
      makeDocument({ docType: 'Notice', itemDateYear: 2022 }),
    ]);
    await choose('Type', 'Letter');
    await choose('Year', '2022');
    expect(screen.getByText('No document matches these filters.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 documents');
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Documents' })).toHaveFocus();
    expect(actions).toEqual([
      { widget: 'document-list', action: 'filter', label: 'Type', value: 'Letter' },
      { widget: 'document-list', action: 'filter', label: 'Year', value: '2022' },
      { widget: 'document-list', action: 'clear' },
    ]);
  });

  it('work in a CMS editor, but write nothing into the address', async () => {
    await mount(makeDocuments(24), { 'data-editing': '' });
    await choose('Type', 'Letter');
    await choose('Type', 'Show all');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(query()).toBe('');
  });
});

describe('documents without anything to choose by', () => {
  it('have no room for menus', async () => {
    await mount([makeDocument({ ...bare, docName: 'Letter' })]);
    expect(document.querySelector('.pmw-document-list')?.firstElementChild).toBe(
      screen.getByRole('group', { name: 'Documents' }),
    );
  });
});

describe('Back from a page of documents', () => {
  it('shows other documents in rows of their own; the focus goes to what is shown', async () => {
    await mount(makeDocuments(24));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    const link = screen.getByRole('link', { name: /^Document 11 / });
    act(() => {
      link.focus();
    });
    window.history.back();
    const position = await screen.findByText('1 of 3');
    expect(position).toHaveAttribute('aria-live', 'polite');
    expect(link).not.toBeInTheDocument();
    expect(link).toHaveAccessibleName('Document 11 (PDF)');
    expect(screen.getByRole('group', { name: 'Documents' })).toHaveFocus();
  });

  it('closes an open menu', async () => {
    await mount(makeDocuments(24));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await user.click(menu('Type'));
    window.history.back();
    await screen.findByText('1 of 3');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Documents' })).toHaveFocus();
  });

  it('leaves the focus on a document that is still shown', async () => {
    await mount(makeDocuments(24));
    await choose('Type', 'Letter');
    const link = screen.getByRole('link', { name: /^Document 3 / });
    act(() => {
      link.focus();
    });
    window.history.back();
    await screen.findByText('1 of 3');
    expect(link).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Document 3 / })).toBe(link);
  });
});

describe('columns of a document list', () => {
  it('sort up, then down, and say so', async () => {
    await mount(makeDocuments(24));
    const sort = screen.getByRole('button', { name: 'Sort by Date' });
    const header = screen.getByRole('columnheader', { name: 'Date' });
    expect(header).not.toHaveAttribute('aria-sort');
    await user.click(sort);
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(0, 2)).toEqual(['Document 8', 'Document 16']);
    await user.click(sort);
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(names().slice(0, 2)).toEqual(['Document 1', 'Document 9']);
    await user.click(screen.getByRole('button', { name: 'Sort by Document' }));
    expect(header).not.toHaveAttribute('aria-sort');
    expect(names()[9]).toBe('Document 10');
  });

  it('go to page 1, in the address too', async () => {
    window.history.replaceState(null, '', '/?docPage=3');
    await mount(makeDocuments(24));
    await user.click(screen.getByRole('button', { name: 'Sort by Type' }));
    expect(screen.getByText('1 of 3')).toBeVisible();
    expect(query()).toBe('');
  });
});
