import { type DomChanges } from '../../shared/dom/dom-changes.ts';
import { append } from '../../shared/dom/foreign-dom.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { type FormControl } from './form-control.ts';
import { findMessage, type MessagePlace } from './message-place.ts';

interface Messages {
  readonly hide: (control: FormControl, place: MessagePlace) => void;
  /** @returns the message that is shown: one of the author's, or the browser's words */
  readonly show: (control: FormControl, place: MessagePlace) => HTMLElement;
}

/** Radio buttons cannot be invalid, their group can. */
const markedOf = (control: FormControl, { described }: MessagePlace) =>
  control.type === 'radio' ? described : control;

/** Shows and hides messages, and marks the controls that they are about. */
export function createMessages(changes: DomChanges): Messages {
  /** By room: the elements for the browser's words. */
  const ownMessages = new Map<HTMLElement, HTMLElement>();

  const addMessage = ({ room, messages: [first] }: MessagePlace) => {
    const own = makeElement('span', first?.className ?? '');
    own.dir = 'auto';
    append(room, own);
    changes.node(own);
    ownMessages.set(room, own);
    return own;
  };
  const writeMessage = (place: MessagePlace, text: string) => {
    const own = ownMessages.get(place.room) ?? addMessage(place);
    if (own.textContent !== text) own.textContent = text;
    return own;
  };
  const showOnly = ({ room, messages }: MessagePlace, message?: HTMLElement) => {
    const own = ownMessages.get(room);
    for (const each of own ? [...messages, own] : messages) {
      changes.attributes(each, { hidden: each === message ? null : '', role: null });
    }
  };

  return {
    hide: (control, place) => {
      changes.attributes(markedOf(control, place), { 'aria-invalid': 'false' });
      showOnly(place);
    },
    show: (control, place) => {
      const message =
        findMessage(place.messages, control) ?? writeMessage(place, control.validationMessage);
      changes.attributes(markedOf(control, place), { 'aria-invalid': 'true' });
      showOnly(place, message);
      return message;
    },
  };
}
