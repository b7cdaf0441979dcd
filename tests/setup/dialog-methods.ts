/** Gives the dialogs of jsdom, which has the element only, what the modal asks of them. */
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
