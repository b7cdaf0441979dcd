import { createBorrowings, type Written } from '../shared/dom/borrowings.ts';
import {
  type PageBehaviour,
  type PageContext,
  type PageWatcher,
} from '../shared/widget/define-widget.ts';
import { isInEditor } from './context.ts';
import { sendAction } from './events.ts';
import { rootOf } from './foreign-dom.ts';
import { type PageSettings } from './page-settings.ts';
import { type Reporter } from './report.ts';
import { textsOf } from './texts-of.ts';

export interface PageBehavioursParts {
  readonly document: Document;
  /** What the page that is shown now says. */
  readonly settings: () => Pick<PageSettings<unknown>, 'options' | 'pageTexts'>;
  readonly reporter: Reporter;
  readonly pageBehaviours: readonly PageBehaviour[];
  /** What the behaviours of the page have written. */
  readonly written: Written;
}

/** So long does it take until the page is scanned again for attributes that it has written over. */
const rescanMs = 200;

export interface StartedPageBehaviours extends PageWatcher {
  /** Scans once everything that changes in this task has changed. */
  readonly scanSoon: () => void;
  /** Puts back what was moved and ends them. */
  readonly stop: () => void;
}

/** Starts what belongs to the whole page. One that throws harms neither the others nor the widgets. */
export function startPageBehaviours(parts: PageBehavioursParts): StartedPageBehaviours {
  const { document, settings, reporter, pageBehaviours, written } = parts;
  let isPlanned = false;
  let isOver = false;

  /** Those that have thrown: one that throws at every scan says so once. */
  const failed = new Set<string>();
  const fence = (name: string, step: () => void) => {
    try {
      step();
    } catch (error) {
      if (failed.has(name)) return;
      failed.add(name);
      const sentence = `${name}: failed on this page.`;
      const element = rootOf(document);
      reporter.reportError({ where: name, sentence, element, error, isFatal: false });
    }
  };

  let isRescanned = false;
  const onWrittenOver = () => {
    if (isRescanned) return;
    isRescanned = true;
    // Once in a while: the page may answer each time by writing over it again.
    setTimeout(() => {
      isRescanned = false;
      scanSoon();
    }, rescanMs);
    scanSoon();
  };

  const watchers: (readonly [string, PageWatcher])[] = [];
  const ends: (() => void)[] = [];
  for (const { contract, start } of pageBehaviours) {
    const { name } = contract;
    const { borrow, giveBack } = createBorrowings({ written, onWrittenOver });
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      fence(name, giveBack);
    };
    ends.push(end);
    fence(name, () => {
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
          sendAction(element, name, action);
        },
      };
      try {
        watchers.push([name, start(context)]);
      } catch (error) {
        end();
        throw error;
      }
    });
  }

  const tell = (step: keyof PageWatcher) => {
    for (const [name, watcher] of watchers) fence(name, watcher[step]);
  };
  const scanSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (!isOver) tell('scan');
    });
  };
  return {
    scan: () => {
      tell('scan');
    },
    scanSoon,
    restore: () => {
      tell('restore');
    },
    stop: () => {
      tell('restore');
      isOver = true;
      for (const end of ends) end();
    },
  };
}
