/** What holds a mounted widget, whoever draws it. */
export interface Host {
  /**
   * Ends the widget and gives the CMS content back. Safe to call more than once.
   *
   * @param when `after-commit` where React may be at work on the stack below: an error comes out of
   *   a commit, in which React cannot unmount. The microtask still runs before the next paint.
   */
  end(when: EndTime): void;
}

export type EndTime = 'now' | 'after-commit';
