import { type RequestHandler } from 'express';
import type { answerCall, isStubCall } from '../../fixtures/scenarios.ts';

/** What `fixtures/scenarios.ts` gives to the stubs. */
export interface StubModule {
  readonly answerCall: typeof answerCall;
  readonly isStubCall: typeof isStubCall;
}

/** Where script, stylesheet and fixture modules come from: Vite in development, else `dist`. */
export interface WidgetSource {
  /** Answers `/assets/widgets.js`, `/assets/widgets.css` and whatever these load. */
  readonly handler: RequestHandler;
  /** In development read anew after each change. */
  readonly loadScenarios: () => Promise<StubModule>;
  /** Allows the style of Vite's error overlay. */
  readonly styleNonce?: string;
}
