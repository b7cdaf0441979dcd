// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { withWidget } from '../../tests/setup/engine/with-widget.tsx';
import { type ApiClient } from '../../api/client.ts';
import { type WidgetContext } from '../widget/use-widget.ts';
import { accentStyle } from './slide-colours.ts';
import { CoverPicture } from './cover-picture.tsx';
import { KeptPicture } from './kept-picture.tsx';
import { SlideDots } from './slide-dots.tsx';
import { SlideLink } from './slide-link.tsx';
import { slideTexts } from './slides.contract.ts';

const inside = (given: Partial<Omit<WidgetContext<ApiClient>, 'texts'>> = {}) => ({
  wrapper: withWidget(makeContext({ texts: slideTexts }, given)),
});

// Two may have the same id.
const slides = [{ id: 'a' }, { id: 'a' }, { id: 'b' }];

it.each([
  [0, ['true', null, null]],
  [2, [null, null, 'true']],
  [undefined, [null, null, null]],
])('the dots of slides say which one is present, and go to their slides: %s', (index, current) => {
  const warn = vi.spyOn(console, 'error');
  const onGoTo = vi.fn();
  const { texts } = makeContext({ texts: slideTexts });
  render(<SlideDots block="pmw-carousel" {...{ texts, slides, index, onGoTo }} />);
  const dots = screen.getAllByRole('button');
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(current);
  const names = dots.map((dot) => dot.getAttribute('aria-label'));
  expect(names).toEqual([1, 2, 3].map((n) => `Go to slide ${n}`));
  for (const dot of dots) fireEvent.click(dot);
  expect(onGoTo.mock.calls).toEqual([[0], [1], [2]]);
  expect(dots[0]).toHaveClass('pmw-carousel__dot');
  expect(dots[0]?.parentElement).toHaveClass('pmw-carousel__dots');
  expect(warn).not.toHaveBeenCalled();
});

it('the link of a slide says its text and is counted', () => {
  const act = vi.fn();
  const slide = { ctaUrl: '/a', ctaText: 'Read &amp; see' };
  render(<SlideLink slide={slide} className="own" />, inside({ act }));
  const link = screen.getByRole('link', { name: 'Read & see' });
  expect([link.className, link.getAttribute('href')]).toEqual(['own', '/a']);
  fireEvent.click(link);
  expect(act).toHaveBeenCalledExactlyOnceWith({ action: 'cta', label: 'Read & see' });
});

it.each([
  ['/a', ''],
  ['', 'Read'],
  ['javascript:0', 'Read'],
])('the link of a slide to "%s" with the text "%s" is none', (ctaUrl, ctaText) => {
  render(<SlideLink slide={{ ctaUrl, ctaText }} className="own" />, inside());
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  [{ colorAccent: 'rgba(23,85,131)' }, { '--pmw-carousel-accent': 'rgb(23 85 131)' }],
  [{ colorAccent: '' }, undefined],
  [{ colorAccent: 'var(--x)' }, undefined],
  [undefined, undefined],
])('the colour of the slide %j is %j', (slide, expected) => {
  expect(accentStyle('--pmw-carousel-accent', slide)).toEqual(expected);
});

describe('a picture that covers its box', () => {
  const imageResizing = { query: 'width={width}', widths: [480, 960] };
  const show = (address?: string, loading?: 'lazy' | 'eager', isResized = true) => {
    const picture = <CoverPicture address={address} sizes="100vw" {...(loading && { loading })} />;
    const { container } = render(picture, inside(isResized ? { imageResizing } : {}));
    return container.querySelector('img');
  };

  it('is decoration, cannot be dragged away, and is hidden where it cannot be loaded', () => {
    const image = show('/a.jpg', 'lazy', false);
    expect(image).toHaveClass('pmw-cover', { exact: true });
    const names = ['src', 'alt', 'draggable', 'srcset', 'sizes'];
    const values = names.map((name) => image?.getAttribute(name));
    expect(values).toEqual(['/a.jpg', '', 'false', null, null]);
    expect(image?.hidden).toBe(false);
    if (image) fireEvent.error(image);
    expect(image?.hidden).toBe(true);
  });

  it.each([undefined, ''])('is none without an address: %j', (address) => {
    expect(show(address)).toBeNull();
  });

  it('comes in the sizes of the CMS', () => {
    const image = show('/a.jpg');
    expect(image?.getAttribute('srcset')).toBe('/a.jpg?width=480 480w, /a.jpg?width=960 960w');
    expect(image?.getAttribute('sizes')).toBe('100vw');
  });
});

const show = (html: string, address: string | undefined, isInCms = true) => {
  showPage(`<section id="cms">${html}</section><div id="widget"></div>`);
  const { unmount } = render(
    <KeptPicture className="own" isInCms={isInCms} address={address} sizes="50vw" />,
    { container: getById('widget'), ...inside({ element: getById('cms') }) },
  );
  return { unmount, box: document.querySelector('.own') };
};

it.each([
  ['has rendered another', '/b.jpg', '<img src="/a.jpg">', true, '/b.jpg'],
  ['has rendered none', '/b.jpg', '', true, '/b.jpg'],
  ['has no address for it', undefined, '<img src="http://localhost:3000/">', true, null],
  ['cannot have rendered it', '/a.jpg', '<img src="/a.jpg">', false, '/a.jpg'],
  ['has rendered it', '/a.jpg', '<p><img src="/a.jpg?w=480"></p>', true, '/a.jpg?w=480'],
])(
  'a picture that the CMS may have rendered is a new one unless the CMS has rendered it: here it %s',
  (_, address, html, isInCms, shown) => {
    const { unmount, box } = show(html, address, isInCms);
    expect(box?.querySelector('img')?.getAttribute('src') ?? null).toBe(shown);
    expect(getById('cms').innerHTML).toBe(html);
    unmount();
    expect(getById('cms').innerHTML).toBe(html);
  },
);
