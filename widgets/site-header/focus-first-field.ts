import { findAll } from '../../shared/dom/foreign-dom.ts';

const fields =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="image"], [type="reset"], [type="file"]), textarea';

/** Moves the focus to the first field of a panel that one can type in. Forms begin with hidden fields, and traps for robots. */
export function focusFirstField(panel: HTMLElement): void {
  findAll<HTMLElement>(panel, fields)
    .filter((field) => field.tabIndex >= 0 && !field.closest('[aria-hidden="true"]'))
    .some((field) => {
      field.focus();
      return field.matches(':focus');
    });
}
