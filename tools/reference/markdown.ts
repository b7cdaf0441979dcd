/** A text in code type. Back quotes are not part of what we show. */
export function code(text: string): string {
  return `\`${text}\``;
}

export function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trim()}\n\`\`\``;
}

/** Bars would end a cell. */
function writeCell(text: string): string {
  return text.replace(/\n/g, ' ').replace(/\|/g, String.raw`\|`);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(writeCell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function section(heading: string, ...parts: readonly string[]): string {
  const body = parts.filter((part) => part !== '').join('\n\n');
  return body === '' ? '' : `## ${heading}\n\n${body}`;
}
