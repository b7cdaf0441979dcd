// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playFocusVisible } from '../../tests/setup/focus-visible.ts';
import { type Slide } from '../../api/slideshow.ts';
import { emptySlide } from '../../fixtures/make/slides.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { type WidgetAction } from '../../shared/widget/use-widget.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { investmentSolutionsContract } from './investment-solutions.contract.ts';
import { InvestmentSolutions } from './investment-solutions.tsx';
import { pinnedQuery } from './use-pinning.ts';

function makeSlides(count: number): Slide[] {
  return Array.from({ length: count }, (_, index) => ({
    ...emptySlide,
    headline: `Headline ${index + 1}`,
    copy: `<p>Copy ${index + 1}</p>`,
    ctaUrl: `#${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));
}

/** A window over a page on which the section begins at 1000 px; scrolling moves the marks above its edge. */
function createFakePage() {
  let observed: HTMLElement[] = [];
  let tell: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
  const page = {
    scrollY: 0,
    scrolls: [] as ScrollToOptions[],
    hasRoom: true,
    /** Scrolls the page to this distance in the section; marks that do not move cause no callback. */
    scrollTo: (y: number) => {
      const isAbove = (mark: HTMLElement, at: number) =>
        parseFloat(mark.style.insetBlockStart) <= at - 1000;
      const changed = observed.filter((mark) => isAbove(mark, y) !== isAbove(mark, page.scrollY));
      page.scrollY = y;
      vi.stubGlobal('scrollY', y);
      if (changed.length === 0) return;
      act(() => {
        tell(changed.map((target) => ({ target, isIntersecting: isAbove(target, y) })));
      });
    },
    /** The visitor stops scrolling. */
    rest: () => {
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
      observe(element: HTMLElement): void {
        observed.push(element);
      }
      disconnect(): void {
        observed = [];
      }
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
let actions: WidgetAction[];
let problems: Problem[];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  page = createFakePage();
  actions = [];
  problems = [];
  playFocusVisible();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'onscrollend');
});

interface Options {
  readonly slides?: readonly Slide[];
  readonly scrollHeight?: number;
  readonly isEditing?: boolean;
  readonly texts?: Readonly<Record<string, string>>;
  readonly overflow?: string;
}

function show(options: Options = {}) {
  const { slides = makeSlides(4), scrollHeight = 4000 } = options;
  const element = document.createElement('section');
  element.style.overflow = options.overflow ?? '';
  const context = makeContext(investmentSolutionsContract, {
    element,
    texts: options.texts,
    isEditing: options.isEditing ?? false,
    report: (problem) => problems.push(problem),
    act: (action) => actions.push(action),
  });
  const config = { carouselId: 'home', slides: undefined, scrollHeight, imageQuery: undefined };
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  const view = render(
    <>
      <button>Before</button>
      <StrictMode>
        <InvestmentSolutions config={config} data={slides} />
      </StrictMode>
      <button>After</button>
    </>,
    { wrapper: withWidget(context) },
  );
  return { user, ...view };
}

const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const currentNames = () =>
  within(region())
    .getAllByRole('button', { current: true })
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
const status = () => screen.getByRole('status').textContent;

describe('the showcase', () => {
  it('is a named region with a button for each headline and each dot', () => {
    show();
    expect(region()).toHaveAccessibleName('Investment solutions');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Investment solutions');
    const headlines = screen.getAllByRole('heading', { level: 3 });
    expect(headlines.map((headline) => headline.textContent)).toEqual([
      'Headline 1',
      'Headline 2',
      'Headline 3',
      'Headline 4',
    ]);
    for (const headline of headlines) within(headline).getByRole('button');
    for (const n of [1, 2, 3, 4]) button(`Go to slide ${n}`);
    expect(currentNames()).toEqual(['Headline 1', 'Go to slide 1']);
  });

  it('shows the slide of the scroll position, each once', () => {
    show();
    const seen: (string | null)[] = [];
    for (let y = 0; y <= 6000; y += 25) {
      page.scrollTo(y);
      const [name = null] = currentNames();
      if (seen.at(-1) !== name) seen.push(name);
    }
    expect(seen).toEqual(['Headline 1', 'Headline 2', 'Headline 3', 'Headline 4']);
  });

  it.each([
    [999, 1],
    [1000, 1],
    [1999, 1],
    [2000, 2],
    [4999, 4],
    [5000, 4],
    [9000, 4],
  ])('at %d px of the page shows slide %d', (y, n) => {
    show();
    page.scrollTo(y);
    expect(currentNames()).toEqual([`Headline ${n}`, `Go to slide ${n}`]);
  });

  it.each(['Headline 3', 'Go to slide 3'])('scrolls to the slide of "%s"', async (name) => {
    const { user } = show({ slides: makeSlides(7) });
    await user.click(button(name));
    expect(page.scrolls).toEqual([{ top: 2144, behavior: 'smooth' }]);
    expect(currentNames()).toEqual(['Headline 3', 'Go to slide 3']);
    expect(actions).toEqual([{ action: 'go-to', value: 3 }]);
  });

  it('takes the room of its scroll height', () => {
    show({ scrollHeight: 3000 });
    expect(region().querySelector('svg[viewBox="0 0 1 3000"]')).not.toBeNull();
  });

  it('announces the slide and tells the page when scrolling has ended on another one', () => {
    show();
    page.scrollTo(3100);
    expect(status()).toBe('');
    page.rest();
    expect(status()).toBe('Headline 3: 3 of 4');
    expect(actions).toEqual([{ action: 'slide', label: 'Headline 3', value: 3 }]);
    page.scrollTo(3200);
    page.rest();
    expect(actions).toHaveLength(1);
    page.scrollTo(4200);
    page.rest();
    expect(status()).toBe('Headline 4: 4 of 4');
  });

  it('says nothing before the section is reached and after it is left', () => {
    show();
    page.scrollTo(990);
    page.rest();
    page.scrollTo(5000);
    page.rest();
    expect([status(), actions]).toEqual(['', []]);
  });

  it('brings a slide into view when the keyboard’s focus comes into it', async () => {
    const { user } = show({ slides: makeSlides(3), scrollHeight: 3000 });
    await user.click(button('Before'));
    await user.tab();
    expect(link('Skip this section')).toHaveFocus();
    await user.tab();
    expect(button('Headline 1')).toHaveFocus();
    await user.tab();
    expect(link('Read 1')).toHaveFocus();
    await user.tab();
    expect(button('Headline 2')).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(link('Read 3')).toHaveFocus();
    expect(page.scrolls).toEqual([
      { top: 1001, behavior: 'instant' },
      { top: 2001, behavior: 'instant' },
      { top: 3001, behavior: 'instant' },
    ]);
    expect(currentNames()).toEqual(['Headline 3', 'Go to slide 3']);
    await user.tab();
    expect(button('Go to slide 1')).toHaveFocus();
  });

  it('can be skipped, without a trace in the address', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const { user } = show();
    await user.click(link('Skip this section'));
    expect(location.hash).toBe('');
    await user.tab();
    expect(button('After')).toHaveFocus();
  });

  it('says what the page wants it to say', () => {
    show({
      texts: {
        label: 'Lösungen',
        'go-to': 'Zu {n}',
        skip: 'Überspringen',
        present: '{n} von {total}: {headline}',
      },
    });
    expect(region()).toHaveAccessibleName('Lösungen');
    button('Zu 2');
    link('Überspringen');
    page.scrollTo(2500);
    page.rest();
    expect(status()).toBe('2 von 4: Headline 2');
  });

  it('stops watching when it leaves', () => {
    const { unmount } = show();
    expect(page.observed()).toHaveLength(5);
    unmount();
    expect(page.observed()).toEqual([]);
  });
});

describe('the showcase as a list', () => {
  it.each([
    { says: 'where there is no room or less motion is wanted', room: false, options: {} },
    { says: 'in an editor', room: true, options: { isEditing: true } },
    { says: 'with one slide', room: true, options: { slides: makeSlides(1) } },
    { says: 'with more than 12 slides', room: true, options: { slides: makeSlides(13) } },
    { says: 'where sticky is broken', room: true, options: { overflow: 'hidden' } },
  ])('shows all slides, none of them as the present one, $says', ({ room, options }) => {
    page.hasRoom = room;
    show(options);
    expect(screen.queryAllByRole('button', { current: true })).toEqual([]);
    for (const slide of region().querySelectorAll('[data-state]')) {
      expect(slide).toHaveAttribute('data-state', 'listed');
    }
    expect(page.observed()).toEqual([]);
  });

  it('scrolls to the slide of a headline', async () => {
    page.hasRoom = false;
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this);
    };
    const { user } = show();
    await user.click(button('Headline 2'));
    expect(seen.map((slide) => slide.textContent)).toEqual([expect.stringContaining('Copy 2')]);
    expect(page.scrolls).toEqual([]);
  });

  it('names the ancestor that breaks sticky', () => {
    show({ overflow: 'hidden' });
    expect(problems[0]).toEqual({
      where: 'the overflow of the ancestor section',
      found: '"hidden"',
      expected: '"visible" or "clip" on every ancestor, or the section cannot be pinned',
      outcome: 'The slides are listed below each other.',
    });
  });

  it('does not mind that ancestor where nothing would be pinned', () => {
    page.hasRoom = false;
    show({ overflow: 'hidden' });
    expect(problems).toEqual([]);
  });
});

describe('a slide of the showcase', () => {
  it('shows headline and copy as HTML of the allow-list', () => {
    const headline = 'Private <em>equity</em><script>alert(1)</script>';
    const copy = '<p onclick="alert(1)">Held</p><img src="x" onerror="alert(1)">';
    show({ slides: [{ ...emptySlide, headline, copy }] });
    const heading = screen.getByRole('heading', { level: 3, name: 'Private equity' });
    expect(within(heading).getByText('equity').localName).toBe('em');
    expect(screen.getByText('Held').outerHTML).toBe('<p>Held</p>');
    expect(region().querySelector('script, [onerror], [onclick]')).toBeNull();
  });

  it('has no link within the button of its headline', () => {
    show({ slides: [{ ...emptySlide, headline: '<A href="/x">Private &amp; patient</A>' }] });
    expect(button('Private & patient').querySelector('a')).toBeNull();
  });

  it('has a headline to press where its own is empty', () => {
    show({ slides: [{ ...emptySlide, headline: '<p> </p>' }] });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Go to slide 1');
  });

  it('tells the page when its link is followed', async () => {
    const { user } = show({
      slides: [{ ...emptySlide, headline: 'A', ctaUrl: '#more', ctaText: 'Risk &amp; return' }],
    });
    await user.click(link('Risk & return'));
    expect(actions).toEqual([{ action: 'cta', label: 'Risk & return' }]);
  });

  it.each([
    { ctaUrl: '', ctaText: 'Read' },
    { ctaUrl: '/read', ctaText: '<b></b>' },
    { ctaUrl: 'javascript:alert(1)', ctaText: 'Read' },
  ])('has no link with the address "$ctaUrl" and the text "$ctaText"', (fields) => {
    show({ slides: [{ ...emptySlide, ...fields }] });
    expect(screen.queryAllByRole('link').map((each) => each.textContent)).toEqual([
      'Skip this section',
    ]);
  });

  it('takes its pictures from safe addresses only, and leaves no broken one', () => {
    const slide = {
      ...emptySlide,
      backgroundImage: '/a.webp',
      featureImage: 'javascript:alert(1)',
    };
    show({ slides: [slide, { ...slide, featureImage: '/b.webp' }] });
    const images = screen.getAllByRole('presentation');
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/a.webp',
      '/b.webp',
      '/a.webp',
    ]);
    const [first] = images;
    if (first) fireEvent.error(first);
    expect(first).toHaveAttribute('hidden');
  });

  it.each([
    { colorAccent: 'rgba(23,85,131)', accent: 'rgb(23 85 131)' },
    { colorAccent: 'red; background: url(//evil.example)', accent: '' },
    { colorAccent: 'var(--secret)', accent: '' },
  ])('takes the accent "$colorAccent" as "$accent"', ({ colorAccent, accent }) => {
    show({ slides: [{ ...emptySlide, colorAccent }] });
    const slide = region().querySelector<HTMLElement>('[data-state]');
    expect(slide?.style.getPropertyValue('--pmw-investment-solutions-accent')).toBe(accent);
  });

  it('brings its ground when it becomes current, and has its colour in the bar', () => {
    const [first, second] = makeSlides(2);
    if (!first || !second) throw new Error('Two slides were asked for.');
    show({ slides: [first, { ...second, isBackgroundLight: true, colorAccent: '#783316' }] });
    const pin = region().querySelector<HTMLElement>('.pmw-investment-solutions__pin');
    expect(pin?.dataset['tone']).toBe('dark');
    page.scrollTo(3500);
    expect(pin?.dataset['tone']).toBe('light');
    const bar = region().querySelector<HTMLElement>('.pmw-investment-solutions__bar');
    expect(bar?.style.getPropertyValue('--pmw-investment-solutions-accent')).toBe('#783316');
  });
});

describe('the stylesheets of the showcase', () => {
  it.each(['pinned', 'still'])('pin where the script does: %s', (name) => {
    const css = readFileSync(`${import.meta.dirname}/investment-solutions-${name}.css`, 'utf8');
    expect(css).toContain(`@media ${pinnedQuery} {`);
  });
});
