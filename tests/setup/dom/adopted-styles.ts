/** jsdom has neither constructed stylesheets nor a place for them: here a `<style>` of the page stands for each. */
export function addAdoptedStyles(): void {
  class Sheet {
    readonly style = document.createElement('style');
    replaceSync(text: string): void {
      this.style.textContent = text;
    }
  }
  let adopted: readonly Sheet[] = [];
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted,
    set: (sheets: readonly Sheet[]) => {
      for (const { style } of adopted) style.remove();
      adopted = sheets;
      document.head.append(...sheets.map(({ style }) => style));
    },
  });
  Object.defineProperty(window, 'CSSStyleSheet', {
    configurable: true,
    writable: true,
    value: Sheet,
  });
}
