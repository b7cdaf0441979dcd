/** Changes of the page by others: its history, a single-page site, an editor. */
export type Change =
  'back' | 'forward' | 'remove' | 'put back' | 'copy' | 'move' | 'replace' | 'morph';

/**
 * Changes the page. Needs Idiomorph on it. Runs in the page.
 *
 * @returns whether that was possible
 */
export async function changePage(does: Change): Promise<boolean> {
  interface Global {
    readonly navigation: {
      readonly currentEntry: { readonly index: number };
      entries(): readonly { readonly sameDocument: boolean }[];
    };
    readonly Idiomorph: { morph(from: Element, to: Element): void };
    removed?: { readonly point: Element; readonly parent: Element; readonly next: Node | null };
  }
  const global = window as unknown as Global;
  const isThisPage = (by: number) => {
    const { currentEntry } = global.navigation;
    return global.navigation.entries()[currentEntry.index + by]?.sameDocument === true;
  };
  /** The mount point as the server sends it, before any script has run. */
  const fetchPoint = async () => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    await new Promise((resolve) => {
      request.addEventListener('loadend', resolve);
      request.send();
    });
    return request.responseXML?.querySelector('[data-widget]') ?? null;
  };

  if (does === 'back' || does === 'forward') {
    const by = does === 'back' ? -1 : 1;
    if (!isThisPage(by)) return false;
    history.go(by);
    return true;
  }
  if (does === 'put back') {
    const { removed } = global;
    if (removed === undefined) return false;
    const { point, parent, next } = removed;
    parent.insertBefore(point, next?.parentNode === parent ? next : null);
    delete global.removed;
    return true;
  }
  const point = document.querySelector('[data-widget]');
  const parent = point?.parentElement;
  if (!point || !parent) return false;
  switch (does) {
    case 'remove':
      if (global.removed) return false;
      global.removed = { point, parent, next: point.nextSibling };
      point.remove();
      return true;
    case 'move':
      parent.append(point);
      return true;
    case 'copy': {
      // One copy is enough to test two together. A behaviour's markup has ids, which must not occur twice on
      // a page.
      const drawn = ['carousel', 'document-list', 'filter-area', 'fund-summary', 'tabbed-search'];
      const isDrawn = drawn.includes(point.getAttribute('data-widget') ?? '');
      if (!isDrawn || document.querySelectorAll('[data-widget]').length > 2) return false;
      parent.append(point.cloneNode(true));
      return true;
    }
    default: {
      const fresh = await fetchPoint();
      if (!fresh || !point.isConnected) return false;
      if (does === 'morph') global.Idiomorph.morph(point, fresh);
      else point.replaceChildren(...fresh.childNodes);
      return true;
    }
  }
}
