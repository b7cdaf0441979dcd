import {
  childElementsOf,
  matches,
  parentOf,
  readAttribute,
  replaceContent,
  whenAborted,
  writeAttribute,
} from '../shared/dom/foreign-dom.ts';
import { hostName, originAttribute } from './draw-react.tsx';
import { type MountPoint } from './mount-point.ts';
import { startedAttribute } from './start-behaviour.ts';

export type MountPoints = ReturnType<typeof createMountPoints>;

/** Creates the list of a page's mount points. */
export function createMountPoints() {
  /** Those that live. */
  const all = new Set<MountPoint>();
  /** The present or last life of each element. */
  const byElement = new WeakMap<Node, MountPoint>();
  const find = (element: Node) => byElement.get(element);
  const add = (point: MountPoint) => {
    byElement.set(point.element, point);
    all.add(point);
    whenAborted(point.signal, () => all.delete(point));
  };
  const forget = ({ element }: MountPoint) => byElement.delete(element);

  /** Whether a node is an element whose content a React widget replaces, or will. */
  const isReplaced = (node: Node) => {
    const point = find(node);
    return point?.isReact === true && !point.signal.aborted && point.status !== 'empty';
  };
  /** Whether a node is inside such an element. */
  const isTaken = (node: Node) => {
    let around = parentOf(node);
    while (around !== null && !isReplaced(around)) around = parentOf(around);
    return around !== null;
  };

  /**
   * A copy of a mounted element (a slider's clone, a stored page) holds a dead copy of the widget. Gives it the CMS
   * content of the original; if the original is gone, only removes what was drawn.
   */
  const restoreCopy = (element: Element) => {
    const host = childElementsOf(element).find((child) => matches(child, hostName));
    const id = readAttribute(host ?? element, host ? originAttribute : startedAttribute);
    if (id === null) return;
    writeAttribute(element, startedAttribute, null);
    const original = [...all].find((point) => point.id === id);
    if (original?.widget) original.widget.restoreCopy(element);
    else if (host) replaceContent(element, []);
  };

  return { all, find, add, forget, isReplaced, isTaken, restoreCopy };
}
