import { type ReactElement } from 'react';
import { type OwnAttributes } from '../../shared/dom/dom-changes.ts';
import { nextTask } from '../../shared/dom/next-task.ts';
import { toFatal } from '../../shared/widget/problem.ts';
import { createContext, createShown, type PageSettings } from './context.ts';
import { type Failures, type Step } from './failures.ts';
import { type Ask } from './hooks.ts';
import { type Life } from './life.ts';
import { type ReactPart } from './react-part.ts';
import { startBehaviour } from './start-behaviour.ts';
import { read, type ReadingParts } from './read.ts';
import { sendEvent } from './report.ts';

/** What of its page a life needs. */
export interface PageParts extends ReadingParts {
  readonly settings: () => PageSettings;
  /** Brings what React widgets need, over the network perhaps. */
  readonly bringReact: (life: Life) => Promise<ReactPart>;
  readonly ask: Ask;
  readonly failures: Failures;
  readonly ownAttributes: OwnAttributes;
}

/** Whether a life has ended. A call, since TypeScript would take an earlier answer of `aborted` for the present one. */
const isOver = ({ signal }: Life) => signal.aborted;

/** Takes a life whose turn has come from `pending` to `mounted`, `empty` or `failed`, unless it ends before. */
export async function runLife(life: Life, page: PageParts): Promise<void> {
  const { reporter, failures, ask, ownAttributes } = page;
  let step: Step = 'reading the attributes';
  const onErrorIn = (where: Step) => (error: unknown) => {
    failures.onThrown(life, where, error);
  };
  try {
    // Read.
    const coming = life.isReact ? page.bringReact(life) : undefined;
    const [react] = await Promise.all([coming, ...ask('beforeRead', life)]);
    if (isOver(life)) return;
    const [refusal] = ask('refuse', life);
    const reading = refusal ? { fatal: [toFatal(refusal)] } : read(life, page);
    if (reading.fatal) {
      failures.failWith(life, reading.fatal);
      return;
    }
    const { widget, config } = reading;
    const settings = page.settings();
    await settings.whenReady;
    if (isOver(life)) return;

    // Load.
    step = 'loading';
    life.setStatus('loading');
    const { contract } = widget;
    const behaviour = widget.kind === 'behaviour' ? widget : undefined;
    const { onShown, show } = createShown();
    const onError = onErrorIn('a callback');
    const context = createContext(life, { contract, settings, reporter, onShown, onError });
    let content: unknown = null;
    if (react) content = await react.load(life.name, config, context, settings.options);
    else if (behaviour?.load) content = await behaviour.load(config, context);
    if (isOver(life)) return;
    if (content === undefined) {
      life.setStatus('empty');
      return;
    }
    // Many may have waited for the same answer: each goes on in a task of its own.
    await nextTask();
    if (isOver(life)) return;

    // Draw.
    step = react ? 'rendering' : 'starting';
    const drawing = react?.draw({
      life,
      content: content as ReactElement,
      onError: onErrorIn(step),
    });
    if (drawing) {
      life.widget = drawing;
      await drawing.drawn;
    }

    // Place, as soon as no guard waits.
    if (isOver(life)) return;
    for (let waits; (waits = ask('beforePlace', life)).length > 0;) {
      await Promise.all(waits);
      if (isOver(life)) return;
    }
    if (drawing) drawing.place();
    else if (behaviour) {
      const started = startBehaviour({
        behaviour,
        config,
        context: { ...context, data: content },
        ownAttributes,
        onOverwritten: life.check,
        onError: onErrorIn('stopping'),
      });
      if ('isFatal' in started) {
        if (!isOver(life)) failures.failWith(life, [started]);
        return;
      }
      life.widget = started;
      // The page may have unmounted it on one of the events that it sent while it started.
      if (isOver(life)) started.end();
    }
    if (isOver(life)) return;

    // Tell.
    life.setStatus('mounted');
    show();
    sendEvent(life.element, 'widget:mounted', { widget: life.name });
    ask('afterPlace', life);
  } catch (error) {
    if (!isOver(life)) failures.onThrown(life, step, error);
  }
}
