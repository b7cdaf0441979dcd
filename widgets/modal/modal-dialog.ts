import { writeAttribute } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { readRoot } from '../../shared/dom/page-document.ts';
import { keepFromPage, scrollOptOut } from '../../shared/dom/opt-outs.ts';
import { type Texts } from '../../shared/widget/texts.ts';

export interface ModalDialogOptions {
  readonly texts: Texts<'close' | 'previous' | 'next' | 'position'>;
  /** Makes it an alert dialog: the ids of its description, separated by spaces. */
  readonly alert?: string | undefined;
  readonly signal: AbortSignal;
  readonly onClose: () => void;
  /** Called when the page does not let the open dialog be seen: everything else would stay out of reach. */
  readonly onHidden: () => void;
  /** Called to go to the previous or next content; absent without a group. */
  readonly onStep?: (step: -1 | 1) => void;
}

export interface ModalDialog {
  readonly element: HTMLDialogElement;
  /** Receives the content. */
  readonly slot: HTMLElement;
  /** Measures, so call it before the page changes. */
  goToTop(): void;
  /** Shows the position in the group, from 0, and announces the content's name after a step; '' on opening. */
  setPosition(index: number, total: number, name: string): void;
}

/** Creates the dialog for one opening, outside the page. */
export function createModalDialog(options: ModalDialogOptions): ModalDialog {
  const { texts, alert, signal, onClose, onHidden, onStep } = options;

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
    const onPress = () => {
      onClick();
      return true;
    };
    listenToPresses(button, 'button', onPress, signal);
    // An element of its own, because page translators replace text nodes.
    add(button, 'span', '', text);
    return button;
  };
  // After the last control Tab would leave for the browser's toolbar: a focusable edge at each end wraps it.
  const edges: HTMLElement[] = [];
  const addEdge = (onFocus: () => void) => {
    const edge = add(element, 'span', 'pmw-modal__edge');
    edge.onfocus = onFocus;
    edges.push(edge);
  };

  const element = makeElement('dialog', 'pmw pmw-modal');
  if (alert !== undefined) {
    element.role = 'alertdialog';
    writeAttribute(element, 'aria-describedby', alert);
  }
  for (const [name, value] of Object.entries(scrollOptOut)) writeAttribute(element, name, value);
  addEdge(() => {
    [...box.querySelectorAll<HTMLElement>('*')].reverse().some((last) => {
      if (last.tabIndex >= 0) last.focus();
      return last.matches(':focus');
    });
  });
  const box = add(element, 'div', 'pmw-modal__box');
  const head = add(box, 'div', 'pmw-modal__head');
  const { lang } = readRoot();
  head.lang = lang;
  const close = addButton(head, 'pmw-modal__close', texts.get('close'), onClose);
  // Else a field of the content with `autofocus` would get the focus on opening.
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
      // A disabled button would lose the focus at the end of the group.
      previous.ariaDisabled = String(index <= 0);
      next.ariaDisabled = String(index >= total - 1);
    };
  }
  addEdge(() => {
    close.focus();
  });

  // From the window, since elements around the dialog may stop what comes to it.
  const beforeAll = { signal, capture: true };
  // Focusable only while Tab is down, so that a screen reader does not find the edges.
  const onTab = ({ type, key }: KeyboardEvent) => {
    if (key === 'Tab') for (const edge of edges) edge.tabIndex = type === 'keyup' ? -1 : 0;
  };
  listen(window, ['keydown', 'keyup'], onTab, beforeAll);

  // Selecting text may begin inside and end outside, which must not close.
  let isPressedOutside = false;
  const onPointerDown = ({ target }: Event) => {
    isPressedOutside = target === element;
  };
  listen(window, ['pointerdown'], onPointerDown, beforeAll);
  const onPress = (_: HTMLElement, { target }: MouseEvent) => {
    const isOutside = isPressedOutside && target === element;
    if (isOutside) onClose();
    return isOutside;
  };
  listenToPresses(element, 'dialog', onPress, signal);
  listen(element, ['wheel', 'touchmove'], keepFromPage, { signal, passive: true });
  // From Escape, and from a form in the content with method="dialog".
  listen(element, ['cancel', 'close'], (event) => {
    if (event.target !== element) return;
    event.preventDefault();
    onClose();
  });

  const onLook = () => {
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    if (element.open && !(isSeen && element.offsetWidth > 1 && element.offsetHeight > 1))
      onHidden();
  };
  // It tells when the dialog has opened, and when its box goes; what else hides it is found when a visitor does something.
  const views = new IntersectionObserver(onLook);
  views.observe(element);
  signal.addEventListener('abort', () => {
    views.disconnect();
  });
  listen(window, ['keydown', 'pointerdown', 'wheel'], onLook, { ...beforeAll, passive: true });

  return {
    element,
    slot,
    goToTop: () => {
      box.scrollTop = 0;
    },
    setPosition,
  };
}
