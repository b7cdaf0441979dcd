// The bundle's entry, the only file that acts when it is imported.

// The cascade, in development as in the product: first the styles that widgets share, then each widget's own
// style sheets, which its .widget.ts imports.
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/text.css';
import '../shared/styles/parts.css';
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
import { announceSecondRun, endFormerRun, findOwnScript, withEnd } from './own-script.ts';
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

/** Starts the engine of this copy of the script. */
function run(): void {
  const life = new AbortController();
  const publicApi = start({
    script,
    version: __PMW_VERSION__,
    widgets: allWidgets,
    pageBehaviours: allPageBehaviours,
    createApi: createApiClient,
    signal: life.signal,
  });
  const value = withEnd(publicApi, () => {
    publicApi.unmount();
    life.abort();
  });
  Object.defineProperty(window, globalName, { value, enumerable: true, configurable: true });
}

// Only an own property counts: an element with that id is reachable under the same name.
const isHere = Object.hasOwn(window, globalName);
if (!isHere || (!announceSecondRun(script) && endFormerRun(window[globalName]))) run();
