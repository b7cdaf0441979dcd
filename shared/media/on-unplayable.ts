import { listen } from '../dom/listen.ts';
import { nextTask } from '../dom/next-task.ts';

/** The browser has tried each source and waits for another one. */
export const hasNoSource = ({ networkState }: HTMLMediaElement): boolean =>
  networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/**
 * Calls the listener when a medium turns out to have no file that the browser can play, with its `src` or with all of its
 * `<source>`. Of the latter neither `play()` nor the medium tells: it would look as if it played, for ever.
 */
export function onUnplayable(
  medium: HTMLMediaElement,
  listener: () => void,
  signal: AbortSignal,
): void {
  const onError = async ({ target }: Event) => {
    const isLast = target === medium || target === [...medium.querySelectorAll('source')].at(-1);
    // After the last source the browser looks for a next one.
    await nextTask();
    if (signal.aborted || !isLast || !(medium.error || hasNoSource(medium))) return;
    medium.pause();
    listener();
  };
  // The error of a <source> does not bubble.
  listen(medium, ['error'], (event) => void onError(event), { capture: true, signal });
}
