import { type ReactElement } from 'react';
import { type Widget, type WidgetContext } from '../shared/widget/define-widget.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { findProblem, formatProblem, type Problem } from '../shared/widget/problem.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { startBehaviourHost } from './behaviour-host.ts';
import { sendEvent } from './events.ts';
import { createLife, type Life, statusAttribute } from './life.ts';
import { readAttributes, readWidgetName } from './mount-points.ts';
import { type Queue } from './queue.ts';
import { startReactHost } from './react-host.tsx';
import { type Registry } from './registry.ts';
import { type Reporter } from './report.ts';

/** Where in its life a mount point was when something threw; words for the console. */
type Phase =
  | 'reading the attributes'
  | 'loading'
  | 'starting'
  | 'rendering'
  | 'an event handler'
  | 'a callback'
  | 'stopping';

const contentStays = 'The content of the page stays.';

/** What a life is made with; the rest of the engine in small pieces. */
export interface LifecycleParts<Api> {
  readonly registry: Registry<Api>;
  readonly reporter: Reporter;
  readonly queue: Queue;
  readonly lookUp: PageLookUp;
  /** Resolves when the stylesheet is there; nothing is drawn or started before. */
  readonly whenStyled: Promise<void>;
  /** A prefix for ids that no other copy of the script has. */
  readonly idPrefix: string;
  readonly createContext: (
    life: Life,
    widget: Widget<Api>,
    tools: Pick<WidgetContext<Api>, 'report' | 'guard'>,
  ) => WidgetContext<Api>;
}

/** Begins and ends the lives of mount points. */
export interface Lifecycle {
  /** The present life of an element, if it has one. */
  find(element: Element): Life | undefined;
  /** Begins a life where there is none, or where the last one failed or was empty. */
  begin(element: HTMLElement): Life;
  /** Ends a life and gives the CMS content back. */
  end(life: Life): void;
  /** Fails a mount point from outside, for event handlers. */
  failHandler(life: Life, error: unknown): void;
  /** The lives that are not over. */
  readonly lives: ReadonlySet<Life>;
}

/** Creates the lifecycle of a page: found → pending → loading → mounted, empty or failed. */
export function createLifecycle<Api>(parts: LifecycleParts<Api>): Lifecycle {
  const { registry, reporter, queue, lookUp, whenStyled, idPrefix, createContext } = parts;
  const lives = new Set<Life>();
  const byElement = new WeakMap<Element, Life>();
  let rootCount = 0;

  /** The only way to `failed`: everything of the widget ends, the CMS content comes back. */
  const fail = (life: Life, error: Error) => {
    life.end('after-commit');
    lives.delete(life);
    life.setStatus('failed');
    sendEvent(life.element, 'widget:failed', { widget: life.name, error });
  };

  const failWithProblem = (life: Life, problem: Problem) => {
    if (life.isOver) return;
    reporter.reportFailure(life.name, problem, life.element);
    fail(life, new Error(formatProblem(life.name, problem)));
  };

  const reportThrown = (life: Life, phase: Phase, error: Error) => {
    const sentence = `${life.name}: ${phase} failed: ${error.message}.`;
    reporter.reportError(`${sentence} ${contentStays}`, life.element, error);
  };

  const failWithError = (life: Life, phase: Phase, thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (life.isOver) {
      // A load that was aborted has nothing more to say; a clean-up that throws has.
      if (phase === 'rendering') reportThrown(life, 'stopping', error);
      return;
    }
    const problem = findProblem(error);
    if (problem) {
      reporter.reportFailure(life.name, { ...problem, outcome: contentStays }, life.element);
    } else {
      reportThrown(life, phase, error);
    }
    fail(life, error);
  };

  const setMounted = (life: Life) => {
    if (life.isOver) return;
    life.setStatus('mounted');
    sendEvent(life.element, 'widget:mounted', { widget: life.name });
  };

  const draw = (life: Life, content: ReactElement) => {
    rootCount += 1;
    const host = startReactHost({
      element: life.element,
      content,
      identifierPrefix: `${idPrefix}${rootCount}-`,
      onMounted: () => {
        setMounted(life);
      },
      onError: (error) => {
        failWithError(life, 'rendering', error);
      },
    });
    life.hold(host);
  };

  const makeContext = (life: Life, widget: Widget<Api>) =>
    createContext(life, widget, {
      report: (problem) => {
        reporter.report(life.name, problem, life.element);
      },
      guard:
        (callback) =>
        (...values) => {
          if (life.isOver) return;
          try {
            callback(...values);
          } catch (error) {
            failWithError(life, 'a callback', error);
          }
        },
    });

  /** Runs a step of a life in the queue: what it throws fails this mount point, not the queue. */
  const schedule = (life: Life, isInView: boolean, phase: Phase, step: () => void) => {
    queue.schedule(isInView, () => {
      if (life.isOver) return;
      try {
        step();
      } catch (error) {
        failWithError(life, phase, error);
      }
    });
  };

  const run = async (life: Life, isInView: boolean, widget: Widget<Api>, config: unknown) => {
    const context = makeContext(life, widget);
    if (widget.kind === 'behaviour') {
      await whenStyled;
      schedule(life, isInView, 'starting', () => {
        const onError = (error: unknown) => {
          reportThrown(life, 'stopping', error instanceof Error ? error : new Error(String(error)));
        };
        life.hold(startBehaviourHost({ behaviour: widget, config, context, onError }));
        setMounted(life);
      });
      return;
    }
    const content = await widget.prepare(config, context);
    if (life.isOver) return;
    if (content === undefined) {
      life.setStatus('empty');
      return;
    }
    await whenStyled;
    schedule(life, isInView, 'rendering', () => {
      draw(life, content);
    });
  };

  const start = (life: Life, isInView: boolean) => {
    const { element, name } = life;
    const widget = registry.find(name);
    if (widget === undefined) {
      failWithProblem(life, { ...registry.describeUnknown(name), outcome: contentStays });
      return;
    }
    const problems: Problem[] = [];
    const report = (problem: Problem) => {
      problems.push(problem);
      reporter.report(name, problem, element);
    };
    const { parentElement: parent } = element;
    const around = parent ? readAttributes(parent) : undefined;
    const reading = readConfig(widget.contract, readAttributes(element), lookUp, report, around);
    if (!reading.isUsable) {
      fail(life, new Error(problems.map((problem) => formatProblem(name, problem)).join(' ')));
      return;
    }
    life.setStatus('loading');
    run(life, isInView, widget, reading.config).catch((error: unknown) => {
      failWithError(life, 'loading', error);
    });
  };

  return {
    lives,
    find: (element) => byElement.get(element),
    begin: (element) => {
      const present = byElement.get(element);
      if (present && !present.isOver && present.status !== 'empty') return present;
      if (present) {
        present.end('now');
        lives.delete(present);
      }
      const life = createLife(element, readWidgetName(element));
      byElement.set(element, life);
      lives.add(life);
      queue.enter(element, (isInView) => {
        if (life.isOver) return;
        try {
          start(life, isInView);
        } catch (error) {
          failWithError(life, 'reading the attributes', error);
        }
      });
      return life;
    },
    end: (life) => {
      if (life.isOver) return;
      const wasMounted = life.status === 'mounted';
      life.end('now');
      lives.delete(life);
      byElement.delete(life.element);
      life.element.removeAttribute(statusAttribute);
      if (wasMounted) sendEvent(life.element, 'widget:unmounted', { widget: life.name });
    },
    failHandler: (life, error) => {
      failWithError(life, 'an event handler', error);
    },
  };
}
