import { findTarget } from '../../shared/dom/find-target.ts';
import { readScroller } from '../../shared/dom/page-document.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type FatalProblem, quote, toFatal } from '../../shared/widget/problem.ts';
import { type readingProgressContract } from './reading-progress.contract.ts';
import { shareRead } from './share-read.ts';

/** Without scroll-driven animations, the line moves in so many steps. */
const steps = 50;

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
    const animation = element.animate(
      { scale: ['0 1', '1 1'] },
      {
        fill: 'both',
        timeline: new ViewTimeline({ subject: article }),
        rangeStart: 'contain 0%',
        rangeEnd: 'contain 100%',
      },
    );
    changes.untilEnd(() => {
      animation.cancel();
    });
    return undefined;
  }

  changes.attributes(element, { 'data-state': 'stepwise' });
  const draw = guard(() => {
    const { top, height } = article.getBoundingClientRect();
    changes.style(element, 'scale', `${shareRead(top, height, readScroller().clientHeight)} 1`);
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
