import { findJsonMistake } from '../source/find-json-mistake.ts';
import { type Problem, quote, unseen } from '../../shared/widget/problem.ts';
import { isRecord } from '../../api/entry.ts';
import { type Exchange, UselessAnswer } from './exchange.ts';
import { type RawAnswer } from './send-request.ts';

function decode(bytes: Uint8Array, exchange: Exchange): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const found = 'not in UTF-8';
    exchange.differences.push({ where: 'the text of the answer', found, expected: 'UTF-8' });
    return new TextDecoder().decode(bytes);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The heading or title of an HTML page, which distinguishes a log-in page from an error page. */
function findTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(html) ?? [];
  return title.trim() === '' ? '' : ` with the title ${quote(title.trim())}`;
}

function describeText(text: string): Pick<Problem, 'found' | 'expected'> {
  const expected = 'JSON';
  if (text.trim() === '') return { found: 'empty', expected };
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(text)) {
    return { found: `an HTML page${findTitle(text)}`, expected };
  }
  const mistake = findJsonMistake(text);
  if (!/^\s*[[{]/.test(text) || mistake === undefined) {
    return { found: `not JSON: ${quote(text.trim())}`, expected };
  }
  const { line, column } = mistake;
  const character = text.split('\n')[line - 1]?.charAt(column - 1) ?? '';
  const why = unseen.test(character)
    ? `, ${quote(character)}, a space that JSON does not know`
    : '';
  return {
    found: `not valid JSON at line ${line}, column ${column}${why}`,
    expected: mistake.expected,
  };
}

function checkStatus({ response }: RawAnswer, text: string, exchange: Exchange): void {
  if (response.ok) return;
  const json = parse(text);
  // A site on WordPress answers the calls that it needs.
  if (isRecord(json) && json['code'] === 'rest_no_route') {
    exchange.isAbsent = true;
    throw new UselessAnswer('absent');
  }
  const message = isRecord(json) && typeof json['message'] === 'string' ? json['message'] : '';
  const name = `${response.status} ${response.statusText}`.trim();
  exchange.differences.push({
    where: 'the status',
    found: message === '' ? name : `${name} (${quote(message)})`,
    expected: 'one from 200 to 299',
  });
  throw new UselessAnswer('status');
}

function checkType({ response }: RawAnswer, exchange: Exchange): void {
  const type = response.headers.get('content-type');
  const where = 'the header Content-Type';
  if (type === null || !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    const found = type === null ? 'missing' : quote(type);
    exchange.differences.push({ where, found, expected: '"application/json"' });
    return;
  }
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    const expected = '"application/json; charset=utf-8", as browsers read it';
    exchange.differences.push({ where, found: quote(type), expected });
  }
}

/** Reads the JSON of an answer, unchecked; its differences say why there is none. */
export function readAnswer(answer: RawAnswer, exchange: Exchange): unknown {
  const text = decode(answer.bytes, exchange);
  checkStatus(answer, text, exchange);
  const json = parse(text);
  if (json === undefined) {
    exchange.differences.push({ where: 'the answer', ...describeText(text) });
    throw new UselessAnswer('no JSON');
  }
  checkType(answer, exchange);
  exchange.json = json;
  return json;
}
