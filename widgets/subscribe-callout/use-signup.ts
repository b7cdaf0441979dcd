import { type RefObject, useRef, useState } from 'react';
import { type ApiClient } from '../../api/client.ts';
import { CallFailure } from '../../api/failures.ts';
import { sendSignup } from '../../api/signup.ts';
import { findFocused, isFocusLost } from '../../shared/dom/focus.ts';
import { useWidget, type WidgetContext } from '../../shared/widget/use-widget.ts';
import { type subscribeCalloutContract } from './subscribe-callout.contract.ts';

/** docs/specification.md, 4. */
export interface SignupState {
  /** Refused is the address; failed is the call, or the answer. */
  readonly kind: 'idle' | 'sending' | 'accepted' | 'refused' | 'failed';
  readonly message?: string;
  /** Another one for each attempt: its error is announced although it has the same words. */
  readonly attempt?: number;
  readonly takesFocus?: boolean;
}

/** Within this time screen readers describe an element that gets the focus. */
const readingDelayMs = 100;

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** False if the visitor has moved on to something else on the page. */
function mayMoveFocus(element: HTMLElement): boolean {
  return isFocusLost() || findFocused(element) !== undefined;
}

/** Idle if the call was cut off: the widget ended, or the visitor left the page. */
async function signUp(context: WidgetContext<ApiClient>, email: string): Promise<SignupState> {
  const { api, report } = context;
  try {
    const { isAccepted, isRefused, message } = await sendSignup(api, email, context);
    return { kind: isAccepted ? 'accepted' : isRefused ? 'refused' : 'failed', message };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.kind === 'aborted') return { kind: 'idle' };
    report({ ...error.problem, outcome: 'The visitor is asked to try again.' });
    return { kind: 'failed' };
  }
}

/** Sends one address at a time (DECISIONS "Subscribe"). If that goes wrong, the box takes the focus. */
export function useSignup(
  box: RefObject<HTMLInputElement | null>,
): [SignupState, (email: string) => void] {
  const context = useWidget<typeof subscribeCalloutContract, ApiClient>();
  const [state, setState] = useState<SignupState>({ kind: 'idle' });
  const isSending = useRef(false);
  const attempts = useRef(0);

  const send = async (email: string, isAddress: boolean) => {
    const answer: SignupState = isAddress ? await signUp(context, email) : { kind: 'refused' };
    const { element, signal } = context;
    const takesFocus = !signal.aborted && mayMoveFocus(element);
    const isWrong = answer.kind === 'refused' || answer.kind === 'failed';
    if (isWrong && takesFocus && box.current && !findFocused(box.current)) {
      box.current.focus();
      // Shown at once, the error would be announced twice: as the description of the box and as an alert.
      await wait(readingDelayMs);
    }
    isSending.current = false;
    if (signal.aborted) return;
    attempts.current += 1;
    setState({ ...answer, takesFocus, attempt: attempts.current });
    if (isAddress && answer.kind !== 'idle') {
      const isAccepted = answer.kind === 'accepted';
      context.act({ action: isAccepted ? 'subscribe' : 'subscribe-failed' });
    }
  };

  const submit = (email: string) => {
    if (isSending.current) return;
    isSending.current = true;
    // The browser's own check of an e-mail address, without its message.
    const isAddress = box.current?.validity.valid ?? true;
    setState({ kind: isAddress ? 'sending' : 'idle' });
    send(email, isAddress).catch(
      context.guard((error: unknown) => {
        throw error;
      }),
    );
  };

  return [state, submit];
}
