/** What follows the scroll position is no transition, and goes on. */
export function finishTransitions(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    if ('transitionProperty' in animation) animation.finish();
  }
}
