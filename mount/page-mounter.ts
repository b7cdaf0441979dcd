import {
  contains,
  isConnected,
  parentOf,
  readAttribute,
  whenAborted,
  writeAttribute,
} from '../shared/dom/foreign-dom.ts';
import { createMountPoint, findMountPoints, type MountPoint } from './mount-point.ts';
import { isSettled, readWidgetName, statusAttribute } from './mount-point.ts';
import { type MountPoints } from './mount-points.ts';
import { type PageSwap } from './page-swap.ts';
import { type Queue } from './queue.ts';
import { type RemountPauses } from './remount-pauses.ts';
import { type Reporter, sendEvent } from './report.ts';
import { type Requests } from './requests.ts';

/** Keeps the mount points of a page mounted, whatever the page does to them. */
export interface PageMounter extends Requests {
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
}

interface PageMounterParts {
  readonly points: MountPoints;
  readonly queue: Queue;
  /** Takes a mount point whose turn has come through its life. */
  readonly mountOne: (point: MountPoint) => Promise<void>;
  readonly swap: Pick<PageSwap, 'isAside' | 'keep'>;
  readonly pauses: RemountPauses;
  readonly reporter: Reporter;
  readonly isReact: (name: string) => boolean;
  readonly settings: () => { readonly options: { readonly autoMount: boolean } };
}

/** Creates the mounter of a page. */
export function createPageMounter(parts: PageMounterParts): PageMounter {
  const { points, queue, mountOne, swap, pauses, reporter, isReact, settings } = parts;
  const unmountedByPage = new WeakSet<Element>();
  /** Different for every copy of the script. */
  const idPrefix = `pmw-${Math.random().toString(36).slice(2, 8)}-`;
  let count = 0;

  const isAutomatic = () => settings().options.autoMount;
  const isFree = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    isConnected(element) &&
    !unmountedByPage.has(element) &&
    !points.isTaken(element);

  /** Begins a new life if there is none, or if the last one has ended or was empty. */
  const begin = (element: HTMLElement): MountPoint => {
    const present = points.find(element);
    if (present && !present.signal.aborted && present.status !== 'empty') return present;
    present?.end();
    points.clearLeftovers(element);
    const name = readWidgetName(element) ?? '';
    const id = `${idPrefix}${(count += 1)}-`;
    const point = createMountPoint({
      element,
      name,
      id,
      settings: settings(),
      isReact: isReact(name),
    });
    points.add(point);
    const over = new Promise<void>((resolve) => {
      whenAborted(point.signal, resolve);
      queue.enter(element, () => void mountOne(point).then(resolve), point.signal);
    });
    const mountInside = () =>
      // The content of a mount point that failed or has nothing to show belongs to the CMS.
      point.status === 'failed' || point.status === 'empty' ? mountFound(element) : undefined;
    void over.then(mountInside).then(point.settle);
    return point;
  };
  const mount = async (element: HTMLElement): Promise<void> => {
    const widget = readWidgetName(element) ?? '';
    try {
      const pauseMs = pauses.pauseBefore(parentOf(element), widget);
      if (pauseMs > 0) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (!isFree(element) || points.find(element)) return;
      }
      await begin(element).settled;
    } catch (error) {
      // An element so unusual that not even its status can be written; the others continue.
      const sentence = `${widget}: cannot be mounted.`;
      reporter.reportError({ widget, where: 'mounting', sentence, element, error, isFatal: true });
    }
  };

  /** Takes the mount points in document order, so that an outer one is begun before those inside it. */
  const mountEach = async (root: Node, step: (element: HTMLElement) => Promise<void>) => {
    const settled: Promise<void>[] = [];
    for (const element of findMountPoints(root)) {
      if (unmountedByPage.has(element) || points.isTaken(element)) continue;
      settled.push(step(element));
    }
    await Promise.all(settled);
  };
  /** A failed mount point stays failed until the page asks for it; one that was moved continues its life. */
  const mountFound = async (root: Node) => {
    for (const element of findMountPoints(root)) {
      if (isFree(element) && !points.find(element)) swap.keep(element);
    }
    await mountEach(root, async (element) => {
      if (!points.find(element)) await mount(element);
    });
  };
  const mountNew = async (root: Node) => {
    if (isAutomatic()) await mountFound(root);
  };

  const unmount = (point: MountPoint) => {
    points.forget(point);
    writeAttribute(point.element, statusAttribute, null);
    if (point.signal.aborted) return;
    point.end();
    if (point.status !== 'mounted') return;
    sendEvent(point.element, 'widget:unmounted', { widget: point.name });
  };
  const endByPage = (point: MountPoint) => {
    pauses.noteEnd(point);
    unmount(point);
  };

  const isOutdated = ({ element, name, status, widget, signal }: MountPoint) => {
    if (readWidgetName(element) !== name) return true;
    if (!signal.aborted && widget?.isIntact() === false) return true;
    // A morph removes the status attribute, which the new content does not have.
    return isSettled(status) && readAttribute(element, statusAttribute) !== status;
  };
  const check = (elements: Iterable<Element>) => {
    for (const element of elements) {
      const point = points.find(element);
      if (swap.isAside(element) || (point && !isOutdated(point))) continue;
      if (point) endByPage(point);
      if (readWidgetName(element) === undefined || !isFree(element)) continue;
      if (point !== undefined || isAutomatic()) void mount(element);
    }
  };

  return {
    mountNew,
    mountAll: (root) => {
      for (const element of findMountPoints(root)) {
        unmountedByPage.delete(element);
        pauses.reset(parentOf(element));
      }
      return mountEach(root, mount);
    },
    unmountAll: (root) => {
      for (const point of [...points.all]) {
        // The document means everything, including what is mounted outside it.
        if (root === document || contains(root, point.element)) unmount(point);
      }
      for (const element of findMountPoints(root)) unmountedByPage.add(element);
    },
    endRemoved: (removed) => {
      for (const element of [...removed].flatMap(findMountPoints)) {
        const point = points.find(element);
        if (point && !point.signal.aborted && !isConnected(element)) endByPage(point);
      }
      check([...points.all].filter(({ isReact }) => !isReact).map(({ element }) => element));
    },
    check,
    remount: (point) => {
      unmount(point);
      if (isFree(point.element)) void mount(point.element);
    },
  };
}
