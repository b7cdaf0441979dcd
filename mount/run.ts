import { type Widget } from '../shared/widget/define-widget.ts';
import { allBehaviours, allPageBehaviours, reactNames } from '../widgets/all-widgets.ts';
import { announceSecondRun, isFormerRunAlive, withEnd } from './page/own-script.ts';
import { runQueue } from './page/definition-queue.ts';
import { type ReactPart } from './core/react-part.ts';
import { createReporter } from './report.ts';
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

interface RunParts {
  /** The tag of this copy of the script; undefined if it cannot be found. */
  readonly script: HTMLScriptElement | undefined;
  /** That of the classic script, if this one is elsewhere. */
  readonly scriptAddress?: string | undefined;
  /** The React widgets, if they are in the same file. */
  readonly reactWidgets?: readonly Widget[];
  readonly bringReact: () => Promise<ReactPart>;
}

/** Starts the engine of this copy of the script. */
function startCopy({ reactWidgets = [], ...parts }: RunParts): void {
  const life = new AbortController();
  const publicApi = start({
    ...parts,
    version: __PMW_VERSION__,
    widgets: [...allBehaviours, ...reactWidgets],
    reactNames,
    pageBehaviours: allPageBehaviours,
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

/** Runs this copy of the script, unless another one runs already. */
export function run(parts: RunParts): void {
  const isSecond =
    announceSecondRun(parts.script) || isFormerRunAlive(Reflect.get(window, globalName));
  if (!isSecond) startCopy(parts);
}
