import { closest, contains, matches } from '../../shared/dom/foreign-dom.ts';

/** A field that browsers check; custom elements can be one too. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isFormControl(target: EventTarget | null): target is FormControl {
  return target instanceof HTMLElement && 'validity' in target && 'willValidate' in target;
}

/** The form that a control is sent with, wherever the control stands. */
export const formOf = (control: FormControl) => control.form ?? closest(control, 'form');

/** Whether a form in the element, or the element itself, is checked by the browser and has the control. */
export function isChecked(control: FormControl, element: Element): boolean {
  const form = formOf(control);
  return form !== null && contains(element, form) && !matches(form, '[novalidate]');
}

/** Disabled controls and those that were taken out of the page are never wrong. */
export const isWrong = (control: FormControl) =>
  control.isConnected && control.willValidate && !control.validity.valid;
