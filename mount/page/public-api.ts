import { readConsentChoice } from '../../shared/consent/consent.ts';
import { findRootKind } from '../../shared/dom/foreign-dom.ts';
import { describe } from '../../shared/widget/problem.ts';
import {
  type AttributeDefinitions,
  type WidgetDefinition,
} from '../../shared/widget/widget-definition.ts';
import { type Reporter } from '../report.ts';
import { type Scheduler } from '../core/scheduler.ts';

/** `window.PrivateMarketsWidgets` (docs/contract.md, 1). */
export interface PublicApi {
  readonly version: string;
  /** Resolves when every mount point found at start has settled; never rejects. */
  readonly ready: Promise<void>;
  /** Mounts what is at and below `root`; resolves when all of it has settled, never rejects. */
  readonly mount: (root?: ParentNode) => Promise<void>;
  /** Gives the CMS content back and leaves those elements alone until `mount()`. */
  readonly unmount: (root?: ParentNode) => void;
  /** Adds a widget of a site's own. Never throws: a mistake is told in the console, and nothing else stops. */
  readonly define: <
    const Attributes extends AttributeDefinitions = AttributeDefinitions,
    Key extends string = never,
    Data = null,
  >(
    definition: WidgetDefinition<Attributes, Key, Data>,
  ) => void;
  /** The visitor’s choice in the cookie bar or in the page's own tool; undefined before that. */
  readonly consent: 'accepted' | 'refused' | undefined;
}

interface PublicApiParts extends Pick<PublicApi, 'version' | 'ready' | 'define'> {
  readonly scheduler: Pick<Scheduler, 'mountAll' | 'unmountAll'>;
  readonly reporter: Pick<Reporter, 'reportOnPage'>;
}

/** Creates what the scripts of a page may call. */
export function createPublicApi(parts: PublicApiParts): PublicApi {
  const { version, ready, define, scheduler, reporter } = parts;
  /** Page code is plain JavaScript: it may pass anything, a selector for example. */
  const checkRoot = (root: unknown, call: string): Node => {
    if (findRootKind(root)) return root as Node;
    reporter.reportOnPage('PrivateMarketsWidgets', {
      where: `the root of ${call}`,
      found: describe(root),
      expected: 'an element or the document',
      outcome: 'Nothing is done.',
    });
    return new DocumentFragment();
  };
  return {
    version,
    ready,
    define,
    mount: (root: ParentNode = document) => scheduler.mountAll(checkRoot(root, 'mount()')),
    unmount: (root: ParentNode = document) => {
      scheduler.unmountAll(checkRoot(root, 'unmount()'));
    },
    get consent() {
      return readConsentChoice();
    },
  };
}
