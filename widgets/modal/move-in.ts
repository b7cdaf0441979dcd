import { closest, readAttribute, tagOf } from '../../shared/dom/foreign-dom.ts';
import { makeMarkId, markDrawn, markHolder } from '../../shared/dom/own-marks.ts';
import { readBody } from '../../shared/dom/page-document.ts';
import { type ModalDialog } from './modal-dialog.ts';

/** The place of a dialog while it shows one content. */
export interface Seat {
  /** False if something around the content is not displayed, so that the dialog stands at the end of the body. */
  readonly isInPlace: boolean;
  /** Puts the content back, and leaves the dialog where it is. */
  readonly putBack: () => void;
  /** Call it when the dialog has gone. */
  readonly remove: () => void;
}

/** Moves a node within the page: where the browser can, its iframes, films and focus, and a dialog's modality, go on. */
function move(node: Node, parent: Node, before: Node | null): void {
  try {
    Element.prototype.moveBefore.call(parent, node, before);
  } catch {
    // The browser cannot, or one of the two is not in the page.
    Node.prototype.insertBefore.call(parent, node, before);
  }
}

/** Whether all visitors can perceive and use what stands at a place. */
function isDisplayed(probe: HTMLElement): boolean {
  probe.style.setProperty('display', 'block', 'important');
  return probe.checkVisibility() && closest(probe, '[inert], [aria-hidden="true" i]') === null;
}

/**
 * Moves the dialog to where a content stands and the content into it, with its ids, listeners and mounted widgets: the
 * form, the listeners and the styles around it go on. An empty element of the same kind marks its place, so that CSS
 * rules about neighbours (`p + p`, `:nth-child`) still match.
 */
export function moveIn(content: HTMLElement, { element, slot }: ModalDialog): Seat {
  const placeholder = document.createElement(tagOf(content));
  // A copy of the page, or the page saved, has the content in its place again.
  const placeId = makeMarkId();
  markDrawn(placeholder, placeId);
  markDrawn(element);
  markHolder(slot, placeId);
  // `className` of an SVG element is an object.
  placeholder.setAttribute('class', readAttribute(content, 'class') ?? '');
  Element.prototype.before.call(content, placeholder);
  const isInPlace = isDisplayed(placeholder);
  // A box of its own would take room.
  placeholder.style.setProperty('display', isInPlace ? 'contents' : 'none', 'important');
  move(element, isInPlace ? placeholder : (readBody() ?? placeholder), null);
  move(content, slot, null);
  return {
    isInPlace,
    putBack: () => {
      // If the page has removed the placeholder, so is the content.
      const parent = placeholder.parentNode;
      if (parent && slot.contains(content)) move(content, parent, placeholder);
    },
    remove: () => {
      placeholder.remove();
    },
  };
}
