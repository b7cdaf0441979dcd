import { describe, expect, it } from 'vitest';
import { findFileKind } from './file-kind.ts';

describe('the kind of a file', () => {
  it.each([
    ['/files/report.pdf', 'PDF'],
    ['https://example.com/report.XLSX?v=2#p', 'XLSX'],
    ['/files/report.docx', 'DOCX'],
    ['/files/report.pptx', 'PPTX'],
    ['/files/prices.csv', 'CSV'],
    ['/files/all.zip', 'ZIP'],
    ['report.v2.PDF', 'PDF'],
    ['/-/media/report.pdf?la=en&amp;hash=1F.zip', 'PDF'],
    [' /files/report.pdf ', 'PDF'],
    ['/files/report.pdf#page=2', 'PDF'],
    ['//cdn.example.com/report.pdf', 'PDF'],
    ['https://example.com/get?file=report.pdf', ''],
    ['https://example.com/-/media/report.ashx?la=en', ''],
    ['https://example.zip', ''],
    ['https://example.zip/', ''],
    ['//example.zip', ''],
    ['mailto:ir@example.zip', ''],
    ['/report.aspx', ''],
    ['/pdf', ''],
    ['/files//report.pdf', 'PDF'],
    ['/files/q3:report.pdf', 'PDF'],
    ['/files/for:q3.pdf', 'PDF'],
    ['#report.pdf', ''],
    ['', ''],
  ])('%j is %j', (address, kind) => {
    expect(findFileKind(address)).toBe(kind);
  });
});
