/**
 * Whether the focus is in a widget, where no press may lose it. A dialog that opened by itself has no place
 * to return the focus to. Runs in the page.
 */
export function isFocusInWidget(): boolean {
  const { activeElement } = document;
  return activeElement?.closest('[data-widget]') !== null && !activeElement?.closest('dialog');
}

/** Whether something on the page has the focus. Runs in the page. */
export function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Every mount point that has not settled, as `widget is status`. Runs in the page. */
export function findUnsettled(): string[] {
  return [...document.querySelectorAll('[data-widget]')]
    .map((point) => [
      point.getAttribute('data-widget') ?? '',
      point.getAttribute('data-widget-status') ?? 'none',
    ])
    .filter(([, status = '']) => !['mounted', 'empty'].includes(status))
    .map((words) => words.join(' is '));
}

/**
 * The rules after every step: a mount point has one known status and has not failed; a visible control
 * has a name; the last press had an effect; the shown page is the one in the address. Runs in the page.
 */
export function findBroken(): string[] {
  const broken: string[] = [];
  const known = ['mounted', 'empty', 'pending', 'loading'];
  for (const point of document.querySelectorAll('[data-widget]')) {
    const name = point.getAttribute('data-widget') ?? '';
    const status = point.getAttribute('data-widget-status') ?? 'none';
    if (!known.includes(status)) broken.push(`${name} is ${status}`);
    if (status !== 'mounted') continue;
    for (const control of point.querySelectorAll<HTMLElement>('button')) {
      const label = control.getAttribute('aria-label') ?? control.textContent;
      const isNamed = label.trim() !== '' || control.hasAttribute('aria-labelledby');
      if (control.checkVisibility() && !isNamed) broken.push(`a button of ${name} has no name`);
    }
  }
  const { pressed } = window as unknown as {
    readonly pressed?: { readonly control: Element; readonly before: string };
  };
  if (pressed?.control.isConnected) {
    const now = `${pressed.control.closest('[data-widget]')?.outerHTML} ${location.href}`;
    if (now === pressed.before) broken.push(`dead: ${pressed.control.outerHTML.slice(0, 200)}`);
  }
  const points = document.querySelectorAll('[data-widget]');
  const shown = points[0]?.querySelector('.pmw-pagination__position')?.textContent;
  const names: Readonly<Record<string, string>> = {
    'document-list': 'docPage',
    'filter-area': 'currentPage',
    'tabbed-search': 'page',
  };
  const kind = points[0]?.getAttribute('data-widget') ?? '';
  const inAddress = new URLSearchParams(location.search).get(names[kind] ?? '');
  // A copy has a part of the address of its own, and keeps it while the original is removed.
  const isAlone = points.length === 1 && !('removed' in window);
  if (shown !== undefined && inAddress !== null && isAlone) {
    const number = /\d+/.exec(shown)?.[0];
    if (number !== inAddress) broken.push(`page ${inAddress} in the address, "${shown}" shown`);
  }
  return broken;
}
