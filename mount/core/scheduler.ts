import { contains, isConnected, writeAttribute } from '../../shared/dom/foreign-dom.ts';
import { type Reporter, sendEvent } from '../report.ts';
import { findMountPoints, readWidgetName } from './find.ts';
import { type Ask, type Cause } from './hooks.ts';
import { createLife, type Life, statusAttribute } from './life.ts';
import { type Lives } from './lives.ts';
import { type WhenTurn } from './queue.ts';

interface SchedulerParts {
  readonly lives: Lives;
  readonly whenTurn: WhenTurn;
  readonly ask: Ask;
  /** Takes a life whose turn has come to its end or to a mounted widget. */
  readonly runLife: (life: Life) => Promise<void>;
  readonly reporter: Reporter;
  readonly isReact: (name: string) => boolean;
  readonly isAutomatic: () => boolean;
}

export type Scheduler = ReturnType<typeof createScheduler>;

/** Creates what keeps the mount points of a page mounted: it begins lives, gives each its turn, and ends them. */
export function createScheduler(parts: SchedulerParts) {
  const { lives, whenTurn, ask, runLife, reporter, isReact, isAutomatic } = parts;
  const unmountedByPage = new WeakSet<Element>();
  /** Different for every copy of the script. */
  const idPrefix = `pmw-${Math.random().toString(36).slice(2, 8)}-`;
  let count = 0;

  const isFree = (element: Element) =>
    isConnected(element) && !unmountedByPage.has(element) && !lives.owns(element);

  const begin = (element: HTMLElement): Life => {
    const name = readWidgetName(element) ?? '';
    const life: Life = createLife({
      element,
      name,
      id: `${idPrefix}${(count += 1)}-`,
      isReact: isReact(name),
      check: () => {
        check([element]);
      },
      remount: () => {
        remount(life);
      },
    });
    lives.add(life);
    // While this one failed, was empty or waited, its content was the page's and may have been mounted: React replaces it.
    const inside = life.isReact ? findMountPoints(element).map(lives.find) : [];
    for (const inner of inside) if (inner && inner !== life) endAndClear(inner, 'engine');
    void giveTurn(life);
    return life;
  };
  const giveTurn = async (life: Life): Promise<void> => {
    const ended = new Promise((resolve) => {
      life.signal.addEventListener('abort', resolve);
    });
    // A turn that has not come never comes then, and React draws nothing more after an error.
    await Promise.race([whenTurn(life.element, life.signal).then(() => runLife(life)), ended]);
    // The content of a mount point that failed or has nothing to show belongs to the CMS.
    if (life.status === 'failed' || life.status === 'empty') await mountFound(life.element);
    life.settle();
  };
  /** Ends a life, or clears one that failed: the CMS content comes back, and the status goes. */
  const endAndClear = (life: Life, cause: Cause) => {
    lives.forget(life);
    writeAttribute(life.element, statusAttribute, null);
    const wasMounted = !life.signal.aborted && life.status === 'mounted';
    life.end();
    if (wasMounted) sendEvent(life.element, 'widget:unmounted', { widget: life.name });
    ask('afterEnd', life, cause);
  };
  const remount = (life: Life) => {
    endAndClear(life, 'engine');
    if (isFree(life.element)) void mount(life.element, 'engine');
  };

  /** Begins a new life if there is none, or if the last one has ended or was empty. */
  const mount = async (element: HTMLElement, cause: Cause): Promise<void> => {
    try {
      const present = lives.find(element);
      if (present && !present.signal.aborted && present.status !== 'empty') {
        await present.settled;
        return;
      }
      // Empty or failed: there is nothing to clear, the next life shows a status of its own.
      present?.end();
      const waits = ask('beforeLife', element, cause);
      if (waits.length > 0) {
        await Promise.all(waits);
        if (!isFree(element) || lives.find(element) !== present) return;
      }
      await begin(element).settled;
    } catch (error) {
      // A guard has refused it, or not even its status can be written; the others continue.
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
  /**
   * Mounts what has no life: a failed mount point stays failed until the page asks for it, one that was moved continues.
   * Not asked is whether mounting is automatic: what was mounted on request is mounted anew.
   */
  const mountFound = (root: Node) =>
    mountEach(root, 'page', (element) => isFree(element) && !lives.find(element));

  /** Looks at elements whose name, status or content the page may have changed. */
  const check = (elements: Iterable<Element>) => {
    for (const element of elements) {
      const life = lives.find(element);
      if (life && (life.isAside || !life.isOutdated())) continue;
      if (life) endAndClear(life, 'page');
      else if (readWidgetName(element) === undefined || !isAutomatic()) continue;
      // Without a name of its own, those inside it are free.
      void mountFound(element);
    }
  };
  return {
    /** Mounts what is new at and below a node. @returns when all of it has settled; never rejects */
    mountNew: async (root: Node) => {
      if (isAutomatic()) await mountFound(root);
    },
    /** Mounts everything at and below a node, including what failed or was unmounted on request. */
    mountAll: (root: Node) => {
      ask('onAdded', root);
      for (const element of findMountPoints(root)) unmountedByPage.delete(element);
      return mountEach(root, 'call', (element) => !lives.owns(element));
    },
    /** Unmounts everything at and below a node, and leaves it alone until `mountAll`. */
    unmountAll: (root: Node) => {
      for (const life of [...lives.all]) {
        // The document means everything, including what is mounted outside it.
        if (root === document || contains(root, life.element)) endAndClear(life, 'call');
      }
      for (const element of findMountPoints(root)) unmountedByPage.add(element);
    },
    /** Ends what has left the document with these elements, and remounts behaviours that have lost something they need. */
    endRemoved: (removed: Iterable<Element>) => {
      for (const element of [...removed].flatMap(findMountPoints)) {
        const life = lives.find(element);
        if (life && !life.signal.aborted && !isConnected(element)) endAndClear(life, 'page');
      }
      // A behaviour may need elements anywhere on the page.
      check([...lives.all].filter((life) => !life.isReact).map(({ element }) => element));
    },
    check,
  };
}
