/** How long a button says that it has copied, in milliseconds. */
const shownMs = 2000;

function addCopyButton(block: HTMLElement): void {
  const code = block.querySelector('code');
  if (code === null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'dev-code__copy';
  button.textContent = 'Copy';
  const said = document.createElement('span');
  said.className = 'dev-code__said';
  said.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    void copy(code, said);
  });
  block.append(button, said);
}

async function copy(code: HTMLElement, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    said.textContent = 'Copied';
  } catch {
    // Without permission to use the clipboard, or without one, as on a page without https, the text is selected, to be copied by keyboard.
    getSelection()?.selectAllChildren(code);
    said.textContent = 'Selected: press Ctrl+C';
  }
  setTimeout(() => {
    said.textContent = '';
  }, shownMs);
}

export function addCopyButtons(): void {
  const blocks = document.querySelectorAll<HTMLElement>('[data-dev-copy]');
  for (const block of blocks) addCopyButton(block);
}
