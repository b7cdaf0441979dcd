import { type Life } from './life.ts';

/** What has a life begin or end: the page by what it changes, a call of the public API, or the engine itself. */
export type Cause = 'page' | 'call' | 'engine';

/** A promise is waited for. If it rejects, the life fails, or does not begin. */
type Wait = Promise<unknown> | undefined;

/** The places in a life at which guards have a word. */
export interface Hooks {
  /** Nodes have come into the page, or are about to be searched for mount points: the start, the observer and calls ask. */
  readonly onAdded: (root: Node) => void;
  /** A life of the element is about to begin, which shows no status yet that a page could answer. */
  readonly beforeLife: (element: HTMLElement, cause: Cause) => Wait;
  /** Its turn has come. */
  readonly beforeRead: (life: Life) => Wait;
  /** Its widget takes its place in this very step, unless someone waits: then all are asked again. */
  readonly beforePlace: (life: Life) => Wait;
  /** It is mounted, and the page is told. */
  readonly afterPlace: (life: Life) => void;
  /** It has ended other than by failing, or what failed is cleared. */
  readonly afterEnd: (life: Life, cause: Cause) => void;
  /** Its widget has thrown after it was mounted. @returns whether that is dealt with */
  readonly recover: (life: Life, error: unknown) => boolean;
}

/** Asks all guards that have a hook of that name. @returns their answers, without `undefined` and `false` */
export type Ask = <Name extends keyof Hooks>(
  name: Name,
  ...values: Parameters<Hooks[Name]>
) => Extract<ReturnType<Hooks[Name]>, object | true>[];

/** @param protect runs a step of the guard of that name, whose errors must not harm the page */
export function createAsk(
  guards: ReadonlyMap<string, Partial<Hooks>>,
  protect: (name: string, step: () => void) => void,
): Ask {
  return (name, ...values) => {
    const answers: unknown[] = [];
    for (const [guard, hooks] of guards) {
      protect(guard, () => {
        const hook = hooks[name] as ((...given: unknown[]) => unknown) | undefined;
        const answer = hook?.(...values);
        if (answer) answers.push(answer);
      });
    }
    return answers as never;
  };
}
