import { findLinked, type Linked } from '../../shared/widget/find-linked.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToFragment } from '../../shared/dom/listen-to-fragment.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { scrollToElement } from '../../shared/dom/scroll-to-element.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { setScrollMargins } from './scroll-margins.ts';

/** With these the visitor scrolls on. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Marks the link of the section under the bar and scrolls it into view; the links stay links. */
export function startSectionNav(context: BehaviourContext): FatalProblem | undefined {
  const { element, act, changes, guard, report, signal } = context;
  const expected = 'the id of a section of the page';
  const sections = findLinked(element, () => true, expected, report);
  if (sections.length === 0) {
    return toFatal(describeMissingContent('sections', 'links to sections of the page'));
  }
  let current: Linked | undefined;
  const bringIntoBar = ({ link }: Linked) => {
    // `scrollIntoView` would scroll the page to a bar that is out of view.
    const bar = link.closest('ul, ol') ?? element;
    const box = link.getBoundingClientRect();
    const { left, right } = bar.getBoundingClientRect();
    bar.scrollBy({ left: (box.left + box.right - left - right) / 2 });
  };
  const mark = (section: Linked) => {
    if (section === current) return;
    if (current) changes.attributes(current.link, { 'aria-current': null });
    current = section;
    changes.attributes(section.link, { 'aria-current': 'true' });
    bringIntoBar(section);
  };

  /** The target of a link or of the address: current even if the page is too short to scroll it up to the bar. */
  let requested: Linked | undefined;
  const request = (section: Linked | undefined) => {
    requested = section;
    if (section) mark(section);
  };
  const followAddress = () => {
    const target = findTarget(location.hash);
    request(sections.find((section) => section.target === target));
  };

  const inView = new Set<Element>();
  const onSections = guard((entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
      if (!isIntersecting && target === requested?.target) requested = undefined;
    }
    const top = sections.find(({ target }) => inView.has(target));
    if (!requested && top) mark(top);
  });
  let heightPx: number | undefined;
  let observer: IntersectionObserver | undefined;
  const measure = () => {
    const present = setScrollMargins(element, sections, changes);
    if (present === heightPx) return;
    heightPx = present;
    observer?.disconnect();
    // A few pixels below the bar, where the previous section has ended.
    observer = new IntersectionObserver(onSections, { rootMargin: `${-heightPx - 8}px 0px 0px` });
    for (const { target } of sections) observer.observe(target);
  };
  const sizes = new ResizeObserver(
    guard(() => {
      measure();
      if (current) bringIntoBar(current);
    }),
  );
  changes.untilEnd(() => {
    observer?.disconnect();
    sizes.disconnect();
  });
  followAddress();
  for (const { link, target } of sections) {
    changes.use(link);
    changes.use(target);
  }
  measure();
  sizes.observe(element);
  // Media queries of the page may change its own margins.
  listen(window, ['resize'], guard(measure), { signal });
  // The stylesheet has this transition: it tells of another distance from the window's edge.
  const onDistance = guard(({ target }: Event) => {
    if (target === element) measure();
  });
  listen(element, ['transitionend'], onDistance, { signal });

  const onGesture = () => {
    requested = undefined;
  };
  const onPress = (pressed: HTMLElement, event: MouseEvent) => {
    const section = sections.find(({ link }) => link === pressed);
    if (!section) return false;
    request(section);
    const { link, target } = section;
    act({ action: 'go-to-section', label: link.textContent.trim() });
    const isOfPage = link.href === new URL(link.hash, location.href).href;
    if (!isOfPage && link.getAttribute('href')?.startsWith('#')) {
      // Under `<base>` the browser would leave the page.
      location.hash = link.hash;
      target.scrollIntoView();
      return true;
    }
    // The page may prevent all links to places on it; one that scrolls there itself arrives at the same place.
    setTimeout(() => {
      if (!event.defaultPrevented) return;
      scrollToElement(target);
    });
    return false;
  };
  listenToFragment(guard(followAddress), signal);
  listen(window, gestures, onGesture, { signal, passive: true, capture: true });
  listenToPresses(element, 'a', onPress, signal);
  return undefined;
}
