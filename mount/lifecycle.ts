import { type ReactElement } from 'react';
import { type Widget, type WidgetContext } from '../shared/widget/define-widget.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { startBehaviourHost } from './behaviour-host.ts';
import { sendEvent } from './events.ts';
import { createMountPoint, type MountPoint, statusAttribute } from './mount-point.ts';
import { readAttributes, readWidgetName } from './mount-points.ts';
import { type Queue } from './queue.ts';
import { startReactHost } from './react-host.tsx';
import { type Registry } from './registry.ts';
import { type Reporter } from './report.ts';

/** Where in its life a mount point was when something threw; words for the console. */
type Phase = 'loading' | 'starting' | 'rendering' | 'an event handler' | 'a callback' | 'stopping';

/** What a life is made with; the rest of the engine in small pieces. */
export interface LifecycleParts<Api> {
  readonly registry: Registry<Api>;
  readonly reporter: Reporter;
  readonly queue: Queue;
  readonly lookUp: PageLookUp;
  /** Resolves when the stylesheet is there; nothing is drawn before. */
  readonly whenStyled: Promise<void>;
  /** A prefix for ids that no other copy of the script has. */
  readonly idPrefix: string;
  readonly createContext: (
    point: MountPoint,
    widget: Widget<Api>,
    tools: Pick<WidgetContext<Api>, 'report' | 'guard'>,
  ) => WidgetContext<Api>;
}

/** Begins and ends the lives of mount points. */
export interface Lifecycle {
  /** The present life of an element, if it has one. */
  find(element: Element): MountPoint | undefined;
  /** Begins a life where there is none, or where the last one failed or was empty. */
  begin(element: HTMLElement): MountPoint;
  /** Ends the life of an element and gives the CMS content back. */
  end(point: MountPoint): void;
  /** Fails a mount point from outside, for event handlers. */
  failHandler(point: MountPoint, error: unknown): void;
  /** The lives that are not over. */
  readonly points: ReadonlySet<MountPoint>;
}

/** What a widget threw may carry a problem in words for a template author. */
function findProblem(error: unknown): Problem | undefined {
  return error instanceof Error && 'problem' in error ? (error.problem as Problem) : undefined;
}

/** Creates the lifecycle of a page: found → pending → loading → mounted, empty or failed. */
export function createLifecycle<Api>(parts: LifecycleParts<Api>): Lifecycle {
  const { registry, reporter, queue, lookUp, whenStyled, idPrefix, createContext } = parts;
  const points = new Set<MountPoint>();
  const byElement = new WeakMap<Element, MountPoint>();
  let rootCount = 0;

  /** The only way to `failed`: everything of the widget ends, the CMS content comes back. */
  const fail = (point: MountPoint, error: Error) => {
    point.end('after-commit');
    points.delete(point);
    point.setStatus('failed');
    sendEvent(point.element, 'widget:failed', { widget: point.name, error });
  };

  const failWithProblem = (point: MountPoint, problem: Problem) => {
    if (point.isOver) return;
    reporter.report(point.name, problem, point.element);
    fail(point, new Error(`${point.name}: ${problem.where} is ${problem.found}`));
  };

  const failWithError = (point: MountPoint, phase: Phase, thrown: unknown) => {
    // A widget that is over (aborted, failed, unmounted) has nothing more to say.
    if (point.isOver) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const problem = findProblem(error);
    const outcome = 'The content of the page stays.';
    if (problem) reporter.report(point.name, { ...problem, outcome }, point.element);
    else {
      const sentence = `${point.name}: ${phase} failed: ${error.message}. ${outcome}`;
      reporter.reportError(sentence, point.element, error);
    }
    fail(point, error);
  };

  const setMounted = (point: MountPoint) => {
    // Effects may still be running below; the page's listeners must not run inside React.
    queueMicrotask(() => {
      if (point.isOver) return;
      point.setStatus('mounted');
      sendEvent(point.element, 'widget:mounted', { widget: point.name });
    });
  };

  const draw = (point: MountPoint, content: ReactElement) => {
    rootCount += 1;
    const host = startReactHost({
      element: point.element,
      content,
      identifierPrefix: `${idPrefix}${rootCount}-`,
      onMounted: () => {
        setMounted(point);
      },
      onError: (error) => {
        failWithError(point, 'rendering', error);
      },
    });
    point.hold(host);
  };

  const run = async (
    point: MountPoint,
    isInView: boolean,
    widget: Widget<Api>,
    config: unknown,
  ) => {
    const { element, name } = point;
    const context = createContext(point, widget, {
      report: (problem) => {
        reporter.report(name, problem, element);
      },
      guard:
        (callback) =>
        (...values) => {
          if (point.isOver) return;
          try {
            callback(...values);
          } catch (error) {
            failWithError(point, 'a callback', error);
          }
        },
    });
    if (widget.kind === 'behaviour') {
      const onError = (error: unknown) => {
        reporter.reportError(`${name}: stopping failed.`, element, error);
      };
      point.hold(startBehaviourHost({ behaviour: widget, config, context, onError }));
      setMounted(point);
      return;
    }
    const content = await widget.prepare(config, context);
    if (point.isOver) return;
    if (content === undefined) {
      point.setStatus('empty');
      return;
    }
    await whenStyled;
    queue.schedule(isInView, () => {
      if (!point.isOver) draw(point, content);
    });
  };

  const start = (point: MountPoint, isInView: boolean) => {
    if (point.isOver) return;
    const { element, name } = point;
    const widget = registry.find(name);
    if (widget === undefined) {
      failWithProblem(point, registry.describeUnknown(name));
      return;
    }
    const problems: Problem[] = [];
    const reading = readConfig(widget.contract, readAttributes(element), lookUp, (problem) => {
      problems.push(problem);
      reporter.report(name, problem, element);
    });
    if (!reading.isUsable) {
      const sentences = problems.map((problem) => `${problem.where} is ${problem.found}`);
      fail(point, new Error(`${name}: ${sentences.join('; ')}`));
      return;
    }
    point.setStatus('loading');
    run(point, isInView, widget, reading.config).catch((error: unknown) => {
      failWithError(point, widget.kind === 'behaviour' ? 'starting' : 'loading', error);
    });
  };

  return {
    points,
    find: (element) => byElement.get(element),
    begin: (element) => {
      const present = byElement.get(element);
      if (present && !present.isOver && present.status !== 'empty') return present;
      if (present) points.delete(present);
      const point = createMountPoint(element, readWidgetName(element));
      byElement.set(element, point);
      points.add(point);
      queue.enter(element, (isInView) => {
        start(point, isInView);
      });
      return point;
    },
    end: (point) => {
      if (point.isOver) return;
      const wasMounted = point.status === 'mounted';
      point.end('now');
      points.delete(point);
      byElement.delete(point.element);
      point.element.removeAttribute(statusAttribute);
      if (wasMounted) sendEvent(point.element, 'widget:unmounted', { widget: point.name });
    },
    failHandler: (point, error) => {
      failWithError(point, 'an event handler', error);
    },
  };
}
