import { type ReactElement } from 'react';
import { type Widget, type WidgetContext } from '../shared/widget/define-widget.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { findProblem, formatProblem, type Problem } from '../shared/widget/problem.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { startBehaviourHost } from './behaviour-host.ts';
import { sendEvent } from './events.ts';
import { readAttributes, writeAttribute } from './foreign-dom.ts';
import { createLife, type Life, statusAttribute } from './life.ts';
import { findAround, readWidgetName } from './mount-points.ts';
import { type Queue } from './queue.ts';
import { startReactHost } from './react-host.tsx';
import { replaceCopiedDrawing } from './copied-drawing.ts';
import { checkSurroundings } from './surroundings.ts';
import { isVisitorBusy, keepVisitorInput, whenVisitorLeaves } from './visitor-input.ts';
import { type Registry } from './registry.ts';
import { type Reporter } from './report.ts';

/** Where in its life a mount point was when something threw; words for the console. */
type Phase =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

const contentStays = 'The content of the page stays.';

/** What a life is made with; the rest of the engine in small pieces. */
export interface LifecycleParts<Api> {
  readonly registry: Registry<Api>;
  readonly reporter: Reporter;
  readonly queue: Queue;
  readonly lookUp: PageLookUp;
  /** Resolves when the stylesheet is there; nothing is drawn or started before. */
  readonly whenStyled: () => Promise<void>;
  /** No other copy of the script has it. */
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
  /** Whether a node stands inside what React draws or is going to replace. */
  readonly isTaken: (node: Node) => boolean;
  /** Whether a node is an element of which that holds. */
  readonly isDrawn: (node: Node) => boolean;
  /** The lives that are not over. */
  readonly lives: ReadonlySet<Life>;
}

/** Creates the lifecycle of a page: found → pending → loading → mounted, empty or failed. */
export function createLifecycle<Api>(parts: LifecycleParts<Api>): Lifecycle {
  const { registry, reporter, queue, lookUp, whenStyled, idPrefix, createContext } = parts;
  const lives = new Set<Life>();
  const byElement = new WeakMap<Node, Life>();
  let count = 0;

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
    const sentence = `${life.name}: ${phase} failed: ${error.message}. ${contentStays}`;
    const { name: widget, element, isOver } = life;
    reporter.reportError({ widget, where: phase, sentence, element, error, isFatal: !isOver });
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
    checkSurroundings(life.element);
    const giveToVisitor = keepVisitorInput(life.element);
    const host = startReactHost({
      element: life.element,
      content,
      id: life.id,
      onMounted: () => {
        giveToVisitor();
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

  /**
   * Runs a step of a life: what it throws fails this mount point, not the queue. Where React is to take
   * content in which a visitor writes, it waits until they have left.
   */
  const runStep = (life: Life, phase: Phase, step: () => void) => {
    if (life.isOver) return;
    if (life.isDrawn && isVisitorBusy(life.element)) {
      life.holdBack();
      whenVisitorLeaves(life.element, life.signal, () => {
        runStep(life, phase, step);
      });
      return;
    }
    try {
      step();
    } catch (error) {
      failWithError(life, phase, error);
    }
  };

  const schedule = (life: Life, isInView: boolean, phase: Phase, step: () => void) => {
    queue.schedule(isInView, () => {
      runStep(life, phase, step);
    });
  };

  const run = async (life: Life, isInView: boolean, widget: Widget<Api>, config: unknown) => {
    const context = makeContext(life, widget);
    if (widget.kind === 'behaviour') {
      await whenStyled();
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
    await whenStyled();
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
    const reading = readConfig(widget.contract, readAttributes(element), lookUp, (problem) => {
      problems.push(problem);
      reporter.report(name, problem, element);
    });
    if (!reading.isUsable) {
      fail(life, new Error(problems.map((problem) => formatProblem(name, problem)).join(' ')));
      return;
    }
    life.setStatus('loading');
    run(life, isInView, widget, reading.config).catch((error: unknown) => {
      failWithError(life, 'loading', error);
    });
  };

  const isDrawn = (node: Node) => {
    const life = byElement.get(node);
    return life !== undefined && life.isDrawn && !life.isOver && life.status !== 'empty';
  };

  return {
    lives,
    find: (element) => byElement.get(element),
    isDrawn,
    isTaken: (node) => findAround(node, isDrawn) !== undefined,
    begin: (element) => {
      const present = byElement.get(element);
      if (present && !present.isOver && present.status !== 'empty') return present;
      if (present) {
        present.end('now');
        lives.delete(present);
      }
      replaceCopiedDrawing(element, lives);
      const name = readWidgetName(element) ?? '';
      count += 1;
      const id = `${idPrefix}${count}-`;
      const life = createLife({
        element,
        name,
        id,
        isDrawn: registry.find(name)?.kind === 'widget',
      });
      byElement.set(element, life);
      lives.add(life);
      queue.enter(element, (isInView) => {
        runStep(life, 'reading the attributes', () => {
          start(life, isInView);
        });
      });
      return life;
    },
    end: (life) => {
      byElement.delete(life.element);
      writeAttribute(life.element, statusAttribute, null);
      if (life.isOver) return;
      const wasMounted = life.status === 'mounted';
      life.end('now');
      lives.delete(life);
      if (wasMounted) sendEvent(life.element, 'widget:unmounted', { widget: life.name });
    },
  };
}
