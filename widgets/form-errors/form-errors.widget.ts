import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { formErrorsContract } from './form-errors.contract.ts';
import './form-errors.css';
import { startFormErrors } from './form-errors.ts';

/** The messages of a form, at its fields. */
export const formErrorsWidget = defineBehaviour<typeof formErrorsContract>({
  contract: formErrorsContract,
  start: (_config, context) => startFormErrors(context),
});
