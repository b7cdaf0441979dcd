import { findAll } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { findFocused } from '../../shared/dom/focus.ts';
import { makeUnplayable, onUnplayable, startPlaying } from '../../shared/media/unplayable.ts';
import { playAlone } from '../../shared/media/play-alone.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import {
  describeMissingContent,
  describeUnplayable,
} from '../../shared/widget/describe-problems.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { type audioContract } from './audio.contract.ts';
import { formatTime } from './format-time.ts';
import { makeControls } from './make-controls.ts';

/** Draws controls in place of the browser's own, which show the state of the audio element. */
export function startAudio(
  config: ConfigOf<typeof audioContract.attributes>,
  context: BehaviourContext<TextKeyOf<typeof audioContract>>,
): FatalProblem | undefined {
  const { element, act, changes, guard, report, signal, texts } = context;
  const [audio] = findAll<HTMLAudioElement>(element, 'audio');
  if (!audio) {
    return toFatal(describeMissingContent('<audio>', 'one with the recording'));
  }
  const label = audio.ariaLabel?.trim() ?? '';
  const title = config.title ?? (label || texts.get('recording'));
  const { root, toggle, slider, elapsed, total, speed, showRate } = makeControls(title, texts);

  /** In seconds; 0 if it is unknown, and for a stream. */
  const readLength = () => {
    const { duration } = audio;
    return Number.isNaN(duration) ? config.duration : Number.isFinite(duration) ? duration : 0;
  };
  const show = ({ type }: { readonly type: string }) => {
    const [now, length] = [audio.currentTime, readLength()];
    toggle.dataset['state'] = audio.paused ? 'paused' : 'playing';
    toggle.ariaLabel = texts.get(audio.paused ? 'play' : 'pause', { title });
    showRate(audio.playbackRate);
    slider.disabled = length === 0;
    slider.max = `${Math.ceil(length)}`;
    slider.value = `${now}`;
    slider.style.setProperty('--pmw-audio-done', `${length === 0 ? 0 : (now / length) * 100}%`);
    const time = formatTime(now);
    elapsed.textContent = time;
    total.textContent = formatTime(length || NaN);
    // Else a screen reader on the slider would talk over the recording.
    if (type !== 'timeupdate') {
      slider.ariaValueText = texts.get('elapsed', { time, total: formatTime(length) });
    }
  };
  /** The browser's own controls, also where only they may begin to play. */
  const showNativeControls = () => {
    changes.attributes(audio, { controls: '' });
    if (findFocused(root)) audio.focus();
    // Removed controls would make the widget mount again.
    root.style.display = 'none';
  };
  let message: HTMLElement | undefined;
  const sayUnplayable = guard(() => {
    showNativeControls();
    if (message) return;
    message = makeUnplayable(audio, 'pmw-audio__unplayable', texts.get('unplayable'));
    audio.after(message);
    changes.node(message);
    report(describeUnplayable('<audio>'));
  });

  const onPress = () => {
    if (!audio.paused) audio.pause();
    else {
      startPlaying(audio).catch((error: unknown) => {
        // AbortError: paused before it began to play.
        if (!(error instanceof DOMException && error.name === 'AbortError')) showNativeControls();
      });
    }
    return true;
  };
  listenToPresses(toggle, 'button', onPress, signal);
  slider.oninput = (event) => {
    audio.currentTime = slider.valueAsNumber;
    show(event);
  };
  slider.onfocus = show;
  speed.onchange = () => {
    audio.playbackRate = Number(speed.value);
  };
  const stop = () => {
    audio.pause();
  };
  const onPlay = () => {
    act({ action: 'play', label: title });
  };
  const playerEvents = 'timeupdate durationchange ratechange play pause seeked emptied'.split(' ');
  listen(audio, playerEvents, show, { signal });
  onUnplayable(audio, sayUnplayable, signal);
  listen(audio, ['play'], onPlay, { signal });

  changes.attributes(audio, {
    controls: null,
    ...(config.duration === 0 && audio.preload === 'none' && { preload: 'metadata' }),
  });
  audio.after(root);
  changes.node(root);
  changes.untilEnd(stop);
  show({ type: 'start' });
  playAlone(element, stop, signal);
  return undefined;
}
