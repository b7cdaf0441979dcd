import { contains, isConnected, readAttribute } from './foreign-dom.ts';
import { type Life, statusAttribute } from './life.ts';
import { type Lifecycle } from './lifecycle.ts';
import { findMountPoints, readWidgetName } from './mount-points.ts';
import { type Reporter } from './report.ts';

/** Keeps the mount points of a page mounted, whatever the page does to them. */
export interface Mounter {
  /** Mounts what is new at and below a node. @returns resolves when it has settled, never rejects */
  readonly mountNew: (root: Node) => Promise<void>;
  /** Mounts everything at and below a node, also what failed or was left alone. */
  readonly mountAll: (root: Node) => Promise<void>;
  /** Ends everything at and below a node, and leaves it alone until `mountAll`. */
  readonly unmountAll: (root: Node) => void;
  /** Ends what has left the document. */
  readonly endRemoved: () => void;
  /** Brings elements up to date whose name, status or content the page may have changed. */
  readonly update: (elements: Iterable<Element>) => void;
  /** Gives the CMS content back for the copy that is about to be made, and mounts again afterwards. */
  readonly stepAside: () => void;
}

interface MounterParts {
  readonly document: Document;
  readonly lifecycle: Lifecycle;
  readonly reporter: Reporter;
  /** Whether new mount points are mounted without being asked for. */
  readonly isAutomatic: () => boolean;
}

/** Creates the mounter of a page. */
export function createMounter(parts: MounterParts): Mounter {
  const { document, lifecycle, reporter, isAutomatic } = parts;
  /** Elements that the page has unmounted itself. */
  const unmountedByPage = new WeakSet<Element>();
  /** Elements that were in the document once: only those can be removed from it. */
  const seen = new WeakSet<Element>();

  /** What is left inside one that failed or has nothing to show is the CMS's. */
  const mountInside = async (life: Life) => {
    await life.settled;
    if (life.status === 'failed' || life.status === 'empty') await mountNew(life.element);
  };
  const mount = async (element: HTMLElement): Promise<void> => {
    if (isConnected(element)) seen.add(element);
    try {
      const life = lifecycle.begin(element);
      await Promise.race([mountInside(life), life.heldBack]);
    } catch (error) {
      // An element so strange that even its status cannot be written; its neighbours go on.
      const widget = readWidgetName(element) ?? '';
      const where = 'mounting';
      const sentence = `${widget}: cannot be mounted.`;
      reporter.reportError({ widget, where, sentence, element, error, isFatal: true });
    }
  };

  const mountEach = async (root: Node, isWanted: (element: Element) => boolean) => {
    const settled: Promise<void>[] = [];
    // In document order: an outer one takes those inside it before their turn has come.
    for (const element of findMountPoints(root)) {
      if (isWanted(element) && !lifecycle.isTaken(element)) settled.push(mount(element));
    }
    await Promise.all(settled);
  };
  const mountNew = async (root: Node) => {
    // One that failed stays so until it is asked for; one that was moved keeps the life it has.
    const isNew = (element: Element) =>
      !unmountedByPage.has(element) && lifecycle.find(element) === undefined;
    if (isAutomatic()) await mountEach(root, isNew);
  };

  /** Whether the page has changed what a life was begun with. */
  const isOutdated = (life: Life, name: string | undefined) => {
    if (name !== life.name) return true;
    const isSettled = life.status !== 'pending' && life.status !== 'loading';
    // A morph takes away the status, which the new content has not got.
    const isMorphed = readAttribute(life.element, statusAttribute) !== life.status;
    const isReplaced = life.host?.isIntact() === false;
    return (isSettled && isMorphed) || (!life.isOver && isReplaced);
  };

  return {
    mountNew,
    mountAll: (root) =>
      mountEach(root, (element) => {
        unmountedByPage.delete(element);
        return true;
      }),
    unmountAll: (root) => {
      for (const life of [...lifecycle.lives]) {
        // The document stands for everything, also for what is mounted outside it.
        if (root === document || contains(root, life.element)) lifecycle.end(life);
      }
      for (const element of findMountPoints(root)) unmountedByPage.add(element);
    },
    endRemoved: () => {
      for (const life of [...lifecycle.lives]) {
        if (!isConnected(life.element) && seen.has(life.element)) lifecycle.end(life);
      }
    },
    update: (elements) => {
      for (const element of elements) {
        const life = lifecycle.find(element);
        const name = readWidgetName(element);
        if (life === undefined ? name === undefined : !isOutdated(life, name)) continue;
        if (life) lifecycle.end(life);
        if (name !== undefined && isConnected(element)) void mountNew(element);
      }
    },
    stepAside: () => {
      const ended = [...lifecycle.lives];
      for (const life of ended) lifecycle.end(life);
      // Libraries make their copy in this task or at the start of the next one.
      setTimeout(() => {
        setTimeout(() => {
          for (const { element } of ended) {
            const isFree = !unmountedByPage.has(element) && !lifecycle.isTaken(element);
            if (isFree && isConnected(element)) void mount(element);
          }
        });
      });
    },
  };
}
