/**
 * Hides what is to be seen in a modal only. Not by `hidden` alone: CMS editors lose it, and a theme's
 * `section { display: block }` beats it (DECISIONS "What CMSs do to markup").
 */
export function hideContent(content: HTMLElement): void {
  content.hidden = true;
  content.style.setProperty('display', 'none', 'important');
}

/** Shows it again, whoever hid it. */
export function showContent(content: HTMLElement): void {
  content.hidden = false;
  content.style.removeProperty('display');
}
