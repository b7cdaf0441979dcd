import { type Page } from '@playwright/test';
import { recordTrace } from './record-trace.ts';

/**
 * Counts the layouts that the built script forces instead of waiting for the frame: each is recorded with the stack of the
 * script that caused it. The same place several times in a row is one: with container queries a layout needs several
 * passes.
 */
export async function countForcedLayouts(page: Page, work: () => Promise<void>): Promise<number> {
  const events = await recordTrace(
    page,
    [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.stack',
    ],
    work,
  );
  const places = events
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.slice(0, 1) ?? [])
    .map(({ url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}`)
    .filter((place) => place.includes('widgets.js'));
  return places.filter((place, at) => place !== places[at - 1]).length;
}
