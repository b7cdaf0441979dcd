import { describe } from '../shared/widget/problem.ts';
import { findRootKind } from './foreign-dom.ts';
import { type PageMounter } from './page-mounter.ts';
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
  readonly version: string;
  readonly ready: Promise<void>;
  readonly mounter: PageMounter;
  readonly reporter: Reporter;
}

/** Creates the public API. */
export function createPublicApi(parts: PublicApiParts): PublicApi {
  const { version, ready, mounter, reporter } = parts;

  const checkRoot = (root: unknown, call: string): Node => {
    // Page code is plain JavaScript: it may pass anything, a selector for example.
    if (findRootKind(root)) return root as Node;
    reporter.reportOnPage('PrivateMarketsWidgets', {
      where: `the root of ${call}`,
      found: describe(root),
      expected: 'an element or the document',
      outcome: 'Nothing is done.',
    });
    return new DocumentFragment();
  };

  return Object.freeze({
    version,
    ready,
    mount: (root: ParentNode = document) => mounter.mountAll(checkRoot(root, 'mount()')),
    unmount: (root: ParentNode = document) => {
      mounter.unmountAll(checkRoot(root, 'unmount()'));
    },
  });
}
