import { type Answers } from '../browser/support/foreign-cms.ts';

declare global {
  interface Window {
    /**
     * Milliseconds from a press until the frame that shows its result has been drawn.
     *
     * @param isDone whether the result is on the page; it is asked once a frame
     */
    timePress(press: () => void, isDone: () => boolean): Promise<number>;
  }
}

/** The script that defines `timePress`, for pages measured in a browser without a limit of frames. */
export const pressAnswers: Answers = {
  'GET /press.js': {
    body: `
window.timePress = async (press, isDone) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // A visitor reads before choosing: what an opened menu moves (200 ms) is at rest when the press comes.
  await wait(300);
  // Until what the last step left behind is done.
  await nextFrame();
  await wait(20);
  const start = performance.now();
  press();
  do {
    if (performance.now() - start > 10000) return NaN;
    await nextFrame();
  } while (!isDone());
  // A message that is sent before a frame is drawn arrives after it.
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
  return performance.now() - start;
};`,
  },
};
