import { format } from 'prettier';

const start =
  '<!-- From here to the end mark "npm run reference" writes. Edit the contract, not this part. -->';
const end = '<!-- The end of what "npm run reference" writes. By hand below. -->';

/** The generated part between the marks of a document, without them; nothing if it has no marks. */
export function readWrittenPart(document: string): string | undefined {
  const [, behind] = document.split(start);
  const [part] = behind?.split(end) ?? [];
  return behind?.includes(end) ? part?.trim() : undefined;
}

/** The text after the generated part, written by hand. */
export function readHandPart(document: string): string {
  return document.split(end)[1]?.trim() ?? '';
}

/** Puts a part between the marks of a document; text outside them stays. */
export async function putWrittenPart(
  document: string,
  title: string,
  part: string,
): Promise<string> {
  const hasMarks = readWrittenPart(document) !== undefined;
  const [before = '', after = ''] = hasMarks
    ? [document.split(start)[0], document.split(end)[1]]
    : [`# ${title}\n\n`, document.replace(/^# .*\n/, '\n')];
  const whole = `${before}${start}\n\n${part}\n\n${end}${after}\n`;
  return format(whole, { parser: 'markdown', printWidth: 100, singleQuote: true });
}
