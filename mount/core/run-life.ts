import { type ReactElement } from 'react';
import { type OwnAttributes } from '../../shared/dom/dom-changes.ts';
import { nextTask } from '../../shared/dom/next-task.ts';
import { type PageLookUp } from '../../shared/widget/json-reader.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { type Reporter, sendEvent } from '../report.ts';
import { createContext, type PageSettings } from './context.ts';
import { type Activity, createFailures } from './failures.ts';
import { type Ask } from './hooks.ts';
import { type Life } from './life.ts';
import { type ReactPart } from './react-part.ts';
import { read, type Widgets } from './read.ts';
import { startBehaviour } from './start-behaviour.ts';

/** What of its page a life needs. */
interface PageParts {
  readonly widgets: Widgets;
  readonly lookUp: PageLookUp;
  readonly reporter: Reporter;
  readonly settings: () => PageSettings;
  readonly bringReact: (life: Life) => Promise<ReactPart>;
  readonly ask: Ask;
  readonly ownAttributes: OwnAttributes;
}

/** Takes a life whose turn has come from `pending` to `mounted`, `empty` or `failed`, unless it ends before. */
export async function runLife(life: Life, page: PageParts): Promise<void> {
  const { ask, reporter } = page;
  const { element, name, isReact, signal } = life;
  const { fail, onError, onEndError } = createFailures(life, reporter, ask);
  let activity: Activity = 'reading the attributes';
  const report = (problem: Problem) => {
    reporter.report(name, problem, element);
  };
  try {
    // Read.
    const coming = isReact ? page.bringReact(life) : undefined;
    const [react] = await Promise.all([coming, ...ask('beforeRead', life)]);
    signal.throwIfAborted();
    const { widget, config, fatal } = read(life, { ...page, report });
    if (fatal) {
      fail(fatal);
      return;
    }
    const behaviour = widget.kind === 'behaviour' ? widget : undefined;
    const settings = page.settings();
    await settings.whenReady;
    signal.throwIfAborted();

    // Load.
    activity = 'loading';
    life.setStatus('loading');
    const ofWidget = { contract: widget.contract, report, onError: onError('a callback') };
    const { context, show } = createContext(life, settings, ofWidget);
    let content: unknown = null;
    if (react) content = await react.load(name, config, context, settings.options);
    else if (behaviour?.load) content = await behaviour.load(config, context);
    signal.throwIfAborted();
    if (content === undefined) {
      life.setStatus('empty');
      return;
    }
    // Many may have waited for the same answer: each goes on in a task of its own.
    await nextTask();
    signal.throwIfAborted();

    // Draw.
    activity = react ? 'rendering' : 'starting';
    const drawing = react?.draw(life, content as ReactElement, onError(activity));
    if (drawing) {
      life.setWidget(drawing);
      await drawing.drawn;
      signal.throwIfAborted();
    }

    // Place, as soon as no guard waits.
    for (let waits; (waits = ask('beforePlace', life)).length > 0;) {
      await Promise.all(waits);
      signal.throwIfAborted();
    }
    drawing?.place();
    if (behaviour) {
      const started = startBehaviour({
        behaviour,
        config,
        context: { ...context, data: content },
        ownAttributes: page.ownAttributes,
        onOverwritten: life.check,
        onEndError,
      });
      if ('isFatal' in started) {
        if (!signal.aborted) fail([started]);
        return;
      }
      life.setWidget(started);
    }
    signal.throwIfAborted();

    // Tell.
    life.setStatus('mounted');
    show();
    signal.throwIfAborted();
    sendEvent(element, 'widget:mounted', { widget: name });
    ask('afterPlace', life);
  } catch (error) {
    // A life that has ended meanwhile has nothing to tell.
    if (!signal.aborted) onError(activity)(error);
  }
}
