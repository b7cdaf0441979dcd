import { hideContent, showContent } from '../../shared/dialog/hidden-content.ts';
import { closeModalEvent, openModalEvent } from '../../shared/dialog/modal-events.ts';
import { lockScroll } from '../../shared/dialog/scroll-lock.ts';
import { stopMedia } from '../../shared/dialog/stop-media.ts';
import { findClosest } from '../../shared/dom/find-closest.ts';
import { contains, matches, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { giveFocusBack } from '../../shared/dom/give-focus-back.ts';
import { listen } from '../../shared/dom/listen.ts';
import { readFocused, readBody } from '../../shared/dom/page-document.ts';
import { press } from '../../shared/dom/press.ts';
import { wantsElsewhere } from '../../shared/dom/wants-elsewhere.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type PageContext, type PageWatcher } from '../../shared/widget/define-widget.ts';
import { createModalDialog } from './modal-dialog.ts';
import { type modalContract } from './modal.contract.ts';
import { moveIn } from './move-in.ts';
import {
  findContent,
  findGroup,
  findOpeners,
  makeOperable,
  openerSelector,
  pressableSelector,
  readName,
} from './openers.ts';

interface OpenModal {
  readonly element: HTMLDialogElement;
  isShowing(content: Element): boolean;
  /** False once the page has removed the dialog, or its content from it. */
  isIntact(): boolean;
  close(): void;
}

/** Opens the content that `data-modal` names, for openers anywhere on the page, also those added later. */
export function startModals(context: PageContext<TextKeyOf<typeof modalContract>>): PageWatcher {
  const { document, signal, borrow, isEditing, textsOf, report, act } = context;
  const stack: OpenModal[] = [];
  /** Set while a modal is open. */
  let unlockScroll: (() => void) | undefined;

  // A CMS editor edits the content in its place.
  const hide = (content: HTMLElement) => {
    if (isEditing(content)) showContent(content, borrow);
    else hideContent(content, borrow);
  };

  /** Closes a modal and all above it; none if the index is -1. */
  const closeFrom = (first: number) => {
    while (first >= 0 && stack.length > first) stack.pop()?.close();
  };
  const isOpen = (content: Element) => stack.some((modal) => modal.isShowing(content));

  const open = (content: HTMLElement, opener?: HTMLElement) => {
    if (isOpen(content)) return;
    const before = opener ?? readFocused();
    const source = opener ?? content;
    const listGroup = () => findGroup(source, report);
    let shown = content;
    let name = '';
    let putBack: () => void = () => undefined;

    const show = (next: HTMLElement, from: HTMLElement | undefined) => {
      name = readName(next, from);
      const isStep = dialog.element.isConnected;
      // Measured before anything changes: afterwards the browser would lay out the whole page for it.
      const { direction } = getComputedStyle(next);
      const language = next.closest<HTMLElement>('[lang]')?.lang;
      if (isStep) {
        dialog.goToTop();
        leave();
      } else {
        unlockScroll ??= lockScroll();
        readBody()?.append(dialog.element);
      }
      shown = next;
      putBack = moveIn(next, dialog.slot);
      showContent(next, borrow);
      // At the end of the body it would lose the direction and the language of its surroundings.
      dialog.element.dir = direction;
      dialog.element.lang = language ?? '';
      dialog.element.ariaLabel = name;
      const group = [...listGroup().keys()];
      dialog.setPosition(group.indexOf(next), group.length, isStep ? name : '');
    };
    const leave = () => {
      stopMedia(shown);
      putBack();
      hide(shown);
    };
    const step = (by: -1 | 1) => {
      const group = [...listGroup()];
      const index = group.findIndex(([member]) => member === shown) + by;
      const [next, from] = group[index] ?? [];
      if (!next || isOpen(next)) return;
      show(next, from);
      act({ action: by < 0 ? 'previous' : 'next', label: name }, source);
    };

    const dialog = createModalDialog({
      texts: textsOf(content),
      alert: readAttribute(content, 'data-modal-alert') ?? undefined,
      onClose: () => {
        closeFrom(stack.indexOf(modal));
      },
      ...(listGroup().size > 1 && { onStep: step }),
    });
    const modal: OpenModal = {
      element: dialog.element,
      isShowing: (other) => shown === other,
      isIntact: () => dialog.element.isConnected && dialog.slot.contains(shown),
      close: () => {
        leave();
        if (stack.length === 0) {
          unlockScroll?.();
          unlockScroll = undefined;
        }
        // Without `close()`, which would move the focus once more.
        dialog.element.remove();
        giveFocusBack(before);
        act({ action: 'close' }, source);
      },
    };
    show(content, opener);
    dialog.element.showModal();
    stack.push(modal);
    act({ action: 'open', label: name }, source);
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || wantsElsewhere(event)) return;
    const opener = findClosest(event, openerSelector);
    const content = opener && findContent(opener, report);
    if (!content) return;
    event.preventDefault();
    open(content, opener);
  };
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element && matches(target, pressableSelector))) return;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    press(target);
  };
  const onOpen = ({ target }: Event) => {
    if (target instanceof HTMLElement) open(target);
  };
  const onClose = ({ target }: Event) => {
    closeFrom(stack.findIndex(({ element }) => contains(element, target as Node)));
  };
  listen(document, ['click'], onClick, { signal });
  listen(document, ['keydown'], onKey, { signal });
  listen(document, [openModalEvent], onOpen, { signal });
  listen(document, [closeModalEvent], onClose, { signal });

  return {
    scan: () => {
      closeFrom(stack.findIndex((modal) => !modal.isIntact()));
      for (const opener of findOpeners()) {
        const content = findContent(opener, report);
        if (!content) continue;
        if (!isOpen(content)) hide(content);
        makeOperable(opener, borrow);
      }
    },
    restore: () => {
      closeFrom(0);
    },
  };
}
