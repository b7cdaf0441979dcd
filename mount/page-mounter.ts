import { contains, isConnected, parentOf, readAttribute } from './foreign-dom.ts';
import { isSettled, type MountPoint, statusAttribute } from './mount-point.ts';
import { type Mounting } from './mounting.ts';
import { findMountPoints, readWidgetName } from './mount-points.ts';
import { type PageSwap } from './page-swap.ts';
import { type Replaced } from './replaced.ts';
import { type Reporter } from './report.ts';

/** Keeps the mount points of a page mounted, whatever the page does to them. */
export interface PageMounter {
  /**
   * Mounts what is new at and below a node.
   *
   * @returns a promise that resolves when all of it has settled and never rejects
   */
  readonly mountNew: (root: Node) => Promise<void>;
  /** Mounts everything at and below a node, including what failed or was unmounted on request. */
  readonly mountAll: (root: Node) => Promise<void>;
  /** Unmounts everything at and below a node, and leaves it alone until `mountAll`. */
  readonly unmountAll: (root: Node) => void;
  /** Ends what has left the document with these elements, and remounts what has lost something that it needs. */
  readonly endRemoved: (removed: Iterable<Element>) => void;
  /** Looks at elements whose name, status or content the page may have changed. */
  readonly update: (elements: Iterable<Element>) => void;
  /** Ends a life that the page has ended, and begins a new one. */
  readonly remount: (point: MountPoint) => void;
}

interface PageMounterParts {
  readonly mounting: Mounting;
  readonly swap: Pick<PageSwap, 'isAside' | 'keep'>;
  readonly replaced: Replaced;
  readonly reporter: Reporter;
  readonly isAutomatic: () => boolean;
}

/** Creates the mounter of a page. */
export function createPageMounter(parts: PageMounterParts): PageMounter {
  const { mounting, swap, replaced, reporter, isAutomatic } = parts;
  const unmountedByPage = new WeakSet<Element>();

  const isFree = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    isConnected(element) &&
    !unmountedByPage.has(element) &&
    !mounting.isTaken(element);

  /** The content of a mount point that failed or has nothing to show belongs to the CMS. */
  const mountInside = async (point: MountPoint) => {
    await point.settled;
    if (point.status === 'failed' || point.status === 'empty') await mountNew(point.element);
  };
  const mount = async (element: HTMLElement): Promise<void> => {
    try {
      const pauseMs = replaced.begin(parentOf(element), readWidgetName(element) ?? '');
      if (pauseMs > 0) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (!isFree(element) || mounting.find(element)) return;
      }
      const point = mounting.mount(element);
      await Promise.race([mountInside(point), point.heldBack]);
    } catch (error) {
      // An element so unusual that not even its status can be written; the others continue.
      const widget = readWidgetName(element) ?? '';
      const sentence = `${widget}: cannot be mounted.`;
      reporter.reportError({ widget, where: 'mounting', sentence, element, error, isFatal: true });
    }
  };

  const mountEach = async (root: Node, isWanted: (element: Element) => boolean) => {
    const settled: Promise<void>[] = [];
    // In document order: an outer mount point is begun before those inside it.
    for (const element of findMountPoints(root)) {
      if (isWanted(element) && !mounting.isTaken(element)) settled.push(mount(element));
    }
    await Promise.all(settled);
  };
  const mountNew = (root: Node) =>
    mountEach(
      root,
      // A failed one stays failed until the page asks for it; one that was moved continues its life.
      (element) =>
        isAutomatic() &&
        !unmountedByPage.has(element) &&
        mounting.find(element) === undefined &&
        !swap.keep(element),
    );

  const isOutdated = (point: MountPoint, name: string | undefined) => {
    if (name !== point.name) return true;
    // A morph removes the status attribute, which the new content does not have.
    const isMorphed = readAttribute(point.element, statusAttribute) !== point.status;
    const isReplaced = point.widget?.isIntact() === false;
    return (isSettled(point.status) && isMorphed) || (!point.isOver && isReplaced);
  };

  const endByPage = (point: MountPoint) => {
    replaced.note(point);
    mounting.unmount(point);
  };

  const update = (elements: Iterable<Element>) => {
    for (const element of elements) {
      if (swap.isAside(element)) continue;
      const point = mounting.find(element);
      const name = readWidgetName(element);
      if (point === undefined ? name === undefined : !isOutdated(point, name)) continue;
      if (point) endByPage(point);
      const isWanted = name !== undefined && (point !== undefined || isAutomatic());
      if (isWanted && isFree(element)) void mount(element);
    }
  };

  return {
    mountNew,
    mountAll: (root) =>
      mountEach(root, (element) => {
        unmountedByPage.delete(element);
        replaced.forget(parentOf(element));
        return true;
      }),
    unmountAll: (root) => {
      for (const point of [...mounting.points]) {
        // The document means everything, including what is mounted outside it.
        if (root === document || contains(root, point.element)) mounting.unmount(point);
      }
      for (const element of findMountPoints(root)) unmountedByPage.add(element);
    },
    endRemoved: (removed) => {
      for (const element of [...removed].flatMap(findMountPoints)) {
        const point = mounting.find(element);
        if (point && !point.isOver && !isConnected(element)) endByPage(point);
      }
      update([...mounting.points].filter(({ isReact }) => !isReact).map(({ element }) => element));
    },
    update,
    remount: (point) => {
      mounting.unmount(point);
      if (isFree(point.element)) void mount(point.element);
    },
  };
}
