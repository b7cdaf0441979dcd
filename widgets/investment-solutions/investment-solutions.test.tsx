// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playFocusVisible } from '../../tests/setup/focus-visible.ts';
import { mountWidget } from '../../tests/setup/mount-widget.ts';
import { investmentSolutionsWidget } from './investment-solutions.widget.ts';
import { pinnedQuery } from './use-pinning.ts';

/** A window over a page on which the section begins at 1000 px; scrolling moves the marks above its edge. */
function createFakePage() {
  let observed: HTMLElement[] = [];
  let tell: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
  const isAbove = (mark: HTMLElement, at: number) =>
    parseFloat(mark.style.insetBlockStart) <= at - 1000;
  const page = {
    scrollY: 0,
    scrolls: [] as ScrollToOptions[],
    hasRoom: true,
    /** Scrolls the page to this distance in the section; marks that do not move cause no callback. */
    scrollTo: (y: number) => {
      const changed = observed.filter((mark) => isAbove(mark, y) !== isAbove(mark, page.scrollY));
      page.scrollY = y;
      vi.stubGlobal('scrollY', y);
      if (changed.length === 0) return;
      act(() => {
        tell(changed.map((target) => ({ target, isIntersecting: isAbove(target, y) })));
      });
    },
    /** The visitor scrolls there and stops. */
    restAt: (y: number) => {
      page.scrollTo(y);
      act(() => {
        document.dispatchEvent(new Event('scrollend'));
        vi.advanceTimersByTime(100);
      });
    },
    observed: () => observed,
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      readonly observe = (element: HTMLElement) => {
        if (element.matches('.pmw *')) observed.push(element);
        // The engine waits for the mount point to come into view.
        else tell([{ target: element, isIntersecting: true, boundingClientRect: new DOMRect() }]);
      };
      readonly unobserve = vi.fn();
      readonly disconnect = () => void (observed = []);
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: page.hasRoom && query === pinnedQuery,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => {
    page.scrolls.push(options);
    page.scrollTo(options.top ?? 0);
  });
  Object.assign(window, { onscrollend: null });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 1000 - page.scrollY }) as DOMRect,
  );
  return page;
}

let page: ReturnType<typeof createFakePage>;
beforeEach(() => {
  page = createFakePage();
  playFocusVisible();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'onscrollend');
});

type SlideFields = Readonly<Record<string, string | boolean>>;

const makeSlides = (count: number): SlideFields[] =>
  Array.from({ length: count }, (_, index) => ({
    headline: `Headline ${index + 1}`,
    copy: `<p>Copy ${index + 1}</p>`,
    ctaUrl: `#${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));

async function show(slides: number | readonly SlideFields[] = 4, attributes = {}) {
  const given = typeof slides === 'number' ? makeSlides(slides) : slides;
  const mounted = await mountWidget(investmentSolutionsWidget, [
    // With an id too nothing is fetched.
    { 'data-carousel-id': 'home', 'data-slides': JSON.stringify(given), ...attributes },
  ]);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  /** The actions that the page is told, which is a microtask later. */
  const readActions = async () => {
    await Promise.resolve();
    return mounted.actions.map((action) => ({ ...action, widget: undefined }));
  };
  return { ...mounted, readActions };
}

const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const currentNames = () =>
  within(region())
    .getAllByRole('button', { current: true })
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
const status = () => screen.getByRole('status').textContent;

describe('the showcase', () => {
  it('is a named region with a button for each headline and each dot', async () => {
    await show(2, { 'data-scroll-height': '3000' });
    expect(region()).toHaveAccessibleName('Investment solutions');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Investment solutions');
    const headlines = screen.getAllByRole('heading', { level: 3 });
    const names = headlines.map((each) => within(each).getByRole('button').textContent);
    expect(names).toEqual(['Headline 1', 'Headline 2']);
    for (const n of [1, 2]) button(`Go to slide ${n}`);
    expect(region().querySelector('svg[viewBox="0 0 1 3000"]')).not.toBeNull();
  });

  it.each(['Headline 3', 'Go to slide 3'])('scrolls to the slide of "%s"', async (name) => {
    const { readActions } = await show(7);
    await user.click(button(name));
    expect(page.scrolls).toEqual([{ top: 2144, behavior: 'smooth' }]);
    expect(currentNames()).toEqual(['Headline 3', 'Go to slide 3']);
    expect(await readActions()).toEqual([{ action: 'go-to', value: 3 }]);
  });

  it('announces the slide and tells the page when scrolling has ended on another one', async () => {
    const { readActions } = await show();
    page.restAt(990);
    page.scrollTo(3100);
    expect([status(), await readActions()]).toEqual(['', []]);
    page.restAt(3100);
    expect(status()).toBe('Headline 3: 3 of 4');
    expect(await readActions()).toEqual([{ action: 'slide', label: 'Headline 3', value: 3 }]);
    page.restAt(3200);
    expect(await readActions()).toHaveLength(1);
    page.restAt(4200);
    expect(status()).toBe('Headline 4: 4 of 4');
    page.restAt(5000);
    expect(await readActions()).toHaveLength(2);
  });
});

describe('the showcase as a list', () => {
  it.each([
    ['in an editor', true, 4, { 'data-editing': '' }],
    ['with one slide', true, 1, {}],
    ['with more than 12 slides', true, 13, {}],
  ])('shows all slides, none of them as the present one, %s', async (_, hasRoom, count, given) => {
    page.hasRoom = hasRoom;
    await show(count, given);
    expect(screen.queryAllByRole('button', { current: true })).toEqual([]);
    for (const slide of region().querySelectorAll('[data-state]')) {
      expect(slide).toHaveAttribute('data-state', 'listed');
    }
    expect(page.observed()).toEqual([]);
  });

  it('scrolls to the slide of a headline', async () => {
    page.hasRoom = false;
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await show();
    await user.click(button('Headline 2'));
    const slides = scroll.mock.contexts.map((slide) => (slide as Element).textContent);
    expect(slides).toEqual([expect.stringContaining('Copy 2')]);
    expect(page.scrolls).toEqual([]);
  });

  it.each([
    [
      true,
      [
        'investment-solutions: the overflow of the ancestor section is "hidden"; expected "visible" or "clip" on every ancestor, or the section cannot be pinned. The slides are listed below each other.',
      ],
    ],
    [false, []],
  ])('names the ancestor that breaks sticky where it has room: %s', async (hasRoom, told) => {
    page.hasRoom = hasRoom;
    const { errors } = await show(4, { style: 'overflow: hidden' });
    expect(errors).toEqual(told);
  });
});

describe('a slide of the showcase', () => {
  it('shows headline and copy as HTML of the allow-list, without a link in its button', async () => {
    const headline = 'Private <em>equity</em><script>alert(1)</script>';
    const copy = '<p onclick="alert(1)">Held</p><img src="x" onerror="alert(1)">';
    await show([{ headline, copy }, { headline: '<A href="/x">Private &amp; patient</A>' }]);
    const heading = screen.getByRole('heading', { level: 3, name: 'Private equity' });
    expect(within(heading).getByText('equity').localName).toBe('em');
    expect(button('Private & patient').querySelector('a')).toBeNull();
    expect(screen.getByText('Held').outerHTML).toBe('<p>Held</p>');
    expect(region().querySelector('script, [onerror], [onclick]')).toBeNull();
  });

  it('has a headline to press where its own is empty, and pictures from safe addresses only', async () => {
    const slide = { headline: '<p> </p>', backgroundImage: '/a.webp' };
    await show([
      { ...slide, featureImage: 'javascript:0' },
      { ...slide, featureImage: '/b.webp' },
    ]);
    const headlines = screen.getAllByRole('heading', { level: 3 });
    const names = headlines.map(({ textContent }) => textContent);
    expect(names).toEqual(['Go to slide 1', 'Go to slide 2']);
    const images = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
    expect(images).toEqual(['/a.webp', '/b.webp', '/a.webp']);
  });

  it('brings its ground when it becomes current, and has its colour, in the bar too', async () => {
    const second = { headline: 'B', isBackgroundLight: true, colorAccent: '#783316' };
    await show([{ headline: 'A' }, second]);
    const find = (part: string) => region().querySelector<HTMLElement>(part);
    const pin = find('.pmw-investment-solutions__pin');
    expect(pin?.dataset['tone']).toBe('dark');
    page.scrollTo(3500);
    expect(pin?.dataset['tone']).toBe('light');
    for (const part of ['.pmw-investment-solutions__bar', '[data-state=current]']) {
      const accent = find(part)?.style.getPropertyValue('--pmw-investment-solutions-accent');
      expect(accent).toBe('#783316');
    }
  });
});

it.each(['pinned', 'still'])('the stylesheet pins where the script does: %s', (name) => {
  const css = readFileSync(`${import.meta.dirname}/investment-solutions-${name}.css`, 'utf8');
  expect(css).toContain(`@media ${pinnedQuery} {`);
});
