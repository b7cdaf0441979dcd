// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../shared/consent/consent.ts';
import { type WidgetAction } from '../../shared/widget/use-widget.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { videoContract } from './video.contract.ts';
import { startVideo } from './video.ts';

const title = 'The file in Ghent';
const embed = 'https://player.example/1';
const link = 'https://player.example/watch/1';
const embedded = { title, embed, page: link, picture: 'arcade' };
const filed = { title, file: '/film.mp4', poster: '/film.jpg' };

const user = userEvent.setup();
const act = vi.fn<(action: WidgetAction) => void>();
let end: () => void = () => undefined;

interface Options {
  readonly waitForConsent?: boolean;
  readonly embed?: string;
  readonly embedHosts?: readonly string[];
}

function start(partial: 'video' | 'audio', parameters: object, options: Options = {}): HTMLElement {
  const element = renderPartial(partial, { ...parameters });
  document.body.replaceChildren(element);
  const { waitForConsent = false, embedHosts = ['player.example'] } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const context = makeContext(videoContract, { element, act, signal, embedHosts });
  startVideo({ title, embed: options.embed, waitForConsent }, context);
  end = () => {
    controller.abort();
  };
  return element;
}

const startEmbed = (options: Options = {}) => start('video', embedded, { embed, ...options });
const playButton = () => screen.getByRole('button', { name: `Play: ${title}` });
const press = () => user.click(playButton());
const player = () => document.querySelector('iframe');

beforeEach(() => {
  act.mockClear();
  localStorage.clear();
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
});

afterEach(() => {
  end();
});

describe('video with a player of another site', () => {
  it.each(['click', ' ', '{Enter}'])(
    'loads the player on %j and not before: titled, sandboxed, with the focus',
    async (key) => {
      startEmbed();
      expect(playButton()).toHaveAttribute('href', link);
      expect(player()).toBeNull();
      playButton().focus();
      await (key === 'click' ? press() : user.keyboard(key));
      const sandbox = 'allow-scripts allow-presentation allow-popups allow-same-origin';
      for (const [name, value] of Object.entries({ title, src: embed, sandbox })) {
        expect(player()).toHaveAttribute(name, value);
      }
      expect(player()).toHaveFocus();
      expect(act.mock.calls).toEqual([[{ action: 'play', label: title }]]);
    },
  );

  it('keeps a player of the page’s own origin from taking its sandbox away', async () => {
    startEmbed({ embed: `${location.origin}/player`, embedHosts: [location.host] });
    await press();
    expect(player()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('puts the picture back where it is told to stop, and the focus with it', async () => {
    startEmbed();
    await press();
    player()?.dispatchEvent(new Event('pmw-stop-media', { bubbles: true }));
    expect(player()).toBeNull();
    expect(playButton()).toHaveFocus();
  });

  it.each(['https://other.example/1', 'nowhere'])(
    'fails where the host is not on the page’s list, so that the link stays: %s',
    (address) => {
      const sentence = `data-embed is ${JSON.stringify(address)}`;
      expect(() => startEmbed({ embed: address })).toThrow(sentence);
      expect(screen.getByRole('link', { name: /^Play/ })).toHaveAttribute('href', link);
    },
  );
});

describe('video that waits for consent', () => {
  const accept = () => screen.getByRole('button', { name: 'Accept cookies and play' });

  it('asks first, with a link for visitors who do not consent, and plays once they do', async () => {
    startEmbed({ waitForConsent: true });
    await press();
    expect(player()).toBeNull();
    expect(screen.getByText(/played by player\.example/)).toBeVisible();
    expect(accept()).toHaveFocus();
    const watch = screen.getByRole('link', { name: 'Watch at player.example' });
    expect(watch).toHaveAttribute('href', link);
    await user.click(accept());
    expect(player()).toHaveAttribute('src', embed);
    expect(act.mock.calls.map(([{ action }]) => action)).toEqual(['accept-cookies', 'play']);
  });

  it('takes the question away, and starts nothing, when the cookie bar is accepted', async () => {
    startEmbed({ waitForConsent: true });
    await press();
    saveConsent(document.body, 'accepted');
    expect([player(), screen.queryByText(/played by/)]).toEqual([null, null]);
    await press();
    expect(player()).not.toBeNull();
  });

  it('plays at once where the consent was given before', async () => {
    saveConsent(document.body, 'accepted');
    startEmbed({ waitForConsent: true });
    await press();
    expect(player()).not.toBeNull();
  });
});

describe('video with a file', () => {
  it('lays a button over the picture, and gives the browser’s controls back when it plays', async () => {
    const film = start('video', filed).querySelector('video');
    expect(film).not.toHaveAttribute('controls');
    await press();
    expect(film).toHaveAttribute('controls');
    expect(screen.queryByRole('button')).toBeNull();
    expect(act.mock.calls).toEqual([[{ action: 'play', label: title }]]);
  });

  it('gives the controls back where the browser refuses to play', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('no source'));
    const film = start('video', filed).querySelector('video');
    await press();
    await vi.waitFor(() => {
      expect(film).toHaveAttribute('controls');
    });
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
});

it.each([
  ['with a player', embedded, { embed }, link],
  ['with a file', filed, {}, filed.file],
])(
  'video %s leads to the film without the script, and again after it',
  async (_, parameters, options, href) => {
    const element = start('video', parameters, options);
    await press();
    end();
    const partial = renderPartial('video', parameters);
    expect(element.isEqualNode(partial)).toBe(true);
    expect(partial.querySelector('a')).toHaveAttribute('href', href);
  },
);
