import { createDomChanges, type OwnAttributes } from '../../shared/dom/dom-changes.ts';
import { type PageBehaviour, type PageWatcher } from '../../shared/widget/define-widget.ts';
import { isInEditor, type PageSettings } from '../core/context.ts';
import { type Reporter, sendEvent } from '../report.ts';
import { type Protect } from './protect.ts';

interface PageBehavioursParts {
  readonly signal: AbortSignal;
  readonly settings: () => PageSettings;
  readonly reporter: Reporter;
  readonly protect: Protect;
  readonly pageBehaviours: readonly PageBehaviour[];
  readonly ownAttributes: OwnAttributes;
}

const rescanMs = 200;

export type PageBehaviours = ReturnType<typeof startPageBehaviours>;

/** Starts the behaviours of the whole page. One that throws harms neither the others nor the widgets. */
export function startPageBehaviours(parts: PageBehavioursParts) {
  const { signal, settings, reporter, protect, pageBehaviours, ownAttributes } = parts;
  const started: (PageWatcher & { readonly name: string; readonly undoAll: () => void })[] = [];
  let isPlanned = false;
  let isAside = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scan = () => {
    for (const each of started) protect(each.name, each.scan);
  };
  /** Scans once all changes of this task are done. */
  const scanSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (!signal.aborted && !isAside) scan();
    });
  };
  const onOverwritten = () => {
    if (timer !== undefined) return;
    // Not more often: the page may respond each time by overwriting it again.
    timer = setTimeout(() => {
      timer = undefined;
      scanSoon();
    }, rescanMs);
    scanSoon();
  };
  /** Restores what was moved and changed: a copy of the page is about to be made. */
  const stepAside = () => {
    isAside = true;
    for (const { name, restore, undoAll } of started) {
      protect(name, restore);
      protect(name, undoAll);
    }
  };
  const comeBack = () => {
    isAside = false;
    scanSoon();
  };

  for (const { contract, start } of pageBehaviours) {
    const { name } = contract;
    const { changes, undoAll } = createDomChanges({ ownAttributes, onOverwritten });
    const ending = new AbortController();
    protect(name, () => {
      try {
        const watcher = start({
          document,
          changes,
          isEditing: isInEditor,
          signal: AbortSignal.any([signal, ending.signal]),
          textsOf: (element) => settings().textsOf(element, contract),
          report: (problem, element) => {
            reporter.report(name, problem, element);
          },
          act: (action, element) => {
            sendEvent(element, 'widget:action', { ...action, widget: name });
          },
        });
        started.push({ name, undoAll, ...watcher });
      } catch (error) {
        ending.abort();
        protect(name, undoAll);
        throw error;
      }
    });
  }
  signal.addEventListener('abort', stepAside);
  return { scan, scanSoon, stepAside, comeBack };
}
