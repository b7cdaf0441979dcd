import { childElementsOf, readAttribute, replaceContent } from './foreign-dom.ts';
import { type MountRecord } from './mount-record.ts';
import { drawnAttribute } from './mount-react.tsx';

/**
 * A copy of a mounted element (a slider's clone, a snapshot of the page) holds what React drew, dead.
 * It begins with a copy of the original's CMS content, or empty where the original is gone.
 *
 * @param records of the page, the original's among them
 */
export function replaceCopiedDrawing(element: Element, records: Iterable<MountRecord>): void {
  const drawn = childElementsOf(element)
    .map((child) => readAttribute(child, drawnAttribute))
    .find((id) => id !== null);
  if (drawn === undefined) return;
  const original = [...records].find(({ id }) => id === drawn);
  replaceContent(element, original?.widget?.copyContent() ?? []);
}
