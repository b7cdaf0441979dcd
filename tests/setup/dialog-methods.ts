/** Adds the methods of dialogs that the modal uses to jsdom, which has only the element. */
export function addDialogMethods(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  prototype.close = function close() {
    this.open = false;
  };
}
