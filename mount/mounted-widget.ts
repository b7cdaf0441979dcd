/** What holds a mounted widget, whoever draws it. */
export interface MountedWidget {
  /** Whether what was drawn stands as it was drawn; false where the page has put something else there. */
  isIntact(): boolean;
  /** Takes out of a copy of the element what the widget has put into the original. */
  cleanCopy(copy: Element): void;
  /**
   * Ends the widget. What the CMS rendered comes back, or what the page has put there since stays. Safe
   * to call more than once.
   *
   * @param when `after-commit` where React may be at work on the stack below: an error comes out of
   *   a commit, in which React cannot unmount. The microtask still runs before the next paint.
   */
  end(when: EndTime): void;
}

export type EndTime = 'now' | 'after-commit';
