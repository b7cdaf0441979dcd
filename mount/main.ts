// The bundle's entry, the only file that acts when it is imported.

// The cascade, in development as in the product: first the styles that widgets share, then each widget's own
// style sheets, which its .widget.ts imports.
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/text.css';
import '../shared/styles/cover.css';
import '../shared/styles/notch.css';
import '../shared/styles/button.css';
import '../shared/styles/field.css';
import '../shared/styles/select.css';
import '../shared/styles/dropdown.css';
import '../shared/styles/listbox.css';
import '../shared/styles/pagination.css';
import '../shared/styles/tile-grid.css';
import '../shared/styles/tile.css';
import '../shared/styles/tile-kinds.css';
import '../shared/styles/tile-series.css';
import '../shared/styles/tile-media.css';
import '../shared/styles/focus.css';
import { createApiClient } from '../api/client.ts';
import { allPageBehaviours, allWidgets } from '../widgets/all-widgets.ts';
import { announceConsent } from '../shared/consent/consent.ts';
import { announceSecondRun, findOwnScript } from './own-script.ts';
import { type PublicApi, start } from './start.ts';

declare global {
  /** The version from package.json, inserted by the build. */
  const __PMW_VERSION__: string;
  interface Window {
    readonly PrivateMarketsWidgets: PublicApi;
  }
}

const globalName = 'PrivateMarketsWidgets';
// Read now: the script's own tag can be identified only while the script runs.
const script = findOwnScript();

// Only an own property counts: an element with that id is reachable under the same name.
if (Object.hasOwn(window, globalName)) {
  announceSecondRun(script);
} else {
  const publicApi = start({
    script,
    version: __PMW_VERSION__,
    widgets: allWidgets,
    pageBehaviours: allPageBehaviours,
    createApi: createApiClient,
    signal: new AbortController().signal,
  });
  Object.defineProperty(window, globalName, { value: publicApi, enumerable: true });
  announceConsent();
}
