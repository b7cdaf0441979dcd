import { type EventEntry } from '../contract/list-events.ts';
import { code } from './markdown.ts';

type Row = readonly string[];

function writeDetail(detail: object): string {
  // A space after each colon and comma, as people write it. An error is no text.
  const json = JSON.stringify(detail, null, 1).replace(/\n\s*/g, ' ');
  return code(json.replace('{ ', '{').replace(' }', '}').replace('"Error"', 'Error'));
}

export function listActionRows(events: readonly EventEntry[]): readonly Row[] {
  return events.flatMap(({ action, when, detail }) =>
    action === undefined ? [] : [[code(action), when, writeDetail(detail)]],
  );
}

export function listEventRows(events: readonly EventEntry[]): readonly Row[] {
  return events.flatMap(({ name, action, when, detail }) =>
    action === undefined ? [[code(name), when, writeDetail(detail)]] : [],
  );
}
