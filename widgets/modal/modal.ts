import { hideContent, showContent } from '../../shared/dialog/hidden-content.ts';
import { closeModalEvent, openModalEvent, stopMedia } from '../../shared/dialog/dialog-events.ts';
import { lockScroll } from '../../shared/dialog/scroll-lock.ts';
import { contains, findClosest, isConnected, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { giveFocusBack } from '../../shared/dom/focus.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToFragment } from '../../shared/dom/listen-to-fragment.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { readFocused } from '../../shared/dom/page-document.ts';
import { whenActivated } from '../../shared/page/when-activated.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type PageContext, type PageWatcher } from '../../shared/widget/define-widget.ts';
import { createModalDialog } from './modal-dialog.ts';
import { type modalContract } from './modal.contract.ts';
import { playOnlyFilm } from './play-film.ts';
import { moveIn, type Seat } from './move-in.ts';
import { openInView } from './open-in-view.ts';
import {
  describeCovered,
  describeHiddenDialog,
  describeNotDisplayed,
  findContent,
  findGroup,
  findOpeners,
  makeOperable,
  openerSelector,
  readName,
} from './openers.ts';
import { uncoverContent } from './uncover-content.ts';

interface OpenModal {
  readonly element: HTMLDialogElement;
  /** The address leads to it; when it leads elsewhere, the modal closes. */
  readonly isOfAddress: boolean;
  isShowing(content: Element): boolean;
  /** False once the page has removed the dialog, or its content from it. */
  isIntact(): boolean;
  close(): void;
  /** Closes it, and all above it, because nobody sees it. */
  giveUp(): void;
}

/** Opens the content that `data-modal` names, for openers anywhere on the page, also those added later. */
export function startModals(context: PageContext<TextKeyOf<typeof modalContract>>): PageWatcher {
  const { document, signal, changes, isEditing, textsOf, report, act } = context;
  const stack: OpenModal[] = [];
  /** The contents of the page, each with its first opener. */
  const contents = new Map<HTMLElement, HTMLElement>();
  /** The place to which the address leads when the page comes; its content may come later. */
  let awaited = location.hash;
  let path = location.pathname;
  /** Set while a modal is open. */
  let unlockScroll: (() => void) | undefined;

  // A CMS editor edits the content in its place.
  const hide = (content: HTMLElement) => {
    if (isEditing(content)) showContent(content, changes);
    else hideContent(content, changes);
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
    const ending = new AbortController();
    let shown = content;
    let name = '';
    let seat: Seat | undefined;
    let cover: () => void = () => undefined;

    const show = (next: HTMLElement, from: HTMLElement | undefined) => {
      name = readName(next, from);
      const former = seat;
      // Measured before anything changes: afterwards the browser would lay out the whole page for it.
      const { direction } = getComputedStyle(next);
      const language = next.closest<HTMLElement>('[lang]')?.lang;
      if (former) {
        dialog.goToTop();
        leave();
      } else unlockScroll ??= lockScroll();
      shown = next;
      seat = moveIn(next, dialog);
      former?.remove();
      if (!seat.isInPlace) report(describeNotDisplayed(next), next);
      showContent(next, changes);
      // At the end of the body it would lose the direction and the language of its surroundings.
      dialog.element.dir = direction;
      dialog.element.lang = language ?? '';
      dialog.element.ariaLabel = name;
      const group = [...listGroup().keys()];
      dialog.setPosition(group.indexOf(next), group.length, former ? name : '');
      openInView(dialog.element, ending.signal);
      const uncovered = uncoverContent(next, changes);
      ({ cover } = uncovered);
      if (!uncovered.isShown) report(describeCovered(next), next);
    };
    const leave = () => {
      stopMedia(shown);
      seat?.putBack();
      cover();
      hide(shown);
    };
    const step = (by: -1 | 1) => {
      const group = [...listGroup()];
      const index = group.findIndex(([member]) => member === shown) + by;
      const [next, from] = group[index] ?? [];
      if (!next || isOpen(next)) return;
      show(next, from);
      void playOnlyFilm(next);
      act({ action: by < 0 ? 'previous' : 'next', label: name }, source);
    };

    const dialog = createModalDialog({
      texts: textsOf(content),
      alert: readAttribute(content, 'data-modal-alert') ?? undefined,
      signal: ending.signal,
      onClose: () => {
        closeFrom(stack.indexOf(modal));
      },
      onHidden: () => {
        modal.giveUp();
      },
      ...(listGroup().size > 1 && { onStep: step }),
    });
    const modal: OpenModal = {
      element: dialog.element,
      isOfAddress: contains(content, findTarget(location.hash)),
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
        seat?.remove();
        ending.abort();
        giveFocusBack(before);
        act({ action: 'close' }, source);
      },
      giveUp: () => {
        closeFrom(stack.indexOf(modal));
        // Else the page has removed the content too.
        if (isConnected(shown)) report(describeHiddenDialog(shown), shown);
      },
    };
    show(content, opener);
    stack.push(modal);
    act({ action: 'open', label: name }, source);
  };

  /** Opens what contains a part of the page, from the outside in. @returns whether something does */
  const reveal = (part: Node) => {
    const around = [...contents].filter(
      ([content]) => contains(content, part) && !isEditing(content),
    );
    around.sort(([one], [other]) => (contains(one, other) ? -1 : 1));
    for (const [content, opener] of around) open(content, opener);
    return around.length > 0;
  };
  const followAddress = () => {
    const target = findTarget(location.hash);
    closeFrom(stack.findIndex((modal) => modal.isOfAddress && !contains(modal.element, target)));
    return target !== null && reveal(target) && (target.scrollIntoView(), true);
  };

  const followAwaited = () => {
    if (awaited !== '' && awaited === location.hash && followAddress()) awaited = '';
  };

  const onPress = (opener: HTMLElement) => {
    const content = findContent(opener, report);
    if (content) {
      open(content, opener);
      void playOnlyFilm(content);
    }
    return content !== undefined;
  };
  /** A plain link to where the address leads already changes nothing that would tell of it. */
  const onLink = (event: MouseEvent) => {
    const link = findClosest(event, 'a[href*="#"]');
    setTimeout(() => {
      const isFollowed = link instanceof HTMLAnchorElement && link.href === location.href;
      if (isFollowed && !event.defaultPrevented) followAddress();
    });
  };
  const onMatch = ({ target }: Event) => {
    if (target instanceof HTMLElement) reveal(target);
  };
  const onOpen = ({ target }: Event) => {
    if (target instanceof HTMLElement) open(target);
  };
  const onClose = ({ target }: Event) => {
    closeFrom(stack.findIndex(({ element }) => contains(element, target as Node)));
  };
  listenToPresses(document, openerSelector, onPress, signal);
  listen(window, ['click'], onLink, { signal });
  listen(document, ['beforematch'], onMatch, { signal });
  listenToFragment(followAddress, signal);
  listen(document, [openModalEvent], onOpen, { signal });
  listen(document, [closeModalEvent], onClose, { signal });

  return {
    scan: () => {
      stack.find((modal) => !modal.isIntact())?.giveUp();
      contents.clear();
      for (const opener of findOpeners()) {
        const content = findContent(opener, report);
        if (!content) continue;
        if (!isOpen(content)) hide(content);
        makeOperable(opener, changes);
        if (!contents.has(content)) contents.set(content, opener);
      }
      if (path !== location.pathname) [path, awaited] = [location.pathname, location.hash];
      whenActivated(followAwaited, { signal });
    },
    restore: () => {
      closeFrom(0);
    },
  };
}
