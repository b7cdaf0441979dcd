import { hostName, originAttribute } from './draw-react.tsx';
import {
  childElementsOf,
  matches,
  readAttribute,
  replaceContent,
  writeAttribute,
} from './foreign-dom.ts';
import { type MountPoint } from './mount-point.ts';
import { startedAttribute } from './start-behaviour.ts';

/**
 * A copy of a mounted element (a slider's clone, a stored page) holds a dead copy of the widget. Gives it the CMS
 * content of the original; if the original is gone, only removes what was drawn.
 *
 * @param points of the page, the original among them
 */
export function restoreCopy(element: Element, points: Iterable<MountPoint>): void {
  const host = childElementsOf(element).find((child) => matches(child, hostName));
  const id = readAttribute(host ?? element, host ? originAttribute : startedAttribute);
  if (id === null) return;
  writeAttribute(element, startedAttribute, null);
  const original = [...points].find((point) => point.id === id);
  if (original?.widget) original.widget.restoreCopy(element);
  else if (host) replaceContent(element, []);
}
