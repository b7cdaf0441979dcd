// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
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
let play: MockInstance<HTMLMediaElement['play']>;
let pause: MockInstance<HTMLMediaElement['pause']>;
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
  const config = {
    title: 'title' in options ? options.title : title,
    duration: options.duration ?? 0,
  };
  startAudio(config, makeContext(audioContract, { element, act, signal, texts: options.texts }));
  end = () => {
    controller.abort();
  };
  return element;
}

const findAudio = () => document.querySelector('audio') ?? expect.fail('There is no recording.');
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const times = () =>
  [...document.querySelectorAll('.pmw-audio__time')].map(({ textContent }) => textContent);

/** Does as the browser does when it knows how long the recording is. */
function tellLength(seconds: number): void {
  length = seconds;
  fireEvent(findAudio(), new Event('durationchange'));
}

/** Does as the browser does when the recording has come further. */
function goTo(seconds: number): void {
  findAudio().currentTime = seconds;
  fireEvent(findAudio(), new Event('timeupdate'));
}

beforeEach(() => {
  isPaused = true;
  length = NaN;
  // jsdom plays nothing.
  const medium = HTMLMediaElement.prototype;
  vi.spyOn(medium, 'paused', 'get').mockImplementation(() => isPaused);
  vi.spyOn(medium, 'duration', 'get').mockImplementation(() => length);
  play = vi.spyOn(medium, 'play').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  pause = vi.spyOn(medium, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = true;
    this.dispatchEvent(new Event('pause'));
  });
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  act.mockClear();
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
    await user.click(screen.getByRole('button', { name: `Play: ${title}` }));
    expect(play).toHaveBeenCalledTimes(1);
    expect(act.mock.calls).toEqual([[{ action: 'play', label: title }]]);
    await user.click(screen.getByRole('button', { name: `Pause: ${title}` }));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: `Play: ${title}` })).toHaveFocus();
  });

  it('is led by the keyboard: button, slider, speed', async () => {
    start({ duration: 60 });
    const reached: (string | null)[] = [];
    for (let n = 0; n < 3; n += 1) {
      await user.tab();
      reached.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(reached).toEqual([`Play: ${title}`, 'Position', 'Speed']);
    await user.keyboard('{Shift>}{Tab}{Tab}{/Shift} ');
    expect(play).toHaveBeenCalledTimes(1);
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
    goTo(702);
    expect(slider().value).toBe('702');
    expect(times()[0]).toBe('11:42');
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
    expect(times()[1]).toBe('1:02:03');
    expect(slider().max).toBe('3723');
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

  it('pauses when something else begins to sound', async () => {
    start();
    await user.click(screen.getByRole('button', { name: /^Play/ }));
    const other = document.createElement('video');
    document.body.append(other);
    other.dispatchEvent(new Event('play'));
    expect(screen.getByRole('button', { name: /^Play/ })).toBeVisible();
  });

  it('that cannot be played gets the browser’s controls back', async () => {
    start();
    play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'));
    await user.click(screen.getByRole('button', { name: /^Play/ }));
    await vi.waitFor(() => {
      expect(findAudio()).toHaveAttribute('controls');
    });
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('that is paused before it began keeps its controls', async () => {
    start();
    play.mockRejectedValue(new DOMException('paused', 'AbortError'));
    await user.click(screen.getByRole('button', { name: /^Play/ }));
    await Promise.resolve();
    expect(slider()).toBeInTheDocument();
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

  it('speaks the page’s language', () => {
    start({ duration: 60, texts: { play: 'Anhören: {title}', elapsed: '{time} von {total}' } });
    expect(screen.getByRole('button', { name: `Anhören: ${title}` })).toBeVisible();
    expect(slider()).toHaveAttribute('aria-valuetext', '0:00 von 1:00');
  });

  it('leaves the markup of the CMS as it was, and silent', async () => {
    const element = start();
    await user.click(screen.getByRole('button', { name: /^Play/ }));
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
