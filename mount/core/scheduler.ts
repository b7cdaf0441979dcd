import { contains, isConnected, whenAborted } from '../../shared/dom/foreign-dom.ts';
import { createEnd, isOutdated } from './end.ts';
import { findMountPoints, readWidgetName } from './find.ts';
import { type Ask, type Cause } from './hooks.ts';
import { createLife, type Life } from './life.ts';
import { type Lives } from './lives.ts';
import { type Queue } from './queue.ts';
import { type Reporter } from './report.ts';

/** Keeps the mount points of a page mounted, whatever the page does to them. */
export interface Scheduler {
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
  /** Looks at elements whose name, status or content the page may have changed. */
  readonly check: (elements: Iterable<Element>) => void;
  /** Ends what has left the document with these elements, and remounts behaviours that have lost something they need. */
  readonly endRemoved: (removed: Iterable<Element>) => void;
}

interface SchedulerParts {
  readonly lives: Lives;
  readonly queue: Queue;
  readonly ask: Ask;
  /** Takes a life whose turn has come to its end or to a mounted widget. */
  readonly runLife: (life: Life) => Promise<void>;
  readonly reporter: Reporter;
  readonly isReact: (name: string) => boolean;
  readonly isAutomatic: () => boolean;
}

/** Creates the scheduler of a page: it begins lives, gives each its turn, and ends them. */
export function createScheduler(parts: SchedulerParts): Scheduler {
  const { lives, queue, ask, runLife, reporter, isReact, isAutomatic } = parts;
  const endLife = createEnd(lives, ask);
  const unmountedByPage = new WeakSet<Element>();
  /** Different for every copy of the script. */
  const idPrefix = `pmw-${Math.random().toString(36).slice(2, 8)}-`;
  let count = 0;

  const isFree = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    isConnected(element) &&
    !unmountedByPage.has(element) &&
    !lives.isTaken(element);

  const begin = (element: HTMLElement): Life => {
    const name = readWidgetName(element) ?? '';
    const life = createLife({
      element,
      name,
      id: `${idPrefix}${(count += 1)}-`,
      isReact: isReact(name),
      onCheck: () => {
        check([element]);
      },
      onRemount: remount,
    });
    lives.add(life);
    const ranOrEnded = new Promise<void>((resolve) => {
      whenAborted(life.signal, resolve);
      queue.enter(element, () => void runLife(life).then(resolve), life.signal);
    });
    const mountInside = () =>
      // The content of a mount point that failed or has nothing to show belongs to the CMS.
      life.status === 'failed' || life.status === 'empty' ? mountFound(element) : undefined;
    void ranOrEnded.then(mountInside).then(life.settle);
    return life;
  };
  /** Begins a new life if there is none, or if the last one has ended or was empty. */
  const mount = async (element: HTMLElement, cause: Cause): Promise<void> => {
    try {
      const present = lives.find(element);
      if (present && !present.signal.aborted && present.status !== 'empty') {
        await present.settled;
        return;
      }
      present?.end();
      const waits = ask('beforeLife', element, cause);
      if (waits.length > 0) {
        await Promise.all(waits);
        if (!isFree(element) || lives.find(element)) return;
      }
      await begin(element).settled;
    } catch (error) {
      // An element so unusual that not even its status can be written; the others continue.
      const widget = readWidgetName(element) ?? '';
      const sentence = `${widget}: cannot be mounted.`;
      reporter.reportError({ widget, where: 'mounting', sentence, element, error, isFatal: true });
    }
  };

  /** Takes the mount points in document order, so that an outer one is begun before those inside it. */
  const mountEach = async (
    root: Node,
    cause: Cause,
    isMeant: (element: HTMLElement) => boolean,
  ) => {
    const settled: Promise<void>[] = [];
    for (const element of findMountPoints(root)) {
      if (isMeant(element)) settled.push(mount(element, cause));
    }
    await Promise.all(settled);
  };
  /** A failed mount point stays failed until the page asks for it; one that was moved continues its life. */
  const mountFound = (root: Node) =>
    mountEach(root, 'page', (element) => isFree(element) && !lives.find(element));

  const check = (elements: Iterable<Element>) => {
    for (const element of elements) {
      const life = lives.find(element);
      if (life && (life.isAside || !isOutdated(life))) continue;
      if (life) endLife(life, 'page');
      else if (readWidgetName(element) === undefined || !isAutomatic()) continue;
      // Without a name of its own, those inside it are free.
      void mountFound(element);
    }
  };
  const remount = (life: Life) => {
    endLife(life, 'engine');
    if (isFree(life.element)) void mount(life.element, 'engine');
  };

  return {
    mountNew: async (root) => {
      if (isAutomatic()) await mountFound(root);
    },
    mountAll: (root) => {
      ask('onAdded', root);
      for (const element of findMountPoints(root)) unmountedByPage.delete(element);
      return mountEach(root, 'call', (element) => !lives.isTaken(element));
    },
    unmountAll: (root) => {
      for (const life of [...lives.all]) {
        // The document means everything, including what is mounted outside it.
        if (root === document || contains(root, life.element)) endLife(life, 'call');
      }
      for (const element of findMountPoints(root)) unmountedByPage.add(element);
    },
    endRemoved: (removed) => {
      for (const element of [...removed].flatMap(findMountPoints)) {
        const life = lives.find(element);
        if (life && !life.signal.aborted && !isConnected(element)) endLife(life, 'page');
      }
      // A behaviour may need elements anywhere on the page.
      check([...lives.all].filter((life) => !life.isReact).map(({ element }) => element));
    },
    check,
  };
}
