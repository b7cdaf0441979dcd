// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WidgetAction } from '../../shared/widget/use-widget.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { audioContract } from './audio.contract.ts';
import { startAudio } from './audio.ts';

const title = 'Reading the small print aloud';
const parameters = { title, file: '/podcast.mp3', eyebrow: '', text: '', picture: 'strata' };

const user = userEvent.setup();
const act = vi.fn<(action: WidgetAction) => void>();
let end: () => void = () => undefined;
let play: ReturnType<typeof vi.spyOn>;
let isPaused = true;
let length = NaN;

interface Options {
  readonly title?: string | undefined;
  readonly duration?: number;
  readonly texts?: Readonly<Record<string, string>>;
}

function start(options: Options = {}, element = renderPartial('audio', parameters)): HTMLElement {
  document.body.replaceChildren(element);
  const controller = new AbortController();
  const { signal } = controller;
  const { duration = 0, texts } = options;
  const config = { title: 'title' in options ? options.title : title, duration };
  startAudio(config, makeContext(audioContract, { element, act, signal, texts }));
  end = () => {
    controller.abort();
  };
  return element;
}

const findAudio = () => document.querySelector('audio') ?? expect.fail('There is no recording.');
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const playButton = () => screen.getByRole('button', { name: `Play: ${title}` });
const times = () =>
  [...document.querySelectorAll('.pmw-audio__time')].map(({ textContent }) => textContent);

/** Does as the browser does when it knows how long the recording is. */
function tellLength(seconds: number): void {
  length = seconds;
  fireEvent(findAudio(), new Event('durationchange'));
}

beforeEach(() => {
  isPaused = true;
  length = NaN;
  act.mockClear();
  // jsdom plays nothing.
  const medium = HTMLMediaElement.prototype;
  const change = (type: 'play' | 'pause') =>
    function change(this: HTMLMediaElement) {
      isPaused = type === 'pause';
      this.dispatchEvent(new Event(type));
      return Promise.resolve();
    };
  vi.spyOn(medium, 'paused', 'get').mockImplementation(() => isPaused);
  vi.spyOn(medium, 'duration', 'get').mockImplementation(() => length);
  play = vi.spyOn(medium, 'play').mockImplementation(change('play'));
  vi.spyOn(medium, 'pause').mockImplementation(change('pause'));
});

afterEach(() => {
  end();
});

describe('a recording', () => {
  it('has controls of our own in the place of the browser’s, as a group of its name', () => {
    start({ duration: 1865 });
    expect(findAudio()).not.toHaveAttribute('controls');
    expect(screen.getByRole('group', { name: title })).toBeVisible();
    expect(times()).toEqual(['0:00', '31:05']);
    expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 31:05');
    expect(slider()).toHaveAttribute('max', '1865');
  });

  it('plays and pauses by one button, which says what comes next', async () => {
    start();
    await user.click(playButton());
    expect(isPaused).toBe(false);
    expect(act.mock.calls).toEqual([[{ action: 'play', label: title }]]);
    await user.click(screen.getByRole('button', { name: `Pause: ${title}` }));
    expect(isPaused).toBe(true);
    expect(playButton()).toHaveFocus();
  });

  it('goes where the slider is moved', () => {
    start({ duration: 1865 });
    fireEvent.input(slider(), { target: { value: '702' } });
    expect(findAudio().currentTime).toBe(702);
    expect(times()).toEqual(['11:42', '31:05']);
    expect(slider()).toHaveAttribute('aria-valuetext', '11:42 of 31:05');
  });

  it('follows the time, and keeps quiet while it runs', () => {
    start({ duration: 1865 });
    findAudio().currentTime = 702;
    fireEvent(findAudio(), new Event('timeupdate'));
    expect([slider().value, times()[0]]).toEqual(['702', '11:42']);
    expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 31:05');
    fireEvent.focus(slider());
    expect(slider()).toHaveAttribute('aria-valuetext', '11:42 of 31:05');
  });

  it('is played at the speed that is chosen', async () => {
    start();
    const speed = screen.getByRole('combobox', { name: 'Speed' });
    expect(speed).toHaveDisplayValue('1×');
    await user.selectOptions(speed, '1.5×');
    expect(findAudio().playbackRate).toBe(1.5);
  });

  it('says its length itself, whatever the page said', () => {
    start({ duration: 1865 });
    tellLength(3723);
    expect([times()[1], slider().max]).toEqual(['1:02:03', '3723']);
  });

  it.each([
    ['nobody knows its length', NaN],
    ['it is a stream', Infinity],
  ])('has no position to choose where %s', (_, seconds) => {
    start();
    tellLength(seconds);
    expect(slider()).toBeDisabled();
    expect(times()[1]).toBe('');
  });

  it.each([
    [0, 'metadata'],
    [60, 'none'],
  ])('said to be %d seconds long has preload %j', (duration, preload) => {
    start({ duration });
    expect(findAudio()).toHaveAttribute('preload', preload);
  });

  it.each([
    ['paused before it began', 'AbortError', false],
    ['refused by the browser', 'NotSupportedError', true],
  ])('that is %s has the browser’s controls again: %s, %s', async (_, name, isGivenBack) => {
    start();
    play.mockRejectedValue(new DOMException('not played', name));
    await user.click(playButton());
    await vi.waitFor(() => {
      expect(findAudio().hasAttribute('controls')).toBe(isGivenBack);
    });
    expect(screen.queryAllByRole('slider')).toHaveLength(isGivenBack ? 0 : 1);
  });

  it.each([
    [undefined, 'Small print', 'Play: Small print'],
    [undefined, '', 'Play: Recording'],
    ['Aloud', 'Small print', 'Play: Aloud'],
  ])('with the title %j and the label %j has the button %j', (given, label, name) => {
    const element = renderPartial('audio', parameters);
    element.querySelector('audio')?.setAttribute('aria-label', label);
    start({ title: given }, element);
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('leaves the markup of the CMS as it was, and silent', async () => {
    const element = start();
    await user.click(playButton());
    end();
    expect(isPaused).toBe(true);
    expect(element.isEqualNode(renderPartial('audio', parameters))).toBe(true);
  });

  it('fails where there is nothing to play, so that the content stays', () => {
    const element = renderPartial('audio', parameters);
    element.querySelector('audio')?.remove();
    expect(() => start({}, element)).toThrow('the content is without <audio>');
  });
});
