import { describe } from '../shared/widget/problem.ts';
import { type Lifecycle } from './lifecycle.ts';
import { findMountPoints } from './mount-points.ts';
import { type Reporter } from './report.ts';

/** `window.PrivateMarketsWidgets`, the only global (CONTRACT 1). */
export interface PublicApi {
  readonly version: string;
  /** Resolves when every mount point found at start has settled; never rejects. */
  readonly ready: Promise<void>;
  /** Mounts what is at and below `root`; resolves when all of it has settled, never rejects. */
  readonly mount: (root?: ParentNode) => Promise<void>;
  /** Gives the CMS content back and leaves those elements alone until `mount()`. */
  readonly unmount: (root?: ParentNode) => void;
}

export interface PublicApiParts {
  readonly document: Document;
  readonly version: string;
  readonly ready: Promise<void>;
  readonly lifecycle: Lifecycle;
  /** Begins the life of a mount point. @returns resolves when it has settled, never rejects */
  readonly begin: (element: HTMLElement) => Promise<void>;
  readonly isReactWidget: (name: string) => boolean;
  /** Elements that the page has unmounted: the observer leaves them alone. */
  readonly quiet: WeakSet<Element>;
  readonly reporter: Reporter;
}

/** Page code is JavaScript: what it hands over may be anything, a selector for example. */
function isRoot(value: unknown): value is ParentNode & Node {
  return value instanceof Node && 'querySelectorAll' in value;
}

/** Creates the public API. */
export function createPublicApi(parts: PublicApiParts): PublicApi {
  const { document, version, ready, lifecycle, begin, isReactWidget, quiet, reporter } = parts;

  const checkRoot = (root: unknown, call: string): ParentNode & Node => {
    if (isRoot(root)) return root;
    const expected = 'an element or the document';
    const outcome = 'Nothing is done.';
    const where = `the root of ${call}`;
    reporter.report('PrivateMarketsWidgets', { where, found: describe(root), expected, outcome });
    return document.createDocumentFragment();
  };

  return Object.freeze({
    version,
    ready,
    mount: async (root: ParentNode = document) => {
      const elements = findMountPoints(checkRoot(root, 'mount()'), isReactWidget);
      elements.forEach((element) => quiet.delete(element));
      await Promise.all(elements.map((element) => begin(element)));
    },
    unmount: (root: ParentNode = document) => {
      const checked = checkRoot(root, 'unmount()');
      for (const element of findMountPoints(checked, isReactWidget)) quiet.add(element);
      for (const life of [...lifecycle.lives]) {
        // The document stands for everything, also for what is mounted outside it.
        if (root === document || checked.contains(life.element)) lifecycle.end(life);
      }
    },
  });
}
