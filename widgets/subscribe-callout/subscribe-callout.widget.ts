import { type ApiClient } from '../../api/client.ts';
import { defineWidget } from '../../shared/widget/define-widget.ts';
import { subscribeCalloutContract } from './subscribe-callout.contract.ts';
import { SubscribeCallout } from './subscribe-callout.tsx';
import './subscribe-callout.css';
import './subscribe-callout-form.css';
import './subscribe-callout-tile.css';
import './subscribe-callout-media.css';

/** The newsletter form, as a band and as a tile. Nothing is fetched to show it. */
export const subscribeCalloutWidget = defineWidget<
  typeof subscribeCalloutContract,
  ApiClient,
  undefined
>({
  contract: subscribeCalloutContract,
  load: () => Promise.resolve(undefined),
  component: SubscribeCallout,
});
