import { createBorrowings } from '../shared/dom/borrowings.ts';
import {
  type PageBehaviour,
  type PageContext,
  type PageWatcher,
} from '../shared/widget/define-widget.ts';
import { readTexts } from '../shared/widget/read-config.ts';
import { createTexts } from '../shared/widget/texts.ts';
import { isInEditor } from './context.ts';
import { sendEvent } from './events.ts';
import { readAttributes } from './mount-points.ts';
import { type PageTexts } from './page-texts.ts';
import { type Reporter } from './report.ts';

export interface PageBehavioursParts {
  readonly document: Document;
  readonly culture: string;
  readonly pageTexts: readonly PageTexts[];
  readonly reporter: Reporter;
  readonly pageBehaviours: readonly PageBehaviour[];
}

export interface StartedPageBehaviours extends PageWatcher {
  /** Looks once everything that changes in this task has changed. */
  readonly lookSoon: () => void;
  /** Puts back what was moved and ends them. */
  readonly stop: () => void;
}

/** Starts what belongs to the whole page. One that throws harms neither the others nor the widgets. */
export function startPageBehaviours(parts: PageBehavioursParts): StartedPageBehaviours {
  const { document, culture, pageTexts, reporter, pageBehaviours } = parts;
  const controller = new AbortController();
  const { signal } = controller;
  let isPlanned = false;

  /** Those that have thrown: one that throws at every look says so once. */
  const failed = new Set<string>();
  const fence = (name: string, step: () => void) => {
    try {
      step();
    } catch (error) {
      if (failed.has(name)) return;
      failed.add(name);
      reporter.reportError(`${name}: failed on this page.`, document.documentElement, error);
    }
  };

  const watchers: (readonly [string, PageWatcher])[] = [];
  for (const { contract, start } of pageBehaviours) {
    const { name, texts } = contract;
    const ofPage = pageTexts.flatMap((each) => each.get(name) ?? []);
    const { borrow, giveBack } = createBorrowings();
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      fence(name, giveBack);
    };
    signal.addEventListener('abort', end);
    fence(name, () => {
      const context: PageContext = {
        document,
        signal: ending.signal,
        borrow,
        isEditing: isInEditor,
        textsOf: (element) =>
          createTexts(texts, [readTexts(readAttributes(element)), ...ofPage], culture),
        report: (problem, element) => {
          reporter.report(name, problem, element);
        },
        act: (action, element) => {
          sendEvent(element, 'widget:action', { ...action, widget: name });
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
  return {
    look: () => {
      tell('look');
    },
    lookSoon: () => {
      if (isPlanned) return;
      isPlanned = true;
      queueMicrotask(() => {
        isPlanned = false;
        if (!signal.aborted) tell('look');
      });
    },
    rest: () => {
      tell('rest');
    },
    stop: () => {
      tell('rest');
      controller.abort();
    },
  };
}
