import { listen } from '../../shared/dom/listen.ts';
import { secondRunEvent } from '../page/own-script.ts';
import { type Guard } from './guard.ts';

/** Answers a second run of the script instead of it, and adopts the options of its tag. */
export const secondRun: Guard = {
  name: 'second run',
  start: ({ signal, settings }) => {
    const onSecond = (event: Event) => {
      // The answer.
      event.preventDefault();
      const { detail: tag } = event as CustomEvent<unknown>;
      settings.addTag(tag instanceof Element ? tag : undefined);
    };
    listen(document, [secondRunEvent], onSecond, { signal });
    return {};
  },
};
