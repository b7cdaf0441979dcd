import { findTarget } from '../../shared/dom/find-target.ts';
import { readScroller } from '../../shared/dom/page-document.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type FatalProblem, quote, toFatal } from '../../shared/widget/problem.ts';
import { type readingProgressContract } from './reading-progress.contract.ts';

/** Without scroll-driven animations, the line moves in so many steps. */
const steps = 50;

/** The strip, and what it shows: where each comes from. */
const parts = [
  ['start', null],
  ['end', '::before'],
] as const;

/**
 * 0 while the article's top is in view, 1 once its end is: 1000 px scrolled of 3000 px in a window of 1000 px are 0.5.
 *
 * @param topPx from the window's top edge
 */
export function shareRead(topPx: number, heightPx: number, windowPx: number): number {
  if (topPx + heightPx <= windowPx) return 1;
  return topPx >= 0 ? 0 : -topPx / (heightPx - windowPx);
}

/** Lets the line grow while the article is scrolled: by an animation, or by an observer in steps, never each frame. */
export function startReadingProgress(
  { article: name }: ConfigOf<typeof readingProgressContract.attributes>,
  context: BehaviourContext,
): FatalProblem | undefined {
  const { element, changes, guard } = context;
  const article = findTarget(name);
  if (article === null) {
    const expected = '"#" and the id of an element of the page';
    return toFatal({ where: 'data-article', found: quote(name), expected });
  }
  changes.use(article);
  changes.attributes(element, { 'aria-hidden': 'true' });
  if ('ViewTimeline' in window) {
    changes.attributes(element, { 'data-state': 'smooth' });
    const timeline = new ViewTimeline({ subject: article });
    for (const [from, pseudoElement] of parts) {
      const animation = element.animate(
        { translate: [`var(--pmw-reading-progress-${from})`, '0'] },
        {
          fill: 'both',
          timeline,
          rangeStart: 'contain 0%',
          rangeEnd: 'contain 100%',
          pseudoElement,
        },
      );
      changes.untilEnd(() => {
        animation.cancel();
      });
    }
    return undefined;
  }

  changes.attributes(element, { 'data-state': 'stepwise' });
  const draw = guard(() => {
    const { top, height } = article.getBoundingClientRect();
    const share = shareRead(top, height, readScroller().clientHeight);
    changes.style(element, '--pmw-reading-progress-share', String(share));
  });
  // The margin counts everything above the window as visible, so that the visible share grows.
  const observer = new IntersectionObserver(draw, {
    rootMargin: '999999px 0px 0px',
    threshold: [...new Array(steps + 1).keys()].map((step) => step / steps),
  });
  changes.untilEnd(() => {
    observer.disconnect();
  });
  observer.observe(article);
  return undefined;
}
