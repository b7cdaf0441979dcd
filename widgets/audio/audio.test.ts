// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { audioWidget } from './audio.widget.ts';

const title = 'Reading the small print aloud';
const parameters = { title, file: '/podcast.mp3', eyebrow: '', text: '', picture: 'zurich' };
const partial = renderPartial('audio', parameters);
const html = partial.innerHTML;
const known = { 'data-duration': '1865' };

const user = userEvent.setup();
let play: MockInstance<HTMLMediaElement['play']>;
let isPaused = true;
let length = NaN;

const start = (attributes: Readonly<Record<string, string | undefined>> = {}, content = html) =>
  mountWidget(audioWidget, [{ 'data-title': title, ...attributes }], { html: content });

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
  // jsdom plays nothing.
  const medium = HTMLMediaElement.prototype;
  const change = (medium: HTMLMediaElement, type: 'play' | 'pause') => {
    isPaused = type === 'pause';
    medium.dispatchEvent(new Event(type));
  };
  vi.spyOn(medium, 'paused', 'get').mockImplementation(() => isPaused);
  vi.spyOn(medium, 'duration', 'get').mockImplementation(() => length);
  play = vi.spyOn(medium, 'play').mockImplementation(function (this: HTMLMediaElement) {
    change(this, 'play');
    return Promise.resolve();
  });
  vi.spyOn(medium, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    change(this, 'pause');
  });
});

describe('a recording', () => {
  it('has controls of our own in the place of the browser’s: they follow the time, and keep quiet', async () => {
    await start(known);
    expect(findAudio()).not.toHaveAttribute('controls');
    expect(screen.getByRole('group', { name: title })).toBeVisible();
    expect([...times(), slider().max]).toEqual(['0:00', '31:05', '1865']);
    findAudio().currentTime = 702;
    fireEvent(findAudio(), new Event('timeupdate'));
    expect([slider().value, times()[0]]).toEqual(['702', '11:42']);
    expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 31:05');
    fireEvent.focus(slider());
    expect(slider()).toHaveAttribute('aria-valuetext', '11:42 of 31:05');
  });

  it('plays by one button, and pauses at the end, which leaves the markup as it was', async () => {
    const { actions, elements, end } = await start();
    await user.click(playButton());
    expect(isPaused).toBe(false);
    expect(screen.getByRole('button', { name: `Pause: ${title}` })).toHaveFocus();
    expect(actions).toEqual([{ widget: 'audio', action: 'play', label: title }]);
    end();
    expect(isPaused).toBe(true);
    expect(elements[0]?.firstElementChild?.isEqualNode(partial.firstElementChild)).toBe(true);
  });

  it.each([
    ['a recording', 3723, '1:02:03', false],
    ['of a length that nobody knows', NaN, '', true],
    ['a stream', Infinity, '', true],
  ])('says its length itself, whatever the page said: %s', async (_, seconds, text, isDisabled) => {
    await start(Number.isFinite(seconds) ? known : {});
    tellLength(seconds);
    expect([times()[1], slider().disabled]).toEqual([text, isDisabled]);
  });

  it.each([
    ['0', 'metadata'],
    ['60', 'none'],
  ])('said to be %s seconds long has preload %j', async (duration, preload) => {
    await start({ 'data-duration': duration });
    expect(findAudio()).toHaveAttribute('preload', preload);
  });

  it.each([
    ['paused before it began', 'AbortError', false],
    ['refused by the browser', 'NotSupportedError', true],
  ])('that is %s has the browser’s controls again: %s, %s', async (_, name, isGivenBack) => {
    await start();
    play.mockRejectedValue(new DOMException('not played', name));
    await user.click(playButton());
    await waitFor(() => expect(findAudio().hasAttribute('controls')).toBe(isGivenBack));
    expect(screen.queryAllByRole('slider')).toHaveLength(isGivenBack ? 0 : 1);
  });

  it.each([
    [undefined, 'Small print', 'Play: Small print'],
    [undefined, '', 'Play: Recording'],
    ['Aloud', 'Small print', 'Play: Aloud'],
  ])('with the title %j and the label %j has the button %j', async (given, label, name) => {
    await start(
      { 'data-title': given },
      html.replace(/aria-label="[^"]*"/, `aria-label="${label}"`),
    );
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it.each([
    [1.5, '1.5×', 5],
    [1.1, '1.1×', 6],
    [3, '3×', 6],
  ])('shows the speed that the page sets: %d', async (rate, text, count) => {
    await start();
    const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
    expect(speed).toHaveDisplayValue('1×');
    findAudio().playbackRate = rate;
    fireEvent(findAudio(), new Event('ratechange'));
    expect(speed).toHaveDisplayValue(text);
    expect(speed.options).toHaveLength(count);
    const rates = [...speed.options].map(({ value }) => Number(value));
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });

  it('fails where there is nothing to play, so that the content stays', async () => {
    const { statuses, errors } = await start({}, '<p>Nothing</p>');
    const sentence = expect.stringContaining('the content is without <audio>') as unknown;
    expect([statuses, errors]).toEqual([['failed'], [sentence]]);
    expect(screen.getByText('Nothing')).toBeVisible();
  });
});
