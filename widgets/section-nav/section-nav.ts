import { findLinked, type Linked } from '../../shared/dom/find-linked.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToFragment } from '../../shared/dom/listen-to-fragment.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { describeMissingContent } from '../../shared/widget/missing-content.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { failWith } from '../../shared/widget/fail-with.ts';
import { addScrollMargins } from './scroll-margins.ts';

/** With these the visitor scrolls on. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Marks the link of the section under the bar and scrolls it into view; the links stay links. */
export function startSectionNav(context: BehaviourContext): void {
  const { element, act, borrow, guard, report, signal } = context;
  const expected = 'the id of a section of the page';
  const sections = findLinked(element, () => true, expected, report);
  if (sections.length === 0) {
    return failWith(describeMissingContent('sections', 'links to sections of the page'));
  }
  const heightPx = addScrollMargins(element, sections, borrow);

  let current: Linked | undefined;
  const mark = (section: Linked) => {
    if (section === current) return;
    if (current) borrow.attributes(current.link, { 'aria-current': null });
    current = section;
    borrow.attributes(section.link, { 'aria-current': 'true' });
    // `scrollIntoView` would scroll the page to a bar that is out of view.
    const bar = section.link.closest('ul, ol') ?? element;
    const box = section.link.getBoundingClientRect();
    const { left, right } = bar.getBoundingClientRect();
    bar.scrollBy({ left: (box.left + box.right - left - right) / 2 });
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
  const observer = new IntersectionObserver(
    guard((entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
        if (!isIntersecting && target === requested?.target) requested = undefined;
      }
      const top = sections.find(({ target }) => inView.has(target));
      if (!requested && top) mark(top);
    }),
    // A few pixels below the bar, where the previous section has ended.
    { rootMargin: `${-heightPx - 8}px 0px 0px` },
  );
  borrow.untilEnd(() => {
    observer.disconnect();
  });
  followAddress();
  for (const { link, target } of sections) {
    borrow.use(link);
    borrow.use(target);
    observer.observe(target);
  }

  const onGesture = () => {
    requested = undefined;
  };
  const onPress = (pressed: HTMLElement, event: MouseEvent) => {
    const section = sections.find(({ link }) => link === pressed);
    if (!section) return false;
    request(section);
    act({ action: 'go-to-section', label: section.link.textContent.trim() });
    // The page may prevent all links to places on it; one that scrolls there itself arrives at the same place.
    setTimeout(() => {
      if (!event.defaultPrevented) return;
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.target.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' });
    });
    return false;
  };
  listenToFragment(guard(followAddress), signal);
  listen(window, gestures, onGesture, { signal, passive: true, capture: true });
  listenToPresses(element, 'a', onPress, signal);
}
