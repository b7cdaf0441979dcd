import { type Problem } from '../../shared/widget/problem.ts';
import { type Life } from './life.ts';

/** Who has a life begin or end: the page by what it changes, a call of the public API, or the engine itself. */
export type Cause = 'page' | 'call' | 'engine';

/** A promise is waited for. */
type Wait = Promise<unknown> | undefined;

/** The places in a life at which others have a word. Each guard uses one or two of them. */
export interface Hooks {
  /** Nodes have come into the page, or are about to be searched for mount points. */
  readonly onAdded?: (root: Node) => void;
  /** A life of the element is about to begin. */
  readonly beforeLife?: (element: HTMLElement, cause: Cause) => Wait;
  /** Its turn has come. */
  readonly beforeRead?: (life: Life) => Wait;
  /** @returns why the life must fail */
  readonly refuse?: (life: Life) => Problem | undefined;
  /** Its widget takes its place in this very step, unless someone waits: then all are asked again. */
  readonly beforePlace?: (life: Life) => Wait;
  /** It is mounted, and the page is told. */
  readonly afterPlace?: (life: Life) => void;
  readonly afterEnd?: (life: Life, cause: Cause) => void;
  /** Its widget has thrown after it was mounted. @returns whether that is dealt with */
  readonly onThrown?: (life: Life, error: unknown) => boolean;
}

/**
 * Joins the hooks of all guards to one of each kind.
 *
 * @param protect runs a step of the guard of that name, whose errors must not harm the page
 */
export function joinHooks(
  all: ReadonlyMap<string, Hooks>,
  protect: (name: string, step: () => void) => void,
): Required<Hooks> {
  /** What they answer, without `undefined` and `false`. */
  const ask = <Answer>(step: (hooks: Hooks) => Answer): Exclude<Answer, undefined | false>[] => {
    const answers: Exclude<Answer, undefined | false>[] = [];
    for (const [name, hooks] of all) {
      protect(name, () => {
        const answer = step(hooks);
        if (answer) answers.push(answer as Exclude<Answer, undefined | false>);
      });
    }
    return answers;
  };
  const join = (waits: readonly Promise<unknown>[]): Wait =>
    waits.length > 0 ? Promise.all(waits) : undefined;
  return {
    onAdded: (root) => void ask((hooks) => hooks.onAdded?.(root)),
    beforeLife: (element, cause) => join(ask((hooks) => hooks.beforeLife?.(element, cause))),
    beforeRead: (life) => join(ask((hooks) => hooks.beforeRead?.(life))),
    refuse: (life) => ask((hooks) => hooks.refuse?.(life))[0],
    beforePlace: (life) => join(ask((hooks) => hooks.beforePlace?.(life))),
    afterPlace: (life) => void ask((hooks) => hooks.afterPlace?.(life)),
    afterEnd: (life, cause) => void ask((hooks) => hooks.afterEnd?.(life, cause)),
    onThrown: (life, error) => ask((hooks) => hooks.onThrown?.(life, error)).length > 0,
  };
}
