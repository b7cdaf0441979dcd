import { type ApiClient } from '../../api/client.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { subscribeCalloutContract } from './subscribe-callout.contract.ts';
import { SubscribeCallout } from './subscribe-callout.tsx';
import './subscribe-callout.css';
import './subscribe-callout-form.css';
import './subscribe-callout-tile.css';
import './subscribe-callout-media.css';

/** The newsletter form, as a band and as a tile. Nothing is fetched to show it. */
export const subscribeCalloutWidget = defineReactWidget<
  typeof subscribeCalloutContract,
  ApiClient,
  undefined
>({
  contract: subscribeCalloutContract,
  load: () => Promise.resolve(undefined),
  component: SubscribeCallout,
});
