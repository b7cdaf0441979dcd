import { type RefObject, useRef, useState } from 'react';
import { type ApiClient } from '../../api/client.ts';
import { CallFailure } from '../../api/failures.ts';
import { sendSignup } from '../../api/signup.ts';
import { useWidget, type WidgetContext } from '../../shared/widget/use-widget.ts';
import { type subscribeCalloutContract } from './subscribe-callout.contract.ts';

/** The states of the form (SPEC 4). */
export interface SignupState {
  readonly kind: 'idle' | 'sending' | 'accepted' | 'refused';
  readonly message?: string;
  readonly takesFocus?: boolean;
}

/** Screen readers take so long to look at an element that has got the focus. */
const readingDelayMs = 100;

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** False where the visitor has moved on to something else on the page: the focus is theirs. */
function mayMoveFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused === document.body || element.contains(focused);
}

/** Idle where the widget or the visitor left before the answer came. */
async function askCms(context: WidgetContext<ApiClient>, email: string): Promise<SignupState> {
  const { api, report } = context;
  try {
    const { isAccepted, message } = await sendSignup(api, email, context);
    return { kind: isAccepted ? 'accepted' : 'refused', message };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.kind === 'aborted') return { kind: 'idle' };
    // For the visitor this is the same as a refused address (SPEC 8), for the CMS team it is not.
    report({ ...error.problem, outcome: 'The visitor is asked to try again.' });
    return { kind: 'refused' };
  }
}

/** One address at a time (DECISIONS "Subscribe"). Where it is refused, the box takes the focus. */
export function useSignup(
  box: RefObject<HTMLInputElement | null>,
): [SignupState, (email: string) => void] {
  const context = useWidget<typeof subscribeCalloutContract, ApiClient>();
  const [state, setState] = useState<SignupState>({ kind: 'idle' });
  const isUnderWay = useRef(false);

  const send = async (email: string) => {
    const answer = await askCms(context, email);
    const { element, signal } = context;
    const takesFocus = !signal.aborted && mayMoveFocus(element);
    if (answer.kind === 'refused' && takesFocus && document.activeElement !== box.current) {
      box.current?.focus();
      // Screen readers read the box a moment later: already tied to it, the error would be heard twice, with
      // the box and as an alert.
      await wait(readingDelayMs);
    }
    isUnderWay.current = false;
    if (signal.aborted) return;
    setState({ ...answer, takesFocus });
    // Else the visitor is back, or has stopped the page: the address may be sent again.
    if (answer.kind !== 'idle') {
      const isAccepted = answer.kind === 'accepted';
      context.act({ action: isAccepted ? 'subscribe' : 'subscribe-failed' });
    }
  };

  const submit = (email: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: 'sending' });
    send(email).catch(
      context.guard((error: unknown) => {
        throw error;
      }),
    );
  };

  return [state, submit];
}
