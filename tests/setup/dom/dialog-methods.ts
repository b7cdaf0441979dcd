/** Adds the methods and the size of dialogs that the modal uses to jsdom, which has only the element. */
export function addDialogMethods(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  for (const name of ['offsetWidth', 'offsetHeight']) {
    Object.defineProperty(prototype, name, { value: 300, configurable: true });
  }
  prototype.close = function close() {
    this.open = false;
  };
}
