import { createBorrowings, type Written } from '../shared/dom/borrowings.ts';
import {
  type PageBehaviour,
  type PageContext,
  type PageWatcher,
} from '../shared/widget/define-widget.ts';
import { isInEditor, textsOf } from './context.ts';
import { sendEvent } from './events.ts';
import { readRoot, whenAborted } from './foreign-dom.ts';
import { type PageSettings } from './page-settings.ts';
import { type Reporter } from './report.ts';

export interface PageBehavioursParts {
  readonly signal: AbortSignal;
  readonly settings: () => Pick<PageSettings<unknown>, 'options' | 'pageTexts'>;
  readonly reporter: Reporter;
  readonly pageBehaviours: readonly PageBehaviour[];
  readonly written: Written;
}

const rescanMs = 200;

export interface StartedPageBehaviours {
  readonly scan: () => void;
  /** Scans once all changes of this task are done. */
  readonly scanSoon: () => void;
  /** Restores what was moved and changed: a copy of the page is about to be made. */
  readonly stepAside: () => void;
  readonly comeBack: () => void;
}

/** Starts the behaviours of the whole page. One that throws harms neither the others nor the widgets. */
export function startPageBehaviours(parts: PageBehavioursParts): StartedPageBehaviours {
  const { signal, settings, reporter, pageBehaviours, written } = parts;
  let isPlanned = false;
  let isAside = false;

  const failed = new Set<string>();
  const guard = (name: string, step: () => void) => {
    try {
      step();
    } catch (error) {
      if (failed.has(name)) return;
      failed.add(name);
      reporter.reportError({
        where: name,
        sentence: `${name}: failed on this page.`,
        element: readRoot(),
        error,
        isFatal: false,
      });
    }
  };

  let isRescanned = false;
  const onWrittenOver = () => {
    if (isRescanned) return;
    isRescanned = true;
    // Not more often: the page may respond each time by overwriting it again.
    setTimeout(() => {
      isRescanned = false;
      scanSoon();
    }, rescanMs);
    scanSoon();
  };

  const started: (PageWatcher & { readonly name: string; readonly giveBack: () => void })[] = [];
  for (const { contract, start } of pageBehaviours) {
    const { name } = contract;
    const { borrow, giveBack } = createBorrowings({ written, onWrittenOver });
    const ending = new AbortController();
    whenAborted(signal, () => {
      ending.abort();
    });
    guard(name, () => {
      const context: PageContext = {
        document,
        signal: ending.signal,
        borrow,
        isEditing: isInEditor,
        textsOf: (element) => textsOf(element, contract, settings()),
        report: (problem, element) => {
          reporter.report(name, problem, element);
        },
        act: (action, element) => {
          sendEvent(element, 'widget:action', { ...action, widget: name });
        },
      };
      try {
        started.push({ name, giveBack, ...start(context) });
      } catch (error) {
        ending.abort();
        guard(name, giveBack);
        throw error;
      }
    });
  }

  const scanAll = () => {
    for (const { name, scan } of started) guard(name, scan);
  };
  const scanSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (!signal.aborted && !isAside) scanAll();
    });
  };
  const stepAside = () => {
    isAside = true;
    for (const { name, restore, giveBack } of started) {
      guard(name, restore);
      guard(name, giveBack);
    }
  };
  whenAborted(signal, stepAside);
  return {
    scan: scanAll,
    scanSoon,
    stepAside,
    comeBack: () => {
      isAside = false;
      scanSoon();
    },
  };
}
