/**
 * Gives the focus back to what had it. Where that is gone, out of sight or nothing at all, it goes to the
 * start of the main content, and not to `<body>`: reading goes on there.
 */
export function giveFocusBack(before: Element | null | undefined): void {
  // A link of a drawing takes the focus too.
  if (before && 'focus' in before) (before as HTMLElement).focus({ preventScroll: true });
  if (before && before === document.activeElement && before !== document.body) return;
  const main = document.querySelector<HTMLElement>('main, [role=main]');
  if (!main) return;
  const isOwn = !main.hasAttribute('tabindex');
  if (isOwn) main.tabIndex = -1;
  main.focus({ preventScroll: true });
  if (isOwn) {
    main.addEventListener(
      'blur',
      () => {
        main.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
}
