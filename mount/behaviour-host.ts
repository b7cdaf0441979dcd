import { createBorrowings } from '../shared/dom/borrowings.ts';
import { type Behaviour, type WidgetContext } from '../shared/widget/define-widget.ts';
import { type Host } from './host.ts';

export interface BehaviourHostOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  /** What ending threw; the behaviour is over all the same. */
  readonly onError: (error: unknown) => void;
}

/**
 * Starts a behaviour on CMS markup, which is given back as it was at the end.
 *
 * @throws what the behaviour's start throws, when everything is given back
 */
export function startBehaviourHost<Api>(options: BehaviourHostOptions<Api>): Host {
  const { behaviour, config, context, onError } = options;
  const { borrow, giveBack } = createBorrowings();
  const end = () => {
    try {
      giveBack();
    } catch (error) {
      onError(error);
    }
  };
  try {
    behaviour.start(config, { ...context, borrow });
  } catch (error) {
    end();
    throw error;
  }
  return { end };
}
