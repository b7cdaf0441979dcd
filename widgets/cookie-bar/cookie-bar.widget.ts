import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { cookieBarContract } from './cookie-bar.contract.ts';
import { startCookieBar } from './cookie-bar.ts';
import './cookie-bar.css';

/** The cookie bar (DECISIONS "Cookie bar"). */
export const cookieBarWidget = defineBehaviour<typeof cookieBarContract>({
  contract: cookieBarContract,
  start: (_, context) => {
    startCookieBar(context);
  },
});
