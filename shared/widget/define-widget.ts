import { type DomChanges } from '../dom/dom-changes.ts';
import { type ConfigOf } from './attributes.ts';
import { type TextKeyOf, type WidgetContract } from './define-contract.ts';
import { type ReactWidget } from './define-react-widget.ts';
import { type FatalProblem, type Problem } from './problem.ts';
import { type Texts } from './texts.ts';
import { type LifeContext, type WidgetAction } from './use-widget.ts';

export interface BehaviourContext<TextKey extends string = never> extends LifeContext<TextKey> {
  /** Restores every change at the end, also if `start` throws half-way. */
  readonly changes: DomChanges;
  /** What its `load` has returned; null without one. */
  readonly data: unknown;
}

export interface Behaviour {
  readonly kind: 'behaviour';
  readonly contract: WidgetContract;
  /** @returns data for `start`; undefined if there is nothing to show */
  load?(config: unknown, context: LifeContext): unknown;
  /**
   * Ends when the signal is aborted and every change is undone.
   *
   * @returns why it cannot work, if something that it needs is missing
   */
  start(config: unknown, context: BehaviourContext): FatalProblem | undefined;
}

/** A widget as the engine has it. What draws a React widget is in the React part. */
export type Widget = Behaviour | Pick<ReactWidget<never>, 'kind' | 'contract'>;

interface BehaviourParts<Contract extends WidgetContract> {
  readonly contract: Contract;
  readonly start: (
    config: ConfigOf<Contract['attributes']>,
    context: BehaviourContext<TextKeyOf<Contract>>,
  ) => FatalProblem | undefined;
}

/** Combines a contract with the code that works on the CMS's own markup. */
export function defineBehaviour<Contract extends WidgetContract>(
  parts: BehaviourParts<Contract>,
): Behaviour {
  return { kind: 'behaviour', ...parts };
}

export interface PageContext<TextKey extends string = string> {
  readonly document: Document;
  /** Aborted when the engine stops. */
  readonly signal: AbortSignal;
  /** Restores every change at the end, also if `start` throws half-way. */
  readonly changes: DomChanges;
  /** Whether a CMS editor is editing the element (`data-editing`). */
  readonly isEditing: (element: Element) => boolean;
  /** The element's own `data-text-<key>` win. */
  readonly textsOf: (element: Element) => Texts<TextKey>;
  readonly report: (problem: Problem, element: Element) => void;
  readonly act: (action: WidgetAction, element: Element) => void;
}

/** Called by the engine. */
export interface PageWatcher {
  /** Reads the page at the start, and once after each batch of changes. */
  readonly scan: () => void;
  /** Restores everything it has moved: a copy of the page is about to be made, or the engine stops. */
  readonly restore: () => void;
}

/** A behaviour that belongs to no mount point. */
export interface PageBehaviour {
  readonly kind: 'page';
  readonly contract: WidgetContract;
  readonly start: (context: PageContext) => PageWatcher;
}

/** Combines a contract with the code that works on elements anywhere on the page, including later ones. */
export function definePageBehaviour<Contract extends WidgetContract>(parts: {
  readonly contract: Contract;
  readonly start: (context: PageContext<TextKeyOf<Contract>>) => PageWatcher;
}): PageBehaviour {
  return { kind: 'page', ...parts };
}
