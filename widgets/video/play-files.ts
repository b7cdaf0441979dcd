import { makeElement } from '../../shared/dom/make-element.ts';
import { failWith } from '../../shared/widget/fail-with.ts';
import { type VideoContext } from './video-context.ts';

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
 * Puts a large button over the picture of each film in a frame, until it plays for the first time. The
 * browser's own controls do the rest.
 *
 * @returns a function that pauses all files
 */
export function startFiles(title: string, context: VideoContext): () => void {
  const { element, act, borrow, guard, signal, texts } = context;
  const files = [...element.querySelectorAll<HTMLMediaElement>('video, audio')];
  if (files.length === 0) {
    const expected = 'one of them, or data-embed';
    return failWith({ where: 'the content', found: 'without <video> and <audio>', expected });
  }
  for (const file of files) {
    borrow.use(file);
    const button = file.matches('.pmw-video__frame > video')
      ? makeButton(texts.get('play', { title }))
      : undefined;
    button?.addEventListener(
      'click',
      guard(() => {
        file.play().catch(() => {
          // The browser refused, or the file is missing: its own controls say so.
          showControls();
        });
      }),
    );
    const showControls = () => {
      if (!button?.isConnected) return;
      borrow.attributes(file, { controls: '' });
      if (button === document.activeElement) file.focus();
      takeAway();
    };
    let takeAway: () => void = () => undefined;
    if (button) {
      borrow.attributes(file, { controls: null });
      file.after(button);
      takeAway = borrow.node(button);
    }
    file.addEventListener(
      'play',
      guard(() => {
        showControls();
        act({ action: 'play', label: title });
      }),
      { signal },
    );
  }
  return () => {
    for (const file of files) file.pause();
  };
}
