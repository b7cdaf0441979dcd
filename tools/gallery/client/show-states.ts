import { keepLanguage } from './chosen-language.ts';
import { fitFrame } from './fit-frame.ts';
import { watchStatus } from './watch-status.ts';

/** The next frame does not wait longer than this for the one before, in milliseconds. */
const patienceMs = 4000;

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function showState(state: Element): Promise<void> {
  const frame = state.querySelector('iframe');
  const shown = state.querySelector('.dev-state__status');
  const address = frame?.dataset['address'];
  if (frame === null || shown === null || address === undefined) return;
  const settled = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => {
      watchStatus(frame, shown, () => {
        fitFrame(frame);
        resolve();
      });
    });
  });
  frame.src = keepLanguage(address);
  await Promise.race([settled, wait(patienceMs)]);
}

/** In turn, and only near the window: a browser has six connections for all the modules. */
export function showStates(): void {
  let turn: Promise<void> = Promise.resolve();
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        turn = turn.then(() => showState(target));
      }
    },
    { rootMargin: '50% 0px' },
  );
  for (const state of document.querySelectorAll('.dev-state')) nearby.observe(state);
}
