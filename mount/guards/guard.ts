import { type PageLookUp } from '../../shared/widget/json-reader.ts';
import { type Hooks } from '../core/hooks.ts';
import { type Lives } from '../core/lives.ts';
import { type Reporter } from '../report.ts';
import { type PageBehaviours } from '../page/behaviours.ts';
import { type OwnWidgets } from '../page/own-widgets.ts';
import { type SettingsReader } from '../page/settings.ts';

/** What a guard may use of the engine. */
export interface GuardedPage {
  /** Aborted when the engine stops. */
  readonly signal: AbortSignal;
  readonly lives: Lives;
  readonly settings: Pick<SettingsReader, 'current' | 'addTag'>;
  readonly lookUp: PageLookUp;
  readonly ownWidgets: Pick<OwnWidgets, 'whenDefined'>;
  readonly reporter: Reporter;
  readonly behaviours: Pick<PageBehaviours, 'stepAside' | 'comeBack'>;
}

/**
 * An answer to something that pages, libraries or visitors do to mount points, beside the engine: without it everything else
 * works.
 */
export interface Guard {
  readonly name: string;
  /** Called once, when the engine starts. */
  readonly start: (page: GuardedPage) => Partial<Hooks>;
}
