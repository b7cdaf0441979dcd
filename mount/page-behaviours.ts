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
import { listen, readAttributes, rootOf } from './foreign-dom.ts';
import { type PageSettings } from './page-settings.ts';
import { type Reporter } from './report.ts';

export interface PageBehavioursParts {
  readonly document: Document;
  /** What the page that is shown now says. */
  readonly settings: () => Pick<PageSettings<unknown>, 'options' | 'pageTexts'>;
  readonly reporter: Reporter;
  readonly pageBehaviours: readonly PageBehaviour[];
}

export interface StartedPageBehaviours extends PageWatcher {
  /** Scans once everything that changes in this task has changed. */
  readonly scanSoon: () => void;
  /** Puts back what was moved and ends them. */
  readonly stop: () => void;
}

/** Starts what belongs to the whole page. One that throws harms neither the others nor the widgets. */
export function startPageBehaviours(parts: PageBehavioursParts): StartedPageBehaviours {
  const { document, settings, reporter, pageBehaviours } = parts;
  const controller = new AbortController();
  const { signal } = controller;
  let isPlanned = false;

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

  const watchers: (readonly [string, PageWatcher])[] = [];
  for (const { contract, start } of pageBehaviours) {
    const { name, texts } = contract;
    const { borrow, giveBack } = createBorrowings();
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      fence(name, giveBack);
    };
    listen(signal, ['abort'], end);
    fence(name, () => {
      const context: PageContext = {
        document,
        signal: ending.signal,
        borrow,
        isEditing: isInEditor,
        textsOf: (element) => {
          const { options, pageTexts } = settings();
          const ofPage = pageTexts.flatMap((each) => each.get(name) ?? []);
          const overrides = [readTexts(readAttributes(element)), ...ofPage];
          return createTexts(texts, overrides, options.locale);
        },
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
    scan: () => {
      tell('scan');
    },
    scanSoon: () => {
      if (isPlanned) return;
      isPlanned = true;
      queueMicrotask(() => {
        isPlanned = false;
        if (!signal.aborted) tell('scan');
      });
    },
    restore: () => {
      tell('restore');
    },
    stop: () => {
      tell('restore');
      controller.abort();
    },
  };
}
