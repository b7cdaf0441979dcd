import { formatAs } from '../format-as.ts';

const start =
  '<!-- From here to the end mark "npm run reference" writes. Edit the contract, not this part. -->';
const end = '<!-- The end of what "npm run reference" writes. By hand below. -->';

/** Puts a part between the marks of a document; text outside them stays. */
export async function putWrittenPart(
  document: string,
  title: string,
  part: string,
): Promise<string> {
  const hasMarks = document.split(start)[1]?.includes(end) === true;
  const [before = '', after = ''] = hasMarks
    ? [document.split(start)[0], document.split(end)[1]]
    : [`# ${title}\n\n`, document.replace(/^# .*\n/, '\n')];
  const whole = `${before}${start}\n\n${part}\n\n${end}${after}\n`;
  return formatAs(whole, { parser: 'markdown' });
}
