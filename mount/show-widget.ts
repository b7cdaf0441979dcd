import { type ReactElement } from 'react';
// A type alone: React is evaluated where it is imported dynamically below.
import type { createRoot } from 'react-dom/client';
import { type Written } from '../shared/dom/borrowings.ts';
import { nextTask } from '../shared/dom/slices.ts';
import { type Behaviour, type WidgetContext } from '../shared/widget/define-widget.ts';
import { sendEvent } from './events.ts';
import { type Failing } from './failing.ts';
import { mountBehaviour } from './mount-behaviour.ts';
import { mountReact } from './mount-react.tsx';
import { type MountRecord } from './mount-record.ts';
import { checkSurroundings } from './surroundings.ts';

type Draw = (record: MountRecord, content: ReactElement) => void;

/** The last step of mounting. */
export interface Showing<Api> {
  /**
   * Loads what draws a widget in the place of the CMS content. React's own part takes as long to evaluate as all
   * the rest of the script, and pages without widgets never need it. Loads once, in a task of its own.
   */
  readonly loadReact: () => Promise<Draw>;
  /** Starts a behaviour on the CMS content. */
  readonly startBehaviour: (
    record: MountRecord,
    behaviour: Behaviour<Api>,
    config: unknown,
    context: WidgetContext<Api>,
  ) => void;
}

interface ShowingParts {
  readonly failing: Failing;
  /** What the page's behaviours have written. */
  readonly written: Written;
  /** The page has overwritten what a behaviour changed. */
  readonly onChanged: (element: Element) => void;
}

/** Creates the part that puts widgets and behaviours on the page. */
export function createShowing<Api>({ failing, written, onChanged }: ShowingParts): Showing<Api> {
  const setMounted = (record: MountRecord) => {
    if (record.isOver) return;
    record.setStatus('mounted');
    sendEvent(record.element, 'widget:mounted', { widget: record.name });
  };
  /** The widgets that have been drawn on this page. */
  const known = new Set<string>();
  const drawWith =
    (create: typeof createRoot): Draw =>
    (record, content) => {
      checkSurroundings(record.element);
      const isKnown = known.has(record.name);
      known.add(record.name);
      const widget = mountReact(create, {
        record,
        content,
        isKnown,
        onMounted: () => {
          setMounted(record);
        },
        onError: (error) => {
          failing.failWithError(record, 'rendering', error);
        },
      });
      record.setWidget(widget);
    };
  const load = async () => {
    await nextTask();
    const { createRoot } = await import('./create-root.ts');
    return drawWith(createRoot);
  };
  let loading: Promise<Draw> | undefined;
  return {
    loadReact: () => (loading ??= load()),
    startBehaviour: (record, behaviour, config, context) => {
      const widget = mountBehaviour({
        behaviour,
        config,
        context,
        written,
        id: record.id,
        onWrittenOver: () => {
          onChanged(record.element);
        },
        onError: (error) => {
          failing.reportThrown(record, 'stopping', error);
        },
      });
      record.setWidget(widget);
      setMounted(record);
    },
  };
}
