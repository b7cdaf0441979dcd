// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../shared/consent/consent.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { videoWidget } from './video.widget.ts';
import { videoContract } from './video.contract.ts';

const title = 'The file in Ghent';
const embed = 'https://player.example/1';
const link = 'https://player.example/watch/1';
const embedded = renderPartial('video', { title, embed, page: link, picture: 'arcade' });
const filed = renderPartial('video', { title, file: '/film.mp4', poster: '/film.jpg' });
const recorded = renderPartial('audio', { title, file: '/talk.mp3' });
const waiting = { 'data-wait-for-consent': '' };

const user = userEvent.setup();

/** A film as the CMS renders it; its page trusts one host with players. */
function start(
  partial: HTMLElement,
  attributes: Readonly<Record<string, string | undefined>> = {},
  host = 'player.example',
) {
  const { embed: rendered } = partial.dataset;
  const given = { 'data-title': title, 'data-embed': rendered, ...attributes };
  const options = { 'embed-hosts': host };
  return mountWidget(videoWidget, [given], { html: partial.innerHTML, options });
}

const playButton = () => screen.getByRole('button', { name: `Play: ${title}` });
const press = () => user.click(playButton());
const player = () => document.querySelector('iframe');

beforeEach(() => {
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
});

describe('video with a player of another site', () => {
  const keys = ['click', ' ', '{Enter}'];
  it.each(keys)('loads a sandboxed player on %j and not before, with the focus', async (key) => {
    const { actions } = await start(embedded);
    expect(playButton()).toHaveAttribute('href', link);
    expect(player()).toBeNull();
    playButton().focus();
    await (key === 'click' ? press() : user.keyboard(key));
    const sandbox = 'allow-scripts allow-presentation allow-popups allow-same-origin';
    for (const [name, value] of Object.entries({ title, src: embed, sandbox })) {
      expect(player()).toHaveAttribute(name, value);
    }
    expect(player()).toHaveFocus();
    expect(actions).toEqual([{ widget: 'video', action: 'play', label: title }]);
  });

  it('keeps a player of the page’s own origin from taking its sandbox away', async () => {
    await start(embedded, { 'data-embed': `${location.origin}/player` }, location.host);
    await press();
    expect(player()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('puts the picture back where it is told to stop, and the focus with it', async () => {
    await start(embedded);
    await press();
    player()?.dispatchEvent(new Event('pmw-stop-media', { bubbles: true }));
    expect(player()).toBeNull();
    expect(playButton()).toHaveFocus();
  });

  it('fails where the host is not on the page’s list, so that the link stays', async () => {
    const { statuses, errors } = await start(embedded, { 'data-embed': 'https://other.example/1' });
    expect(statuses).toEqual(['failed']);
    const sentence = 'data-embed is "https://other.example/1"';
    expect(errors).toEqual([expect.stringContaining(sentence)]);
    expect(screen.getByRole('link', { name: /^Play/ })).toHaveAttribute('href', link);
  });
});

const accept = () => screen.getByRole('button', { name: videoContract.texts.accept });

it('video that waits for consent asks first, with a link for visitors who do not consent, and plays once they do', async () => {
  const { actions } = await start(embedded, waiting);
  await press();
  expect(player()).toBeNull();
  expect(screen.getByText(/played by player\.example/)).toBeVisible();
  expect(accept()).toHaveFocus();
  const watch = screen.getByRole('link', { name: 'Watch at player.example' });
  expect(watch).toHaveAttribute('href', link);
  await user.click(accept());
  expect(player()).toHaveAttribute('src', embed);
  expect(actions.map(({ action }) => action)).toEqual(['accept-cookies', 'play']);
});

it('video that waits for consent takes the question away when the cookie bar is accepted, and plays at the next press', async () => {
  await start(embedded, waiting);
  await press();
  saveConsent(document.body, 'accepted');
  expect([player(), screen.queryByText(/played by/)]).toEqual([null, null]);
  await press();
  expect(player()).not.toBeNull();
});

it('video that waits for consent plays at the first press where cookies have been accepted before', async () => {
  saveConsent(document.body, 'accepted');
  await start(embedded, waiting);
  await press();
  expect(player()).not.toBeNull();
});

it.each(['accepted', 'refused'] as const)(
  'video that waits for consent goes on playing when the visitor has %s cookies meanwhile',
  async (choice) => {
    saveConsent(document.body, 'accepted');
    const { actions } = await start(embedded, waiting);
    await press();
    const playing = player();
    saveConsent(document.body, choice);
    document.body.dispatchEvent(
      new CustomEvent('widget:consent', { bubbles: true, detail: { choice } }),
    );
    expect(player()).toBe(playing);
    expect(player()).toHaveFocus();
    expect(actions.map(({ action }) => action)).toEqual(['play']);
  },
);

describe('video with a file', () => {
  it('lays a button over the picture, and gives the browser’s controls back when it plays', async () => {
    const { actions } = await start(filed);
    const film = document.querySelector('video');
    expect(film).not.toHaveAttribute('controls');
    await press();
    expect(film).toHaveAttribute('controls');
    expect(screen.queryByRole('button')).toBeNull();
    expect(actions).toEqual([{ widget: 'video', action: 'play', label: title }]);
  });

  it('gives the controls back where the browser refuses to play', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no source'));
    await start(filed);
    await press();
    await waitFor(() => {
      expect(document.querySelector('video')).toHaveAttribute('controls');
    });
  });

  it('leaves a recording its controls, and tells of it', async () => {
    const { actions } = await start(recorded);
    expect(screen.queryByRole('button')).toBeNull();
    document.querySelector('audio')?.dispatchEvent(new Event('play'));
    await Promise.resolve();
    expect(actions).toHaveLength(1);
  });

  it('fails where there is nothing to play', async () => {
    const { errors } = await start(embedded, { 'data-embed': undefined });
    const sentence = 'the content is without <video> and <audio>';
    expect(errors).toEqual([expect.stringContaining(sentence)]);
  });
});

it.each([
  ['with a player', embedded, link],
  ['with a file', filed, '/film.mp4'],
])('video %s leads to the film without the script, and after it', async (_, partial, href) => {
  const { elements, end } = await start(partial);
  await press();
  end();
  expect(elements[0]?.firstElementChild?.isEqualNode(partial.firstElementChild)).toBe(true);
  expect(partial.querySelector('a')?.getAttribute('href')).toBe(href);
});
