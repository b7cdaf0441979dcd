import { type RequestHandler } from 'express';
import type { answerCall, isStubCall } from '../../fixtures/scenarios.ts';

/** What `fixtures/scenarios.ts` provides for the stubs. */
export interface StubModule {
  readonly answerCall: typeof answerCall;
  readonly isStubCall: typeof isStubCall;
}

/** The source of script, stylesheet and fixture modules: Vite in development, else `dist`. */
export interface WidgetSource {
  /** Answers `/assets/widgets.js`, `/assets/widgets.css` and whatever these load. */
  readonly handler: RequestHandler;
  /**
   * The folder of the built files in the addresses of pages: one of this version, which a browser may keep
   * for good. Absent where the files change under the same address.
   */
  readonly findFolder?: () => string;
  /** In development loaded again after each change. */
  readonly loadScenarios: () => Promise<StubModule>;
  /** Allows the style of Vite's error overlay. */
  readonly styleNonce?: string;
}
