import { contains, isConnected, readAttribute } from './foreign-dom.ts';
import { type MountRecord, statusAttribute } from './mount-record.ts';
import { type Mounting } from './mounting.ts';
import { findMountPoints, readWidgetName } from './mount-points.ts';
import { type Replacements } from './replacements.ts';
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
  /** Ends what has left the document, and remounts what has lost something that it needs. */
  readonly endRemoved: () => void;
  /** Updates elements whose name, status or content the page may have changed. */
  readonly update: (elements: Iterable<Element>) => void;
  /**
   * Restores the CMS content for the copy that is about to be made, and mounts again afterwards.
   *
   * @param onReturn called when mounting begins again
   */
  readonly stepAside: (onReturn: () => void) => void;
}

interface PageMounterParts {
  readonly mounting: Mounting;
  readonly replacements: Replacements;
  readonly reporter: Reporter;
  /** Whether new mount points are mounted automatically. */
  readonly isAutomatic: () => boolean;
}

/** Creates the mounter of a page. */
export function createPageMounter(parts: PageMounterParts): PageMounter {
  const { mounting, replacements, reporter, isAutomatic } = parts;
  /** Elements that the page itself has unmounted. */
  const unmountedByPage = new WeakSet<Element>();
  /** Elements of which a copy is being made. */
  const aside = new WeakSet<Element>();
  /** Elements that were in the document once: only those can be removed from it. */
  const seen = new WeakSet<Element>();

  const isLeftAlone = (element: Element) => unmountedByPage.has(element) || aside.has(element);

  /** The content of a mount point that failed or has nothing to show belongs to the CMS. */
  const mountInside = async (record: MountRecord) => {
    await record.settled;
    if (record.status === 'failed' || record.status === 'empty') await mountNew(record.element);
  };
  const mount = async (element: HTMLElement): Promise<void> => {
    try {
      const verdict = replacements.judge(element);
      if (verdict === 'leave') return;
      const record = mounting.mount(element, verdict === 'refuse');
      await Promise.race([mountInside(record), record.heldBack]);
    } catch (error) {
      // An element so unusual that not even its status can be written; the others continue.
      const widget = readWidgetName(element) ?? '';
      reporter.reportError({
        widget,
        where: 'mounting',
        sentence: `${widget}: cannot be mounted.`,
        element,
        error,
        isFatal: true,
      });
    }
  };

  const mountEach = async (root: Node, isWanted: (element: Element) => boolean) => {
    const settled: Promise<void>[] = [];
    // In document order: an outer mount point is begun before those inside it.
    for (const element of findMountPoints(root)) {
      if (isConnected(element)) seen.add(element);
      if (isWanted(element) && !mounting.isTaken(element)) settled.push(mount(element));
    }
    await Promise.all(settled);
  };
  const mountNew = (root: Node) =>
    mountEach(
      root,
      // A failed one stays failed until the page asks for it; one that was moved keeps its record.
      (element) => isAutomatic() && !isLeftAlone(element) && mounting.find(element) === undefined,
    );

  /** Whether the page has changed what was mounted. */
  const isOutdated = (record: MountRecord, name: string | undefined) => {
    if (name !== record.name) return true;
    // A morph removes the status attribute, which the new content does not have.
    const isMorphed = readAttribute(record.element, statusAttribute) !== record.status;
    const isReplaced = record.widget?.isIntact() === false;
    return (record.isSettled && isMorphed) || (!record.isOver && isReplaced);
  };

  const endByPage = (record: MountRecord) => {
    replacements.note(record);
    mounting.unmount(record);
  };

  const isFree = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    isConnected(element) &&
    !isLeftAlone(element) &&
    !mounting.isTaken(element);
  const remount = (element: Element) => {
    if (!isFree(element)) return;
    seen.add(element);
    void mount(element);
  };

  const update = (elements: Iterable<Element>) => {
    for (const element of elements) {
      const record = mounting.find(element);
      const name = readWidgetName(element);
      if (record === undefined ? name === undefined : !isOutdated(record, name)) continue;
      if (record) endByPage(record);
      if (name !== undefined && (record !== undefined || isAutomatic())) remount(element);
    }
  };

  return {
    mountNew,
    mountAll: (root) =>
      mountEach(root, (element) => {
        unmountedByPage.delete(element);
        replacements.forget(element);
        return true;
      }),
    unmountAll: (root) => {
      for (const record of [...mounting.records]) {
        // The document means everything, including what is mounted outside it.
        if (root === document || contains(root, record.element)) mounting.unmount(record);
      }
      for (const element of findMountPoints(root)) unmountedByPage.add(element);
    },
    endRemoved: () => {
      for (const record of [...mounting.records]) {
        if (!isConnected(record.element) && seen.has(record.element)) endByPage(record);
        else update([record.element]);
      }
    },
    update,
    stepAside: (onReturn) => {
      const ended = [...mounting.records];
      for (const record of ended) {
        aside.add(record.element);
        mounting.unmount(record);
      }
      // Libraries make their copy in this task or at the start of the next one.
      setTimeout(() => {
        setTimeout(() => {
          for (const { element } of ended) {
            aside.delete(element);
            remount(element);
          }
          onReturn();
        });
      });
    },
  };
}
