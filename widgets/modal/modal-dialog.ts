import { listen } from '../../shared/dom/listen.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { type Texts } from '../../shared/widget/texts.ts';

export interface ModalDialogOptions {
  readonly texts: Texts<'close' | 'previous' | 'next' | 'position'>;
  /** Makes it an alert dialog: the ids of its description, separated by spaces. */
  readonly alert?: string | undefined;
  readonly onClose: () => void;
  /** Called to go to the previous (-1) or next (1) content of the group; absent where there is no group. */
  readonly onStep?: (step: -1 | 1) => void;
}

/** A dialog with a place for content; does not know where the content comes from. */
export interface ModalDialog {
  readonly element: HTMLDialogElement;
  /** The element that receives the content. */
  readonly slot: HTMLElement;
  /** Scrolls to the head of the content. It measures: call it before the page changes. */
  goToTop(): void;
  /**
   * Says which content of the group is shown, counted from 0.
   *
   * @param name of the content after a step, which keeps the focus where it is; empty on opening
   */
  setPosition(index: number, total: number, name: string): void;
}

/** Creates the dialog for one opening. It is not on the page yet. */
export function createModalDialog(options: ModalDialogOptions): ModalDialog {
  const { texts, alert, onClose, onStep } = options;

  const add = <Name extends keyof HTMLElementTagNameMap>(
    parent: Element,
    name: Name,
    classes: string,
    text?: string,
  ) => {
    const element = makeElement(name, classes, text);
    parent.append(element);
    return element;
  };
  const addButton = (parent: Element, classes: string, text: string, onClick: () => void) => {
    const button = add(parent, 'button', classes);
    button.type = 'button';
    button.onclick = onClick;
    // A separate element: page translators replace text nodes.
    add(button, 'span', '', text);
    return button;
  };
  // After the last control the focus would move to the browser's toolbar: a focusable sentinel at each end
  // sends it around.
  const edges: HTMLElement[] = [];
  const addEdge = (onFocus: () => void) => {
    const edge = add(element, 'span', 'pmw-modal__edge');
    edge.onfocus = onFocus;
    edges.push(edge);
  };

  const element = makeElement('dialog', 'pmw pmw-modal');
  if (alert !== undefined) {
    element.role = 'alertdialog';
    element.setAttribute('aria-describedby', alert);
  }
  addEdge(() => {
    [...box.querySelectorAll<HTMLElement>('*')].reverse().some((last) => {
      if (last.tabIndex >= 0) last.focus();
      return last.matches(':focus');
    });
  });
  const box = add(element, 'div', 'pmw-modal__box');
  const head = add(box, 'div', 'pmw-modal__head');
  const { lang } = document.documentElement;
  head.lang = lang;
  const close = addButton(head, 'pmw-modal__close', texts.get('close'), onClose);
  // Otherwise a field of the content with `autofocus` would be focused on opening, not Close.
  close.autofocus = true;
  const slot = add(box, 'div', 'pmw-modal__content');

  let setPosition: ModalDialog['setPosition'] = () => undefined;
  if (onStep) {
    const bar = add(box, 'div', 'pmw-modal__steps');
    bar.lang = lang;
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
    status.role = 'status';
    const said = add(status, 'span', 'pmw-visually-hidden');
    const position = add(status, 'span', '');
    const next = addStep(1);
    setPosition = (index, total, name) => {
      said.lang = element.lang;
      said.textContent = name && `${name}, `;
      position.textContent = texts.get('position', { n: index + 1, total });
      // Not `disabled`: the focus stays there at the end of the group.
      previous.ariaDisabled = String(index <= 0);
      next.ariaDisabled = String(index >= total - 1);
    };
  }
  addEdge(() => {
    close.focus();
  });

  // The sentinels exist only while Tab is down: a screen reader that walks through the dialog does not find
  // them.
  listen(element, ['keydown', 'keyup'], ({ type, key }) => {
    if (key === 'Tab') for (const edge of edges) edge.tabIndex = type === 'keyup' ? -1 : 0;
  });

  // A press that begins on the text and ends outside, as when text is selected, does not close.
  let isPressedOutside = false;
  element.onpointerdown = ({ target }) => {
    isPressedOutside = target === element;
  };
  element.onclick = ({ target }) => {
    if (isPressedOutside && target === element) onClose();
  };
  // Escape, which the browser may also handle itself; and a form in the content with method="dialog".
  listen(element, ['cancel', 'close'], (event) => {
    if (event.target !== element) return;
    event.preventDefault();
    onClose();
  });

  return {
    element,
    slot,
    goToTop: () => {
      box.scrollTop = 0;
    },
    setPosition,
  };
}
