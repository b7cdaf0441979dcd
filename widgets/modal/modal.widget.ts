import { definePageBehaviour } from '../../shared/widget/define-widget.ts';
import { modalContract } from './modal.contract.ts';
import { startModals } from './modal.ts';
import './modal.css';

/** The generic modal (DECISIONS "Modals"). */
export const modalBehaviour = definePageBehaviour({
  contract: modalContract,
  start: startModals,
});
