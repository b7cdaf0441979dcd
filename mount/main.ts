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
import { announceSecondRun, findOwnScript, isFormerRunAlive, withEnd } from './page/own-script.ts';
import { runQueue } from './page/definition-queue.ts';
import { createReporter } from './core/report.ts';
import { type PublicApi } from './page/public-api.ts';
import { start } from './start.ts';

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
  // Writable: `window.PrivateMarketsWidgets = window.PrivateMarketsWidgets || {}` must not stop a script of the page.
  const property = { value, enumerable: true, configurable: true, writable: true };
  const isThere =
    Reflect.defineProperty(window, globalName, property) || Reflect.set(window, globalName, value);
  const reporter = createReporter(console);
  // After `var`, the name can be given another value, but not be defined anew.
  if (!isThere) {
    reporter.reportOnPage(globalName, {
      where: `window.${globalName}`,
      found: "the page's own, which cannot be replaced",
      expected: 'no other use of the name',
      outcome: 'Widgets mount, but no script can call them.',
    });
  }
  runQueue(value, reporter);
}

if (!announceSecondRun(script) && !isFormerRunAlive(Reflect.get(window, globalName))) run();
