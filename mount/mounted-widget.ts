/** A mounted widget as the engine holds it, whether drawn by React or run as a behaviour. */
export interface MountedWidget {
  /** Whether what was drawn is still unchanged; false where the page has replaced it. */
  isIntact(): boolean;
  /** Removes from a copy of the element what the widget put into the original. */
  cleanCopy(copy: Element): void;
  /**
   * Ends the widget and restores what the CMS rendered; what the page has put there since stays. Called once.
   *
   * @param when `after-commit` where the caller may be running inside React: an error reaches us during a
   *   commit, in which React cannot unmount. The microtask still runs before the next paint.
   */
  end(when: EndTime): void;
}

export type EndTime = 'now' | 'after-commit';
