import { closest, parentOf } from '../../shared/dom/foreign-dom.ts';
import { widgetSelector } from './find.ts';
import { type Life } from './life.ts';

export type Lives = ReturnType<typeof createLives>;

/** Creates the list of the lives of a page. */
export function createLives() {
  /** Those that have not ended or failed. */
  const all = new Set<Life>();
  /** The life of each element, or the one that failed. */
  const byElement = new WeakMap<Node, Life>();
  const find = (element: Node) => byElement.get(element);
  const add = (life: Life) => {
    byElement.set(life.element, life);
    all.add(life);
    life.signal.addEventListener('abort', () => all.delete(life));
  };
  const forget = ({ element }: Life) => byElement.delete(element);

  /** Whether a node is an element whose content a React widget replaces, or will. */
  const ownsContentOf = (node: Node) => {
    const life = find(node);
    return life?.isReact === true && !life.signal.aborted && life.status !== 'empty';
  };
  /** Whether a node is inside an element whose content a React widget replaces. */
  const owns = (node: Node): boolean => {
    const parent = parentOf(node);
    const around = parent && closest(parent, widgetSelector);
    return around !== null && (ownsContentOf(around) || owns(around));
  };

  return { all, find, add, forget, ownsContentOf, owns };
}
