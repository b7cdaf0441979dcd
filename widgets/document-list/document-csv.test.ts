import { expect, it } from 'vitest';
import { writeCsv } from './document-csv.ts';

it.each([
  [['a', 'b c'], '"a","b c"'],
  [['say "hi"', 'a,b', 'two\r\nlines'], '"say ""hi""","a,b","two\r\nlines"'],
  [['', 'Zürich'], '"","Zürich"'],
  [['=1+1', '+49', '-A1', '@SUM(A1)'], `"'=1+1","'+49","'-A1","'@SUM(A1)"`],
  [['-5', '-5 %', '-1,234.50', '-1’234'], '"-5","-5 %","-1,234.50","-1’234"'],
  [['-', '-2+3', '-5\t=1', '-1E5', ' -5'], `"'-","'-2+3","'-5\t=1","'-1E5","' -5"`],
  [['\t=1', ' =1', '\r1', '＝1'], `"'\t=1","' =1","'\r1","'＝1"`],
  [['2022-11-30', 'R&D', '3 = 2'], '"2022-11-30","R&D","3 = 2"'],
])('the cells %j are the row %j', (cells, row) => {
  expect(writeCsv([cells])).toBe(`\ufeff${row}\r\n`);
});

it('a table ends each row', () => {
  expect(writeCsv([['a'], ['b']])).toBe('\ufeff"a"\r\n"b"\r\n');
});
