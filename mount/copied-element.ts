import { childElementsOf, readAttribute, replaceContent, writeAttribute } from './foreign-dom.ts';
import { startedAttribute } from './mount-behaviour.ts';
import { drawnAttribute, type MountRecord } from './mount-record.ts';

/**
 * A copy of a mounted element (a slider's clone, a snapshot of the page) holds a dead copy of what React
 * drew, or of what a behaviour changed. Gives it the CMS content of the original; where the original is gone,
 * only removes what was drawn.
 *
 * @param records of the page, the original's among them
 */
export function cleanCopy(element: Element, records: Iterable<MountRecord>): void {
  const started = readAttribute(element, startedAttribute);
  const drawn = childElementsOf(element)
    .map((child) => readAttribute(child, drawnAttribute))
    .find((mark) => mark !== null);
  const id = drawn ?? started;
  if (id === null) return;
  const original = [...records].find((record) => record.id === id);
  writeAttribute(element, startedAttribute, null);
  if (original?.widget) original.widget.cleanCopy(element);
  else if (drawn !== undefined) replaceContent(element, []);
}
