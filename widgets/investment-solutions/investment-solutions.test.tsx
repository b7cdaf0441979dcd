// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
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

const makeSlides = (count: number): Slide[] =>
  Array.from({ length: count }, (_, index) => ({
    ...emptySlide,
    headline: `Headline ${index + 1}`,
    copy: `<p>Copy ${index + 1}</p>`,
    ctaUrl: `#${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));

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
      readonly observe = (element: HTMLElement) => void observed.push(element);
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
  const { slides = makeSlides(4), scrollHeight = 4000, isEditing = false, texts } = options;
  const element = document.createElement('section');
  element.style.overflow = options.overflow ?? '';
  const context = makeContext(investmentSolutionsContract, {
    ...{ element, texts, isEditing },
    report: (problem) => problems.push(problem),
    act: (action) => actions.push(action),
  });
  const config = { carouselId: 'home', slides: undefined, scrollHeight, imageQuery: undefined };
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
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) }), ...view };
}

const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const focusedName = () => document.activeElement?.textContent;
const currentNames = () =>
  within(region())
    .getAllByRole('button', { current: true })
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
const status = () => screen.getByRole('status').textContent;

describe('the showcase', () => {
  it('is a named region with a button for each headline and each dot', () => {
    show({ slides: makeSlides(2), scrollHeight: 3000 });
    expect(region()).toHaveAccessibleName('Investment solutions');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Investment solutions');
    const headlines = screen.getAllByRole('heading', { level: 3 });
    const names = headlines.map((each) => within(each).getByRole('button').textContent);
    expect(names).toEqual(['Headline 1', 'Headline 2']);
    for (const n of [1, 2]) button(`Go to slide ${n}`);
    expect(region().querySelector('svg[viewBox="0 0 1 3000"]')).not.toBeNull();
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

  it('announces the slide and tells the page when scrolling has ended on another one', () => {
    show();
    page.restAt(990);
    page.scrollTo(3100);
    expect([status(), actions]).toEqual(['', []]);
    page.restAt(3100);
    expect(status()).toBe('Headline 3: 3 of 4');
    expect(actions).toEqual([{ action: 'slide', label: 'Headline 3', value: 3 }]);
    page.restAt(3200);
    expect(actions).toHaveLength(1);
    page.restAt(4200);
    expect(status()).toBe('Headline 4: 4 of 4');
    page.restAt(5000);
    expect(actions).toHaveLength(2);
  });

  it('brings a slide into view when the keyboard’s focus comes into it', async () => {
    const { user } = show({ slides: makeSlides(3), scrollHeight: 3000 });
    await user.click(button('Before'));
    const reached = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await user.tab();
      reached.push(focusedName());
    }
    const slides = [1, 2, 3].flatMap((n) => [`Headline ${n}`, `Read ${n}`]);
    expect(reached).toEqual(['Skip this section', ...slides]);
    expect(page.scrolls).toEqual(
      [1001, 2001, 3001].map((top) => ({ top, behavior: 'instant' as const })),
    );
    expect(currentNames()).toEqual(['Headline 3', 'Go to slide 3']);
    await user.tab();
    expect(button('Go to slide 1')).toHaveFocus();
  });

  it('can be skipped, without a trace in the address', async () => {
    const { user } = show();
    await user.click(link('Skip this section'));
    expect(location.hash).toBe('');
    await user.tab();
    expect(button('After')).toHaveFocus();
  });
});

describe('the showcase as a list', () => {
  it.each<[string, boolean, Options]>([
    ['where there is no room or less motion is wanted', false, {}],
    ['in an editor', true, { isEditing: true }],
    ['with one slide', true, { slides: makeSlides(1) }],
    ['with more than 12 slides', true, { slides: makeSlides(13) }],
    ['where sticky is broken', true, { overflow: 'hidden' }],
  ])('shows all slides, none of them as the present one, %s', (_, hasRoom, options) => {
    page.hasRoom = hasRoom;
    show(options);
    expect(screen.queryAllByRole('button', { current: true })).toEqual([]);
    for (const slide of region().querySelectorAll('[data-state]')) {
      expect(slide).toHaveAttribute('data-state', 'listed');
    }
    expect(page.observed()).toEqual([]);
  });

  it('scrolls to the slide of a headline', async () => {
    page.hasRoom = false;
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = show();
    await user.click(button('Headline 2'));
    const slides = scroll.mock.contexts.map((slide) => (slide as Element).textContent);
    expect(slides).toEqual([expect.stringContaining('Copy 2')]);
    expect(page.scrolls).toEqual([]);
  });

  it('names the ancestor that breaks sticky, but not where nothing would be pinned', () => {
    show({ overflow: 'hidden' });
    const [problem] = problems.splice(0);
    expect(problem).toEqual({
      where: 'the overflow of the ancestor section',
      found: '"hidden"',
      expected: '"visible" or "clip" on every ancestor, or the section cannot be pinned',
      outcome: 'The slides are listed below each other.',
    });
    problems = [];
    page.hasRoom = false;
    show({ overflow: 'hidden' });
    expect(problems).toEqual([]);
  });
});

describe('a slide of the showcase', () => {
  it('shows headline and copy as HTML of the allow-list, without a link in its button', () => {
    const headline = 'Private <em>equity</em><script>alert(1)</script>';
    const copy = '<p onclick="alert(1)">Held</p><img src="x" onerror="alert(1)">';
    const second = { ...emptySlide, headline: '<A href="/x">Private &amp; patient</A>' };
    show({ slides: [{ ...emptySlide, headline, copy }, second] });
    const heading = screen.getByRole('heading', { level: 3, name: 'Private equity' });
    expect(within(heading).getByText('equity').localName).toBe('em');
    expect(button('Private & patient').querySelector('a')).toBeNull();
    expect(screen.getByText('Held').outerHTML).toBe('<p>Held</p>');
    expect(region().querySelector('script, [onerror], [onclick]')).toBeNull();
  });

  it('has a headline to press where its own is empty', () => {
    show({ slides: [{ ...emptySlide, headline: '<p> </p>' }] });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Go to slide 1');
  });

  it('takes its pictures from safe addresses only', () => {
    const slide = { ...emptySlide, backgroundImage: '/a.webp', featureImage: 'javascript:0' };
    show({ slides: [slide, { ...slide, featureImage: '/b.webp' }] });
    const images = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
    expect(images).toEqual(['/a.webp', '/b.webp', '/a.webp']);
  });

  it('brings its ground when it becomes current, and has its colour, in the bar too', () => {
    const [first = emptySlide, second = emptySlide] = makeSlides(2);
    show({ slides: [first, { ...second, isBackgroundLight: true, colorAccent: '#783316' }] });
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
