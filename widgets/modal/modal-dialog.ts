import { type Texts } from '../../shared/widget/texts.ts';

export interface ModalDialogOptions {
  readonly document: Document;
  readonly texts: Texts<'close' | 'previous' | 'next' | 'position'>;
  readonly onClose: () => void;
  /** Asked to go back (-1) or on (1) in the group; absent where there is no group. */
  readonly onStep?: (step: -1 | 1) => void;
}

/** A dialog around a place for content; knows nothing of where the content comes from. */
export interface ModalDialog {
  readonly element: HTMLDialogElement;
  /** Where the content goes. */
  readonly slot: HTMLElement;
  setName(name: string): void;
  /** Says which one of the group is shown, counted from 0. */
  setPosition(index: number, total: number): void;
  /** Opens it over the page, focus on Close. */
  show(): void;
}

/** Draws the dialog of one opening. It is not on the page yet. */
export function createModalDialog(options: ModalDialogOptions): ModalDialog {
  const { document, texts, onClose, onStep } = options;

  const add = <Name extends keyof HTMLElementTagNameMap>(
    parent: Element,
    name: Name,
    classes: string,
  ) => {
    const element = document.createElement(name);
    element.className = classes;
    parent.append(element);
    return element;
  };
  const addButton = (parent: Element, classes: string, text: string, onClick: () => void) => {
    const button = add(parent, 'button', classes);
    button.type = 'button';
    button.addEventListener('click', onClick);
    // An element of its own: translators of pages replace text nodes.
    add(button, 'span', '').textContent = text;
    return button;
  };
  // Behind the last control the browser's own bar would be next: at both ends a stop sends the focus round.
  const addEdge = (onFocus: () => void) => {
    const edge = add(element, 'span', 'pmw-modal__edge');
    edge.tabIndex = 0;
    edge.addEventListener('focus', onFocus);
  };

  const element = document.createElement('dialog');
  element.className = 'pmw pmw-modal';
  addEdge(() => {
    [...box.querySelectorAll<HTMLElement>('*')].reverse().some((last) => {
      if (last.tabIndex >= 0) last.focus();
      return last === document.activeElement;
    });
  });
  const box = add(element, 'div', 'pmw-modal__box');
  const head = add(box, 'div', 'pmw-modal__head');
  const close = addButton(head, 'pmw-modal__close', texts.get('close'), onClose);
  // Else the first stop, which is there for nobody to stay on, would be focused on opening.
  close.autofocus = true;
  const slot = add(box, 'div', 'pmw-modal__content');

  let setPosition: ModalDialog['setPosition'] = () => undefined;
  if (onStep) {
    const bar = add(box, 'div', 'pmw-modal__steps');
    const addStep = (step: -1 | 1) =>
      addButton(
        bar,
        'pmw-button pmw-button--outline',
        texts.get(step < 0 ? 'previous' : 'next'),
        () => {
          onStep(step);
        },
      );
    const previous = addStep(-1);
    const status = add(bar, 'span', 'pmw-modal__position');
    status.setAttribute('role', 'status');
    const next = addStep(1);
    setPosition = (index, total) => {
      status.textContent = texts.get('position', { n: index + 1, total });
      // Not `disabled`: the focus stays where it is at the end of the group.
      previous.setAttribute('aria-disabled', String(index <= 0));
      next.setAttribute('aria-disabled', String(index >= total - 1));
    };
  }
  addEdge(() => {
    close.focus();
  });

  // A press that begins on the text and ends outside, as when words are marked, does not close.
  let isPressedOutside = false;
  element.addEventListener('pointerdown', ({ target }) => {
    isPressedOutside = target === element;
  });
  element.addEventListener('click', ({ target }) => {
    if (isPressedOutside && target === element) onClose();
  });
  // Escape, which the browser may also answer by itself; and a form of the content with method="dialog".
  for (const type of ['cancel', 'close']) {
    element.addEventListener(type, (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      onClose();
    });
  }

  return {
    element,
    slot,
    setName: (name) => {
      element.setAttribute('aria-label', name);
      box.scrollTop = 0;
    },
    setPosition,
    show: () => {
      element.showModal();
    },
  };
}
