import type { PublicApi } from './widgets.js';

/** Defines a widget of a site's own, before or after the script has run. */
export declare const define: PublicApi['define'];
