import { hideContent, showContent } from '../../shared/dialog/hidden-content.ts';
import { closeModalEvent, openModalEvent } from '../../shared/dialog/modal-events.ts';
import { lockScroll } from '../../shared/dialog/scroll-lock.ts';
import { stopMedia } from '../../shared/dialog/stop-media.ts';
import { findClosest } from '../../shared/dom/find-closest.ts';
import { giveFocusBack } from '../../shared/dom/give-focus-back.ts';
import { listen } from '../../shared/dom/listen.ts';
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
  readName,
} from './openers.ts';

interface OpenModal {
  readonly element: HTMLDialogElement;
  holds(content: Element): boolean;
  /** False once the page has removed the dialog, or its content from it. */
  isIntact(): boolean;
  close(): void;
}

const doNothing = () => undefined;

/** Opens the content that `data-modal` names, anywhere on the page, including openers added later. */
export function startModals(context: PageContext<TextKeyOf<typeof modalContract>>): PageWatcher {
  const { document, signal, borrow, isEditing, textsOf, report, act } = context;
  const pressable = new WeakSet<EventTarget>();
  /** The last one is on top. */
  const stack: OpenModal[] = [];
  /** Set while there is one. */
  let letScroll: (() => void) | undefined;

  /** In a CMS editor it is ordinary content, visible and editable in its place. */
  const hide = (content: HTMLElement) => {
    if (isEditing(content)) showContent(content, borrow);
    else hideContent(content, borrow);
  };

  /** Closes a modal and all above it; -1 closes none. */
  const closeFrom = (first: number) => {
    while (first >= 0 && stack.length > first) stack.pop()?.close();
  };
  const isOpen = (content: Element) => stack.some((modal) => modal.holds(content));

  const open = (content: HTMLElement, opener?: HTMLElement) => {
    if (isOpen(content)) return;
    const before = opener ?? document.activeElement;
    const source = opener ?? content;
    const listGroup = () => findGroup(source, report);
    let shown = content;
    let name = '';
    let putBack: () => void = doNothing;

    const show = (next: HTMLElement, from: HTMLElement | undefined) => {
      name = readName(next, from);
      const isStep = dialog.element.isConnected;
      // Everything is measured before anything changes: in between, the browser would compute the styles of
      // the whole page again and lay it out.
      const { direction } = getComputedStyle(next);
      const language = next.closest<HTMLElement>('[lang]')?.lang;
      if (isStep) {
        dialog.goToTop();
        leave();
      } else {
        letScroll ??= lockScroll(document);
        document.body.append(dialog.element);
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
      alert: content.dataset['modalAlert'],
      onClose: () => {
        closeFrom(stack.indexOf(modal));
      },
      ...(listGroup().size > 1 && { onStep: step }),
    });
    const modal: OpenModal = {
      element: dialog.element,
      holds: (other) => shown === other,
      isIntact: () => dialog.element.isConnected && dialog.slot.contains(shown),
      close: () => {
        leave();
        if (stack.length === 0) {
          letScroll?.();
          letScroll = undefined;
        }
        // Not `close()`, which would move the focus, and lay out the page for it, once more.
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
    // A click that the page has already handled, and a link that is to open elsewhere.
    if (event.defaultPrevented || wantsElsewhere(event)) return;
    const opener = findClosest(event, openerSelector);
    const content = opener && findContent(opener, report);
    if (!content) return;
    event.preventDefault();
    open(content, opener);
  };
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!target || !pressable.has(target)) return;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    press(target);
  };
  const onOpen = ({ target }: Event) => {
    if (target instanceof HTMLElement) open(target);
  };
  const onClose = ({ target }: Event) => {
    closeFrom(stack.findIndex(({ element }) => element.contains(target as Node)));
  };
  listen(document, ['click'], onClick, { signal });
  listen(document, ['keydown'], onKey, { signal });
  listen(document, [openModalEvent], onOpen, { signal });
  listen(document, [closeModalEvent], onClose, { signal });

  return {
    scan: () => {
      closeFrom(stack.findIndex((modal) => !modal.isIntact()));
      for (const opener of findOpeners(document)) {
        const content = findContent(opener, report);
        if (!content) continue;
        if (!isOpen(content)) hide(content);
        if (makeOperable(opener, borrow)) pressable.add(opener);
      }
    },
    restore: () => {
      closeFrom(0);
    },
  };
}
