import { expect, it } from 'vitest';
import { findFileKind } from './file-kind.ts';

it.each([
  ['PDF', ['/report.pdf', 'report.v2.PDF', ' /report.pdf ', '//cdn.example.com/report.pdf']],
  ['PDF', ['/files//report.pdf', '/files/q3:report.pdf', '/files/for:q3.pdf']],
  ['PDF', ['/report.pdf#page=2', '/-/media/report.pdf?la=en&amp;hash=1F.zip']],
  ['XLSX', ['https://example.com/report.XLSX?v=2#p']],
  ['DOCX', ['/files/report.docx']],
  ['PPTX', ['/files/report.pptx']],
  ['CSV', ['/files/prices.csv']],
  ['ZIP', ['/files/all.zip']],
  ['', ['https://example.com/get?file=report.pdf', 'https://example.com/report.ashx?la=en']],
  ['', ['https://example.zip', 'https://example.zip/', '//example.zip', 'mailto:ir@example.zip']],
  ['', ['/report.aspx', '/pdf', '#report.pdf', '']],
])('the kind of a file is "%s": %j', (kind, addresses) => {
  expect(addresses.map(findFileKind)).toEqual(addresses.map(() => kind));
});
