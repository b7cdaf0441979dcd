import {
  findAll,
  findClosest,
  findFirst,
  matches,
  readAttribute,
} from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { ignoreHeldKeys } from '../../shared/dom/listen-to-presses.ts';
import { readFocused } from '../../shared/dom/page-document.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { type FormControl, formOf, isChecked, isFormControl, isWrong } from './form-control.ts';
import { findMessagePlace, type MessagePlace } from './message-place.ts';
import { createMessages } from './show-message.ts';

const sendButtons =
  ':is(button:not([type=button], [type=reset]), [type=submit], [type=image]):not([formnovalidate])';

/** How long a message is gone before it is announced anew. */
const announcementDelayMs = 100;

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * Shows the messages of a form in the page instead of the browser's bubble. What is wrong is the browser's to say: this
 * neither checks nor sends anything.
 */
export function startFormErrors(context: BehaviourContext): FatalProblem | undefined {
  const { element, changes, guard, signal } = context;
  if (!matches(element, 'form') && !findFirst(element, 'form')) {
    return toFatal(describeMissingContent('a form', 'a <form>, or an element around one'));
  }

  const messages = createMessages(changes);
  /** The controls whose message is shown, each until it is right. */
  const wrong = new Map<FormControl, MessagePlace>();
  /** The controls that the visitor has been in, or has sent. */
  const touched = new WeakSet<FormControl>();
  /** Whether the form is being sent just now. A page may check it by script at any time: that shows nothing. */
  let isSending = false;
  /** Those whose bubble was prevented just now, in the order of the form. */
  let refused: FormControl[] = [];
  let isLeftToBrowser = false;

  const add = (control: FormControl) => {
    const place = findMessagePlace(control);
    touched.add(control);
    if (place) wrong.set(control, place);
    // Told by the browser alone, in its bubble and as the field's state.
    else changes.attributes(control, { 'aria-invalid': null });
    return place;
  };
  const draw = (isOver = (control: FormControl) => !isWrong(control)) => {
    for (const [control, place] of wrong) {
      if (!isOver(control)) continue;
      wrong.delete(control);
      messages.hide(control, place);
    }
    // Backwards: where several share a place, the first is shown.
    for (const [control, place] of [...wrong].reverse()) messages.show(control, place);
  };
  const later = (step: () => void, delayMs = 0) => {
    setTimeout(guard(step), delayMs);
  };

  const announce = (control: FormControl) => {
    const place = wrong.get(control);
    if (!place) return;
    // Only what appears in an alert is announced. Its room stays.
    const message = messages.show(control, place);
    changes.attributes(message, { role: 'alert' });
    changes.style(message, 'visibility', 'hidden');
    later(() => {
      changes.style(message, 'visibility', null);
    }, announcementDelayMs);
  };
  const settle = () => {
    const [first] = refused;
    const isFocusOurs = !isLeftToBrowser;
    refused = [];
    isSending = false;
    isLeftToBrowser = false;
    // A handler of the page may have set another message.
    draw();
    if (!first || !isFocusOurs) return;
    if (first === readFocused()) announce(first);
    else first.focus();
  };

  const startSending = () => {
    isSending = true;
    later(settle);
  };
  const onClick = (event: MouseEvent) => {
    if (findClosest(event, sendButtons)) startSending();
  };
  const onInvalid = (event: Event) => {
    const { target } = event;
    if (!isFormControl(target) || !isChecked(target, element)) return;
    // Sent by a script of the page: nothing else makes a control match this that the visitor has not been in.
    const isSent = wrong.size === 0 && !touched.has(target) && matches(target, ':user-invalid');
    if (isSent && !isSending) startSending();
    if (!isSending) return;
    const place = add(target);
    if (place && isSeen(target) && isSeen(messages.show(target, place))) {
      event.preventDefault();
      refused.push(target);
    } else if (isSeen(target)) isLeftToBrowser = true;
  };
  /** What is wrong before it is checked, such as a required field as it came, browsers would call invalid. */
  const calm = (control: EventTarget | null) => {
    if (!isFormControl(control) || !isWrong(control) || !isChecked(control, element)) return;
    if (readAttribute(control, 'aria-invalid') !== null) return;
    changes.attributes(control, { 'aria-invalid': 'false' });
  };
  const onVisit = ({ target, type }: Event) => {
    if (!isFormControl(target)) return;
    if (type === 'input' || !touched.has(target)) calm(target);
    if (type === 'focus') return;
    touched.add(target);
    later(() => {
      const hasLeft = type === 'change' || (type === 'blur' && matches(target, ':user-invalid'));
      if (hasLeft && isChecked(target, element) && isWrong(target)) add(target);
      draw();
    });
  };
  const onReset = (event: Event) => {
    later(() => {
      if (event.defaultPrevented) return;
      draw((control) => formOf(control) === event.target || !isWrong(control));
    });
  };

  // Enter that is held would send a form again and again.
  ignoreHeldKeys(element, signal);
  // From the window: controls may stand outside of their form, and the page may stop events.
  const options = { capture: true, signal };
  listen(window, ['click'], onClick, options);
  listen(window, ['invalid'], onInvalid, options);
  listen(window, ['focus', 'input', 'change', 'blur'], onVisit, options);
  listen(window, ['reset'], onReset, options);
  for (const control of findAll(document, 'input, select, textarea')) calm(control);

  // Messages that the stylesheet has shown so far.
  for (const control of findAll(element, ':user-invalid')) if (isFormControl(control)) add(control);
  draw();
  return undefined;
}
