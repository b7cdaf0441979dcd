import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { audienceGateContract } from './audience-gate.contract.ts';
import './audience-gate.css';
import { startAudienceGate } from './audience-gate.ts';

/** Asks who a visitor is (DECISIONS "Audiences"). */
export const audienceGateWidget = defineBehaviour<typeof audienceGateContract>({
  contract: audienceGateContract,
  start: startAudienceGate,
});
