import { parentOf, whenAborted } from '../shared/dom/foreign-dom.ts';
import { clearLeftovers as clearLeftoversBy } from '../shared/dom/own-marks.ts';
import { type MountPoint } from './mount-point.ts';

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

  /** A copy of a mounted element (a slider's clone, a stored page) gets the CMS content of the original, if that is there. */
  const clearLeftovers = (root: Node) => {
    clearLeftoversBy(root, (id) =>
      [...all].find((point) => point.id === id)?.widget?.copyContent?.(),
    );
  };

  return { all, find, add, forget, isReplaced, isTaken, clearLeftovers };
}
