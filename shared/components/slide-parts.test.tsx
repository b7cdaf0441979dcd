// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/make-context.ts';
import { getById, showPage } from '../../tests/setup/show-page.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { type ApiClient } from '../../api/client.ts';
import { type ImageResizing } from '../rules/source-set.ts';
import { type WidgetContext } from '../widget/use-widget.ts';
import { accentStyle } from './accent-style.ts';
import { CoverPicture } from './cover-picture.tsx';
import { KeptPicture } from './kept-picture.tsx';
import { SlideDots } from './slide-dots.tsx';
import { SlideLink } from './slide-link.tsx';
import { slideTexts } from './slides.contract.ts';

const inside = (given: Partial<Omit<WidgetContext<ApiClient>, 'texts'>> = {}) => ({
  wrapper: withWidget(makeContext({ texts: slideTexts }, given)),
});

describe('the dots of slides', () => {
  const show = (index: number | undefined) => {
    const onGoTo = vi.fn();
    const slides = [{ id: 'a' }, { id: 'a' }, { id: 'b' }];
    render(
      <SlideDots block="pmw-carousel" slides={slides} index={index} onGoTo={onGoTo} />,
      inside(),
    );
    return { onGoTo, dots: screen.getAllByRole('button') };
  };

  it.each([
    [0, ['true', null, null]],
    [2, [null, null, 'true']],
    [undefined, [null, null, null]],
  ])('say which one is present: %s', (index, expected) => {
    expect(show(index).dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(expected);
  });

  it('go to their slides', () => {
    const warn = vi.spyOn(console, 'error');
    const { onGoTo, dots } = show(0);
    // Although two have the same id.
    expect(warn).not.toHaveBeenCalled();
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
    ]);
    for (const dot of dots) fireEvent.click(dot);
    expect(onGoTo.mock.calls).toEqual([[0], [1], [2]]);
    expect(dots[0]).toHaveClass('pmw-carousel__dot');
    expect(dots[0]?.parentElement).toHaveClass('pmw-carousel__dots');
  });
});

describe('the link of a slide', () => {
  it.each([
    ['/a', 'Read &amp; see', 'Read & see'],
    ['/a', '', null],
    ['', 'Read', null],
    ['javascript:0', 'Read', null],
  ])('to "%s" with the text "%s" says %s', (ctaUrl, ctaText, expected) => {
    const act = vi.fn();
    render(<SlideLink slide={{ ctaUrl, ctaText }} className="own" />, inside({ act }));
    const link = screen.queryByRole('link');
    expect(link?.textContent ?? null).toBe(expected);
    if (link === null) return;
    expect([link.className, link.getAttribute('href')]).toEqual(['own', '/a']);
    fireEvent.click(link);
    expect(act).toHaveBeenCalledExactlyOnceWith({ action: 'cta', label: expected });
  });
});

describe('the colour of a slide', () => {
  it.each([
    ['rgba(23,85,131)', { '--pmw-carousel-accent': 'rgb(23 85 131)' }],
    ['', undefined],
    ['var(--x)', undefined],
  ])('%s', (colorAccent, expected) => {
    expect(accentStyle('--pmw-carousel-accent', { colorAccent })).toEqual(expected);
  });

  it('is none without a slide', () => {
    expect(accentStyle('--pmw-carousel-accent', undefined)).toBeUndefined();
  });
});

describe('a picture that covers its box', () => {
  const resizing = { query: 'width={width}', widths: [480, 960] };
  const show = (
    address: string | undefined,
    imageResizing: ImageResizing,
    loading?: 'lazy' | 'eager',
  ) => {
    const { container } = render(
      <CoverPicture address={address} sizes="100vw" {...(loading && { loading })} />,
      inside({ imageResizing }),
    );
    return container.querySelector('img');
  };

  it('is decoration, and cannot be dragged away', () => {
    const image = show('/a.jpg', {});
    expect(image).toHaveClass('pmw-cover', { exact: true });
    const names = ['src', 'alt', 'draggable', 'srcset', 'sizes'];
    const values = names.map((name) => image?.getAttribute(name));
    expect(values).toEqual(['/a.jpg', '', 'false', null, null]);
  });

  it.each([undefined, ''])('is none without an address: %j', (address) => {
    expect(show(address, resizing)).toBeNull();
  });

  it.each([
    ['lazy', 'auto, 100vw'],
    ['eager', '100vw'],
    [undefined, '100vw'],
  ] as const)('comes in the sizes of the CMS: loading %s', (loading, sizes) => {
    const image = show('/a.jpg', resizing, loading);
    expect(image?.getAttribute('srcset')).toBe('/a.jpg?width=480 480w, /a.jpg?width=960 960w');
    expect(image?.getAttribute('sizes')).toBe(sizes);
  });

  it('is hidden where it cannot be loaded', () => {
    const image = show('/a.jpg', {});
    expect(image?.hidden).toBe(false);
    if (image) fireEvent.error(image);
    expect(image?.hidden).toBe(true);
  });
});

describe('a picture that the CMS may have rendered', () => {
  const show = (html: string, address: string | undefined) => {
    showPage(`<section id="cms">${html}</section><div id="widget"></div>`);
    const { unmount } = render(
      <KeptPicture className="own" isInCms address={address} sizes="50vw" />,
      { container: getById('widget'), ...inside({ element: getById('cms') }) },
    );
    return { unmount, box: document.querySelector('.own') };
  };

  it('is that very node in its box, and comes back to its place', () => {
    const html = '<p><img src="/a.jpg?w=480" id="picture"></p>';
    const { unmount, box } = show(html, '/a.jpg');
    const picture = box?.firstElementChild;
    expect(box?.innerHTML).toBe('<img src="/a.jpg?w=480" id="picture" class="pmw-cover">');
    unmount();
    expect(getById('cms').innerHTML).toBe(html);
    expect(getById('picture')).toBe(picture);
  });

  it.each([
    ['/b.jpg', '<img src="/a.jpg">', '/b.jpg'],
    ['/b.jpg', '', '/b.jpg'],
    [undefined, '<img src="http://localhost:3000/">', null],
  ])('is a new one where the CMS has rendered another or none: %s, %s', (address, html, shown) => {
    const { unmount, box } = show(html, address);
    expect(box?.querySelector('img')?.getAttribute('src') ?? null).toBe(shown);
    expect(getById('cms').innerHTML).toBe(html);
    unmount();
    expect(getById('cms').innerHTML).toBe(html);
  });

  it('is a new one where the CMS cannot have rendered it', () => {
    showPage('<img src="/a.jpg">');
    render(
      <KeptPicture className="own" isInCms={false} address="/a.jpg" sizes="50vw" />,
      inside({ element: document.body }),
    );
    expect(document.querySelector('.own img')).toHaveClass('pmw-cover');
  });
});
