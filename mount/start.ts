// The engine, from top to bottom. A part is given only parts that stand above it:
//
//   reporter    tells problems to the console and to the page
//   settings    what the script tag and <html> say, read again if the page may have become another one
//   behaviours  what belongs to no mount point: modals, for example
//   ownWidgets  what a site defines beside ours
//   lives       of the elements with data-widget, each from found to ended
//   guards      answers to what pages, libraries and visitors do; all else works without any of them
//   bringReact  what React widgets need, once the first of them has its turn
//   runLife     one life: read, load, draw, place, tell; or fail, and the CMS content comes back
//   scheduler   finds mount points, gives each its turn (queue), ends and remounts them
//   observe     tells the scheduler what the page adds, removes and changes

import { type OwnAttributes } from '../shared/dom/dom-changes.ts';
import { readHead, readRoot } from '../shared/dom/page-document.ts';
import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { createBringReact } from './core/bring-react.ts';
import { findMountPoints } from './core/find.ts';
import { createAsk, type Hooks } from './core/hooks.ts';
import { createLives } from './core/lives.ts';
import { observe } from './core/observe.ts';
import { createQueue } from './core/queue.ts';
import { type ReactPart } from './core/react-part.ts';
import { type Widgets } from './core/read.ts';
import { runLife } from './core/run-life.ts';
import { createScheduler } from './core/scheduler.ts';
import { consent } from './guards/consent.ts';
import { endlessRemounts } from './guards/endless-remounts.ts';
import { foreignHands } from './guards/foreign-hands.ts';
import { type Guard } from './guards/guard.ts';
import { heldKeys } from './guards/held-keys.ts';
import { hiddenParent } from './guards/hidden-parent.ts';
import { lateDefinitions } from './guards/late-definitions.ts';
import { lateVariables } from './guards/late-variables.ts';
import { leftovers } from './guards/leftovers.ts';
import { missingEndTag } from './guards/missing-end-tag.ts';
import { pageSwap } from './guards/page-swap.ts';
import { secondRun } from './guards/second-run.ts';
import { typingVisitor } from './guards/typing-visitor.ts';
import { openInspector } from './inspector/open-inspector.ts';
import { startPageBehaviours } from './page/behaviours.ts';
import { createPageLookUp, whenParsed } from './page/look-up.ts';
import { createOwnWidgets } from './page/own-widgets.ts';
import { createProtect } from './page/protect.ts';
import { createPublicApi, type PublicApi } from './page/public-api.ts';
import { createSettingsReader } from './page/settings.ts';
import { createReporter } from './report.ts';

/**
 * In the order in which they are asked. Each has a spec of its name beside it. Without its line here that fails and no
 * other (`tests/project/guards.night.test.ts`): all else works (`guards/guards.test.tsx`).
 */
export const allGuards: readonly Guard[] = [
  // Saved and archived pages ("Save as", SingleFile, web archives) and cloned slides (slick, Owl) carry what an earlier
  // run drew.
  leftovers,
  // Turbo, htmx and Livewire store a copy of the page, or swap it for itself, with what a visitor typed and chose in it.
  pageSwap,
  // Page scripts that put their content back after each mounting (tickers, A/B tests) would freeze the page.
  endlessRemounts,
  // Tag managers define a variable that an attribute names after this script has run.
  lateVariables,
  // A site defines widgets of its own after this script has run.
  lateDefinitions,
  // React loops for ever inside a form with a field named `parentNode`.
  hiddenParent,
  // Editors lose an end tag: the widget then takes the place of other mount points.
  missingEndTag,
  // Visitors type in the CMS content while the script is on its way; the text must not get lost. Last of those that wait:
  // it remembers what is there when the widget takes its place.
  typingVisitor,
  // A key that is held sent a form thirty times.
  heldKeys,
  // A/B tests and blockers take out nodes that React drew: it throws at its next change.
  foreignHands,
  // CMSs and optimisers include the script twice.
  secondRun,
  // Consent tools tell of a choice by an event; other tabs and earlier pages have stored one.
  consent,
];

interface StartParts {
  /** The script's own tag; undefined if it cannot be found: then every option has its default. */
  readonly script: HTMLScriptElement | undefined;
  /** The address of the classic script, beside which the product's other files are. */
  readonly scriptAddress?: string | undefined;
  readonly version: string;
  /** Those that are there from the start. */
  readonly widgets: readonly Widget[];
  readonly reactNames: readonly string[];
  readonly pageBehaviours?: readonly PageBehaviour[];
  readonly guards?: readonly Guard[];
  /** Brings what React widgets need, for each of their lives. */
  readonly bringReact: () => Promise<ReactPart>;
  /** Aborted: the engine stops watching the page and ends its behaviours. Mounted widgets stay. */
  readonly signal: AbortSignal;
}

/** Wires the parts of the engine and starts it: read this first. */
export function start(parts: StartParts): PublicApi {
  const {
    script,
    scriptAddress = script?.src,
    version,
    widgets,
    reactNames,
    pageBehaviours = [],
    signal,
  } = parts;
  const reporter = createReporter(console);
  const protect = createProtect(reporter);
  const lookUp = createPageLookUp(window);
  const ownAttributes: OwnAttributes = new WeakMap();
  const byName: Widgets = new Map(reactNames.map((name) => [name, undefined]));
  for (const widget of widgets) byName.set(widget.contract.name, widget);
  const whenTurn = createQueue();
  const settings = createSettingsReader({
    script,
    scriptAddress,
    version,
    lookUp,
    reporter,
    // The head comes before any mount point, and what has no box is in view at once.
    whenLaidOut: whenTurn(readHead()),
    listContracts: () => [...byName.values(), ...pageBehaviours].map((each) => each?.contract),
  });
  const { autoMount, debug } = settings.current().options;
  if (debug) openInspector({ scriptAddress, reporter });

  const behaviours = startPageBehaviours({
    signal,
    settings: settings.current,
    reporter,
    protect,
    pageBehaviours,
    ownAttributes,
  });
  const lives = createLives();
  const ownWidgets = createOwnWidgets({
    widgets: byName,
    reserved: pageBehaviours.map(({ contract }) => contract.name),
    reporter,
    onDefined: (name) => {
      settings.readTextsAnew();
      for (const element of findMountPoints(document)) {
        const life = lives.find(element);
        if (life?.name === name && life.status === 'failed') life.remount();
      }
    },
  });
  const bringReact = createBringReact({
    widgets: byName,
    bring: parts.bringReact,
    whenTurn,
    onCome: settings.readTextsAnew,
  });
  const hooksByGuard = new Map<string, Partial<Hooks>>();
  for (const guard of parts.guards ?? allGuards) {
    protect(guard.name, () => {
      const page = { signal, lives, settings, lookUp, ownWidgets, reporter, behaviours };
      hooksByGuard.set(guard.name, guard.start(page));
    });
  }
  const ask = createAsk(hooksByGuard, protect);
  const page = {
    widgets: byName,
    settings: settings.current,
    lookUp,
    reporter,
    ask,
    ownAttributes,
    bringReact,
  };
  const scheduler = createScheduler({
    lives,
    whenTurn,
    ask,
    reporter,
    runLife: (life) => runLife(life, page),
    isReact: (name) => reactNames.includes(name),
    isAutomatic: () => settings.current().options.autoMount,
  });

  const ready = new Promise<void>((resolve) => {
    if (!autoMount) resolve();
    whenParsed(() => {
      if (signal.aborted) return;
      ask('onAdded', document);
      observe({
        signal,
        lives,
        onTouched: (elements) => {
          if (elements.has(readRoot())) settings.expectChange();
          scheduler.check(elements);
        },
        onAdded: (roots) => {
          settings.expectChange();
          behaviours.scanSoon();
          for (const root of roots) ask('onAdded', root);
          for (const root of roots) void scheduler.mountNew(root);
        },
        onRemoved: (removed) => {
          behaviours.scanSoon();
          scheduler.endRemoved(removed);
        },
      });
      behaviours.scan();
      void scheduler.mountNew(document).then(resolve);
    });
  });
  return createPublicApi({ version, ready, scheduler, reporter, define: ownWidgets.define });
}
