import { childElementsOf, readAttribute, replaceContent } from './foreign-dom.ts';
import { type Life } from './life.ts';
import { drawnAttribute } from './react-host.tsx';

/**
 * A copy of a mounted element (a slider's clone, a snapshot of the page) holds what React drew, without
 * life. It begins with a copy of the original's CMS content, or empty where the original is gone.
 *
 * @param lives of the page, the original's among them
 */
export function replaceCopiedDrawing(element: Element, lives: Iterable<Life>): void {
  const drawn = childElementsOf(element)
    .map((child) => readAttribute(child, drawnAttribute))
    .find((id) => id !== null);
  if (drawn === undefined) return;
  const original = [...lives].find(({ id }) => id === drawn);
  replaceContent(element, original?.host?.copyContent() ?? []);
}
