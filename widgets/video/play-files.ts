import { findAll } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { makeUnplayable, onUnplayable, startPlaying } from '../../shared/media/unplayable.ts';
import {
  describeMissingContent,
  describeUnplayable,
} from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { type VideoConfig, type VideoContext } from './video-context.ts';

function makeButton(name: string): HTMLButtonElement {
  const button = makeElement('button', 'pmw-video__button');
  button.type = 'button';
  button.append(
    makeElement('span', 'pmw-video__sign pmw-notch'),
    makeElement('span', 'pmw-visually-hidden', name),
  );
  return button;
}

/**
 * Puts a large button over each film in a frame until it plays for the first time; then the browser's own controls take
 * over. Call the result to pause all files.
 */
export function offerFiles(
  { title }: VideoConfig,
  context: VideoContext,
): (() => void) | FatalProblem {
  const { element, act, changes, guard, report, signal, texts } = context;
  const files = findAll<HTMLMediaElement>(element, 'video, audio');
  if (files.length === 0) {
    return toFatal(describeMissingContent('<video> and <audio>', 'one of them, or data-embed'));
  }
  for (const file of files) {
    changes.use(file);
    let showControls: () => void = () => undefined;
    if (file.matches('.pmw-video__frame > video')) {
      const button = makeButton(texts.get('play', { title }));
      changes.attributes(file, { controls: null });
      file.after(button);
      const removeButton = changes.node(button);
      showControls = () => {
        if (!button.isConnected) return;
        changes.attributes(file, { controls: '' });
        if (button.matches(':focus')) file.focus();
        removeButton();
      };
      const onPress = () => {
        // The browser's own controls say why it cannot play.
        startPlaying(file).catch(showControls);
        return true;
      };
      listenToPresses(button, 'button', onPress, signal);
    }
    const onPlay = () => {
      showControls();
      act({ action: 'play', label: title });
    };
    let message: HTMLElement | undefined;
    const sayUnplayable = guard(() => {
      showControls();
      if (message) return;
      message = makeUnplayable(file, 'pmw-video__unplayable', texts.get('unplayable'));
      file.after(message);
      changes.node(message);
      report(describeUnplayable(file.matches('video') ? '<video>' : '<audio>'));
    });
    listen(file, ['play'], onPlay, { signal });
    onUnplayable(file, sayUnplayable, signal);
  }
  return () => {
    for (const file of files) file.pause();
  };
}
