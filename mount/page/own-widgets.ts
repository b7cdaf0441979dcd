import { readBody } from '../../shared/dom/page-document.ts';
import { type Behaviour, type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { findProblem, quote } from '../../shared/widget/problem.ts';
import { demand, readDefinition } from '../../shared/widget/read-definition.ts';
import { toError } from '../../shared/widget/to-error.ts';
import { type LifeContext } from '../../shared/widget/use-widget.ts';
import { type Widgets } from '../core/read.ts';
import { type Reporter } from '../report.ts';

type Call = (given: object) => unknown;

/** A widget of a site's own, as the engine sees one of ours. */
function toBehaviour(definition: unknown, reserved: readonly string[]): Behaviour {
  const contract = readDefinition(definition, reserved);
  // Each is read once.
  const { load, start } = definition as Readonly<Record<string, unknown>>;
  demand(typeof start === 'function', 'start', start, 'a function');
  demand(load === undefined || typeof load === 'function', 'load', load, 'a function');
  const call = (method: unknown, given: object): unknown =>
    Reflect.apply(method as Call, definition, [given]);
  /** What a site may rely on. */
  const choose = (
    config: unknown,
    { element, texts, culture, signal, isEditing, report }: LifeContext,
  ) => ({ element, config, texts, culture, signal, isEditing, report });
  const behaviour = {
    kind: 'behaviour',
    contract,
    start: (config: unknown, context: BehaviourContext) => {
      const { data, changes, act, guard } = context;
      const started = call(start, { ...choose(config, context), data, changes, act, guard });
      // Of an asynchronous function.
      void Promise.resolve(started).catch(
        guard((error: unknown) => {
          throw error;
        }),
      );
      return undefined;
    },
  } as const;
  if (load === undefined) return behaviour;
  return { ...behaviour, load: (config, context) => call(load, choose(config, context)) };
}

interface OwnWidgetsParts {
  /** Ours too: what a site defines is added. */
  readonly widgets: Widgets;
  readonly reporter: Pick<Reporter, 'reportOnPage'>;
  /** Names that a site may not define, beside those of `widgets`. */
  readonly reserved: readonly string[];
  readonly onDefined: (name: string) => void;
}

export type OwnWidgets = ReturnType<typeof createOwnWidgets>;

/** Creates what takes the definitions of a site's own widgets (docs/contract.md, 7). */
export function createOwnWidgets(parts: OwnWidgetsParts) {
  const { widgets, reporter, onDefined } = parts;
  const reserved = [...parts.reserved, ...widgets.keys()];
  /** The body of the page that has defined each. */
  const bodies = new Map<string, WeakRef<object> | undefined>();
  const waiting = new Map<string, (() => void)[]>();

  const add = (definition: unknown): string => {
    const behaviour = toBehaviour(definition, reserved);
    const { name } = behaviour.contract;
    const body = readBody();
    const former = bodies.get(name)?.deref();
    // A page swap runs the scripts of each page that comes: its definition is the one that holds.
    const isSwapped = former !== undefined && former !== body;
    demand(isSwapped || !bodies.has(name), 'name', name, 'a name that is not defined yet');
    bodies.set(name, body ? new WeakRef(body) : undefined);
    widgets.set(name, behaviour);
    return name;
  };
  /** Takes a definition. Never throws: a mistake in it is told. */
  const define = (definition: unknown): void => {
    let who = '';
    try {
      const { name: written } = Object(definition) as { readonly name: unknown };
      if (typeof written === 'string') who = quote(written);
      const name = add(definition);
      waiting.get(name)?.forEach((resolve) => {
        resolve();
      });
      waiting.delete(name);
      onDefined(name);
    } catch (error) {
      const thrown = toError(error);
      const found = quote(thrown.message);
      const problem = findProblem(thrown) ?? {
        where: 'a value',
        verb: 'throws',
        found,
        expected: 'none',
      };
      const where = `define(${who}), ${problem.where}`;
      const outcome = 'This widget is not defined.';
      reporter.reportOnPage('PrivateMarketsWidgets', { ...problem, where, outcome });
    }
  };
  /** Resolves when a widget of that name is defined; undefined if there is one. */
  const whenDefined = (name: string): Promise<void> | undefined =>
    widgets.has(name)
      ? undefined
      : new Promise((resolve) => {
          waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
        });
  return { define, whenDefined };
}
