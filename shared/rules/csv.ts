/** Programs of tables calculate what begins like this. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/;

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), as Excel opens it: with a byte order mark, and no cell a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}
