// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { saveConsent } from '../../shared/consent/consent.ts';
import { type WidgetAction } from '../../shared/widget/use-widget.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { videoContract } from './video.contract.ts';
import { startVideo } from './video.ts';

const embedded = {
  title: 'The file in Ghent',
  embed: 'https://player.example/1',
  page: 'https://player.example/watch/1',
  picture: 'arcade',
};
const filed = { title: 'The file in Ghent', file: '/film.mp4', poster: '/film.jpg' };

const user = userEvent.setup();
const act = vi.fn<(action: WidgetAction) => void>();
let end: () => void = () => undefined;
let pause: MockInstance<HTMLMediaElement['pause']>;
let play: MockInstance<HTMLMediaElement['play']>;

interface Options {
  readonly waitForConsent?: boolean;
  readonly embed?: string;
  readonly embedHosts?: readonly string[];
}

function start(partial: 'video' | 'audio', parameters: object, options: Options = {}): HTMLElement {
  const element = renderPartial(partial, { ...parameters });
  document.body.replaceChildren(element);
  const { embed, waitForConsent = false, embedHosts = ['player.example'] } = options;
  const controller = new AbortController();
  const { signal } = controller;
  startVideo(
    { title: filed.title, embed, waitForConsent },
    makeContext(videoContract, { element, act, signal, embedHosts }),
  );
  end = () => {
    controller.abort();
  };
  return element;
}

const startEmbed = (options: Options = {}) =>
  start('video', embedded, { embed: embedded.embed, ...options });
const playButton = () => screen.getByRole('button', { name: 'Play: The file in Ghent' });
const player = () => document.querySelector('iframe');

beforeEach(() => {
  // jsdom plays nothing.
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  act.mockClear();
  localStorage.clear();
});

describe('video with a player of another site', () => {
  it('makes a button of the link and loads nothing before it is asked for', () => {
    startEmbed();
    expect(playButton()).toHaveAttribute('href', embedded.page);
    expect(player()).toBeNull();
  });

  it.each(['click', ' ', 'Enter'])(
    'loads the player on %j: titled, sandboxed, with the focus',
    async (key) => {
      startEmbed();
      if (key === 'click') await user.click(playButton());
      else {
        playButton().focus();
        await user.keyboard(key === ' ' ? ' ' : '{Enter}');
      }
      expect(player()).toHaveAttribute('title', embedded.title);
      expect(player()).toHaveAttribute('src', embedded.embed);
      expect(player()?.getAttribute('sandbox')).toBe(
        'allow-scripts allow-presentation allow-popups allow-same-origin',
      );
      expect(player()).toHaveFocus();
      expect(act.mock.calls).toEqual([[{ action: 'play', label: embedded.title }]]);
    },
  );

  it('keeps a player of the page’s own origin from taking its sandbox away', async () => {
    startEmbed({ embed: `${location.origin}/player`, embedHosts: [location.host] });
    await user.click(playButton());
    expect(player()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('puts the picture back where it is told to stop, and the focus with it', async () => {
    startEmbed();
    await user.click(playButton());
    player()?.dispatchEvent(new Event('pmw-stop-media', { bubbles: true }));
    expect(player()).toBeNull();
    expect(playButton()).toHaveFocus();
  });

  it('puts the picture back where something else begins to sound', async () => {
    startEmbed();
    await user.click(playButton());
    const other = document.createElement('audio');
    document.body.append(other);
    other.dispatchEvent(new Event('play'));
    expect(player()).toBeNull();
  });

  it.each(['https://other.example/1', 'nowhere'])(
    'fails where the host is not on the page’s list, so that the link stays: %s',
    (embed) => {
      expect(() => startEmbed({ embed })).toThrow(`data-embed is ${JSON.stringify(embed)}`);
      expect(screen.getByRole('link', { name: /^Play/ })).toHaveAttribute('href', embedded.page);
    },
  );

  it('leaves the markup of the CMS as it was, playing or not', async () => {
    const element = startEmbed();
    await user.click(playButton());
    end();
    expect(element.isEqualNode(renderPartial('video', embedded))).toBe(true);
  });
});

describe('video that waits for consent', () => {
  const accept = () => screen.getByRole('button', { name: 'Accept cookies and play' });

  it('asks first, with a link for visitors who do not consent', async () => {
    startEmbed({ waitForConsent: true });
    await user.click(playButton());
    expect(player()).toBeNull();
    expect(screen.getByText(/played by player\.example/)).toBeVisible();
    expect(accept()).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Watch at player.example' });
    expect(link).toHaveAttribute('href', embedded.page);
  });

  it('plays once the visitor consents here', async () => {
    startEmbed({ waitForConsent: true });
    await user.click(playButton());
    await user.click(accept());
    expect(player()).toHaveAttribute('src', embedded.embed);
    expect(act.mock.calls.map(([{ action }]) => action)).toEqual(['accept-cookies', 'play']);
  });

  it('takes the question away, and starts nothing, when the cookie bar is accepted', async () => {
    startEmbed({ waitForConsent: true });
    await user.click(playButton());
    saveConsent(document.body, 'accepted');
    expect([player(), screen.queryByText(/played by/)]).toEqual([null, null]);
    await user.click(playButton());
    expect(player()).not.toBeNull();
  });

  it('plays at once where the consent was given before', async () => {
    saveConsent(document.body, 'accepted');
    startEmbed({ waitForConsent: true });
    await user.click(playButton());
    expect(player()).not.toBeNull();
  });
});

describe('video with a file', () => {
  it('lays a button over the picture, and gives the browser’s controls back when it plays', async () => {
    const element = start('video', filed);
    const film = element.querySelector('video');
    expect(film).not.toHaveAttribute('controls');
    await user.click(playButton());
    expect(film).toHaveAttribute('controls');
    expect(screen.queryByRole('button')).toBeNull();
    expect(act.mock.calls).toEqual([[{ action: 'play', label: filed.title }]]);
  });

  it('gives the controls back where the browser refuses to play', async () => {
    play.mockRejectedValue(new Error('no source'));
    const element = start('video', filed);
    await user.click(playButton());
    await vi.waitFor(() => {
      expect(element.querySelector('video')).toHaveAttribute('controls');
    });
  });

  it('pauses when something else begins to sound', () => {
    const element = start('video', filed);
    const other = document.createElement('audio');
    document.body.append(other);
    other.dispatchEvent(new Event('play'));
    expect(pause.mock.contexts).toEqual([element.querySelector('video')]);
  });

  it('leaves a recording its controls, and tells of it', () => {
    const element = start('audio', filed);
    expect(screen.queryByRole('button')).toBeNull();
    element.querySelector('audio')?.dispatchEvent(new Event('play'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('fails where there is nothing to play', () => {
    expect(() => start('video', embedded)).toThrow('the content is without <video> and <audio>');
  });

  it('leaves the markup of the CMS as it was', () => {
    const element = start('video', filed);
    end();
    expect(element.isEqualNode(renderPartial('video', filed))).toBe(true);
  });
});

describe('video as the template renders it', () => {
  it.each([
    ['video', embedded, embedded.page],
    ['video', filed, filed.file],
  ] as const)('leads to the film without the script: %s %j', (partial, parameters, href) => {
    const element = renderPartial(partial, { ...parameters });
    expect(element.querySelector('a')?.getAttribute('href')).toBe(href);
  });
});
