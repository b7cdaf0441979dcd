// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playFocusVisible } from '../../tests/setup/focus-visible.ts';
import { type Slide } from '../../api/slideshow.ts';
import { emptySlide } from '../../fixtures/make/slides.ts';
import { type WidgetAction } from '../../shared/widget/use-widget.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { type AutoplayClockOptions, type AutoplayClocks } from './autoplay-clock.ts';
import { carouselContract } from './carousel.contract.ts';
import { Carousel } from './carousel.tsx';
import { AutoplayClocksContext } from './use-autoplay.ts';

const makeSlides = (count: number): Slide[] =>
  Array.from({ length: count }, (_, index) => ({
    ...emptySlide,
    headline: `Headline ${index + 1}`,
    ctaUrl: `#${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));

/** A clock that tests move by hand: it can be held like the real one, and time passes when a test says so. */
function createFakeClocks() {
  const reasons = new Set<string>();
  let options: AutoplayClockOptions | undefined;
  const isRunning = () => fake.isStarted && reasons.size === 0;
  const fake = {
    isSupported: true,
    isStarted: false,
    starts: 0,
    isRunning,
    delayMs: () => options?.delayMs,
    /** Lets a period pass, if time is running. */
    pass: () => {
      act(() => {
        if (isRunning()) options?.onElapsed();
      });
    },
  };
  const clocks: AutoplayClocks = {
    isSupported: () => fake.isSupported,
    create: (given) => {
      options = given;
      return {
        restart: () => {
          fake.isStarted = true;
          fake.starts += 1;
        },
        cancel: () => {
          fake.isStarted = false;
        },
        hold: (reason) => reasons.add(reason),
        release: (reason) => reasons.delete(reason),
        isRunning,
      };
    },
  };
  return { fake, clocks };
}

const user = userEvent.setup();
let clocks: AutoplayClocks;
let fake: ReturnType<typeof createFakeClocks>['fake'];
let actions: WidgetAction[];
beforeEach(() => {
  ({ fake, clocks } = createFakeClocks());
  actions = [];
  playFocusVisible();
});

interface Options {
  readonly slides?: readonly Slide[];
  readonly autoplayDelay?: number;
  readonly isEditing?: boolean;
  readonly texts?: Readonly<Record<string, string>>;
}

function show(options: Options = {}) {
  const { slides = makeSlides(4), autoplayDelay = 7000, isEditing = false, texts } = options;
  const act = (action: WidgetAction) => actions.push(action);
  const context = makeContext(carouselContract, { texts, isEditing, act });
  const config = { carouselId: 'home', slides: undefined, imageQuery: undefined };
  return render(
    <>
      <button>Before</button>
      <StrictMode>
        <AutoplayClocksContext value={clocks}>
          <Carousel config={{ ...config, autoplayDelay, variant: 'hero' }} data={slides} />
        </AutoplayClocksContext>
      </StrictMode>
      <button>After</button>
    </>,
    { wrapper: withWidget(context) },
  );
}

const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const slides = () => within(region()).getAllByRole('group');
const live = () => region().querySelector('[aria-live]')?.getAttribute('aria-live');

/** The name of the only slide that is not inert. */
function currentSlide(): string | null | undefined {
  const shown = slides().filter((slide) => !slide.hasAttribute('inert'));
  expect(shown).toHaveLength(1);
  return shown[0]?.getAttribute('aria-label');
}

async function tab(count: number, keys = {}): Promise<void> {
  for (let n = 0; n < count; n += 1) await user.tab(keys);
}

describe('carousel', () => {
  it('is a named region of slides, of which one is within reach', () => {
    show({ slides: makeSlides(2) });
    expect(region()).toHaveAccessibleName('Highlights');
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
    for (const slide of slides()) expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    expect(currentSlide()).toBe('1 of 2');
    expect(button('Go to slide 1')).toHaveAttribute('aria-current', 'true');
    expect(button('Go to slide 2')).not.toHaveAttribute('aria-current');
  });

  it('wraps from the last slide to the first and back, goes to that of a dot, and tells the page', async () => {
    show({ slides: makeSlides(3) });
    await user.click(button('Previous slide'));
    expect(currentSlide()).toBe('3 of 3');
    await user.click(button('Next slide'));
    expect(currentSlide()).toBe('1 of 3');
    await user.click(button('Go to slide 2'));
    expect(currentSlide()).toBe('2 of 3');
    expect(button('Go to slide 2')).toHaveAttribute('aria-current', 'true');
    expect(actions).toEqual([
      { action: 'previous' },
      { action: 'next' },
      { action: 'go-to', value: 2 },
    ]);
  });

  it('counts every press of several', () => {
    show();
    for (let press = 0; press < 3; press += 1) fireEvent.click(button('Next slide'));
    expect(currentSlide()).toBe('4 of 4');
  });

  it('counts in as many digits as there are slides, so that nothing beside it moves', async () => {
    show({ slides: makeSlides(10) });
    expect(screen.getByText('\u20071 / 10', { normalizer: (text) => text })).toBeInTheDocument();
    await user.click(button('Go to slide 10'));
    expect(screen.getByText('10 / 10')).toBeInTheDocument();
  });

  it('is led by the keyboard: Pause first, all controls before the slides', async () => {
    show({ slides: makeSlides(2) });
    await user.click(button('Before'));
    const names: string[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await user.tab();
      const focused = document.activeElement;
      names.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
    }
    expect(names).toEqual([
      ...['Pause slideshow', 'Skip this section', 'Go to slide 1', 'Go to slide 2'],
      ...['Previous slide', 'Next slide', 'Read 1'],
    ]);
    button('Next slide').focus();
    await user.keyboard('{Enter}');
    expect(currentSlide()).toBe('2 of 2');
  });

  it('can be skipped, without a trace in the address', async () => {
    show();
    await user.click(screen.getByRole('link', { name: 'Skip this section' }));
    expect(location.hash).toBe('');
    await user.tab();
    expect(button('After')).toHaveFocus();
  });

  it('has no controls with one slide', () => {
    show({ slides: makeSlides(1) });
    expect(within(region()).queryAllByRole('button')).toEqual([]);
    expect(within(region()).getAllByRole('link')).toHaveLength(1);
    expect(fake.isStarted).toBe(false);
  });

  it('says what the page wants it to say', () => {
    const texts = {
      label: 'Aktuelles',
      role: 'Diaschau',
      'slide-role': 'Bild',
      'slide-position': '{n} von {total}',
      count: '{n} von {total} Bildern',
      pause: 'Anhalten',
      next: 'Weiter',
      previous: 'Zurück',
      'go-to': 'Zu Bild {n}',
      skip: 'Überspringen',
    };
    show({ slides: makeSlides(2), texts });
    expect(region()).toHaveAccessibleName('Aktuelles');
    expect(region()).toHaveAttribute('aria-roledescription', 'Diaschau');
    expect(slides()[1]).toHaveAttribute('aria-roledescription', 'Bild');
    expect(currentSlide()).toBe('1 von 2');
    expect(screen.getByText('1 von 2 Bildern')).toBeInTheDocument();
    for (const name of ['Anhalten', 'Weiter', 'Zurück', 'Zu Bild 2']) button(name);
    expect(screen.getByRole('link', { name: 'Überspringen' })).toBeInTheDocument();
  });
});

describe('a slide', () => {
  it('shows headline and copy as HTML of the allow-list, and no heading without a headline', () => {
    const headline = '<h1 class="x">Built <em>slowly</em></h1><script>alert(1)</script>';
    const copy = '<p onclick="alert(1)">Held</p><img src="x" onerror="alert(1)">';
    show({ slides: [{ ...emptySlide, headline, copy }, emptySlide] });
    const [heading, ...others] = within(region()).getAllByRole('heading', { hidden: true });
    expect([heading?.outerHTML, others]).toEqual([
      expect.stringMatching(/^<h2 [^>]*><span>Built <em>slowly<\/em><\/span><\/h2>$/),
      [],
    ]);
    expect(screen.getByText('Held').outerHTML).toBe('<p>Held</p>');
    expect(region().querySelector('script, [onerror], [onclick], h1')).toBeNull();
  });

  it('takes its pictures only from safe addresses; those of hidden slides wait', async () => {
    const slide = { ...emptySlide, backgroundImage: '/a.webp', featureImage: 'javascript:0' };
    show({ slides: [slide, { ...slide, featureImage: '/b.webp' }] });
    expect(screen.getAllByRole('presentation')).toHaveLength(1);
    await waitFor(() => {
      expect(screen.getAllByRole('presentation')).toHaveLength(3);
    });
    const read = (image: Element) =>
      ['src', 'loading', 'fetchpriority'].map((name) => image.getAttribute(name)).join(' ');
    expect(screen.getAllByRole('presentation').map(read)).toEqual([
      ...['/a.webp eager high', '/a.webp lazy low', '/b.webp lazy low'],
    ]);
  });

  it('brings its ground, light or dark, and its accent', async () => {
    const second = { ...emptySlide, isBackgroundLight: true, colorAccent: '#783316' };
    show({ slides: [emptySlide, second] });
    expect(slides().map((slide) => slide.dataset['tone'])).toEqual(['dark', 'light']);
    const accents = slides().map(({ style }) => style.getPropertyValue('--pmw-carousel-accent'));
    expect(accents).toEqual(['', '#783316']);
    const frame = region().firstElementChild;
    expect(frame).toHaveAttribute('data-tone', 'dark');
    await user.click(button('Next slide'));
    expect(frame).toHaveAttribute('data-tone', 'light');
  });
});

describe('carousel with autoplay', () => {
  it('advances with every period, from the last slide to the first', () => {
    show({ slides: makeSlides(3), autoplayDelay: 5000 });
    expect(fake.delayMs()).toBe(5000);
    const seen = [1, 2, 3].map(() => {
      fake.pass();
      return currentSlide();
    });
    expect(seen).toEqual(['2 of 3', '3 of 3', '1 of 3']);
    expect(actions).toEqual([]);
  });

  it('stops on Pause, whatever slide is chosen then, and begins a new period on Play', async () => {
    show();
    await user.click(button('Pause slideshow'));
    await user.click(button('Next slide'));
    await user.click(button('Go to slide 3'));
    expect([currentSlide(), fake.isStarted]).toEqual(['3 of 4', false]);
    const { starts } = fake;
    await user.click(button('Play slideshow'));
    expect(fake.starts).toBe(starts + 1);
    expect(button('Pause slideshow')).toBeInTheDocument();
    expect(currentSlide()).toBe('3 of 4');
    const told = actions.map(({ action }) => action);
    expect(told).toEqual(['pause', 'next', 'go-to', 'play']);
  });

  it.each(['Next slide', 'Previous slide', 'Go to slide 3', 'Go to slide 1'])(
    'begins a new period on "%s"',
    async (name) => {
      show();
      const { starts } = fake;
      await user.click(button(name));
      expect(fake.starts).toBe(starts + 1);
    },
  );

  it('holds while the pointer is over it, but not for a finger', async () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    expect(fake.isRunning()).toBe(true);
    await user.hover(region());
    expect([fake.isRunning(), fake.isStarted]).toEqual([false, true]);
    await user.unhover(region());
    expect(fake.isRunning()).toBe(true);
  });

  it('holds while the focus of the keyboard is in it', async () => {
    show();
    await tab(2);
    expect(fake.isRunning()).toBe(false);
    await tab(1);
    expect(fake.isRunning()).toBe(false);
    await tab(2, { shift: true });
    expect(button('Before')).toHaveFocus();
    expect(fake.isRunning()).toBe(true);
  });

  it('goes on after a click on a dot, once the pointer has left', async () => {
    show();
    await user.click(button('Go to slide 2'));
    expect(button('Go to slide 2')).toHaveFocus();
    await user.unhover(region());
    expect(fake.isRunning()).toBe(true);
  });

  it('plays at once when asked to, under the pointer, until that has left and come again', async () => {
    show();
    await user.click(button('Pause slideshow'));
    await user.click(button('Play slideshow'));
    expect(fake.isRunning()).toBe(true);
    await user.unhover(region());
    await user.hover(region());
    expect(fake.isRunning()).toBe(false);
  });

  it('plays at once when asked to by the keyboard, until the focus has left and come again', async () => {
    show();
    await tab(2);
    await user.keyboard('  ');
    await tab(1);
    expect(fake.isRunning()).toBe(true);
    await tab(2, { shift: true });
    await tab(1);
    expect(fake.isRunning()).toBe(false);
  });

  it('does not take a slide away from under the focus, whatever was asked before', async () => {
    show();
    await tab(2);
    await user.keyboard('  ');
    const link = screen.getByRole('link', { name: 'Read 1' });
    while (document.activeElement !== link) await user.tab();
    expect(fake.isRunning()).toBe(false);
    await tab(1, { shift: true });
    expect(fake.isRunning()).toBe(true);
  });

  it('holds while the tab is hidden', () => {
    show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(fake.isRunning()).toBe(false);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(fake.isRunning()).toBe(true);
  });

  it('holds while it is off screen, and ends with the widget', () => {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    const observe = vi.fn();
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => {
            callback([{ isIntersecting }]);
          };
        }
        readonly observe = observe;
        readonly disconnect = disconnect;
      },
    );
    const { unmount } = show();
    expect(observe).toHaveBeenLastCalledWith(region());
    tell(false);
    expect(fake.isRunning()).toBe(false);
    tell(true);
    expect(fake.isRunning()).toBe(true);
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(observe.mock.calls.length);
    expect(fake.isStarted).toBe(false);
  });

  it('keeps quiet while slides change by themselves, and is heard when they are asked to', async () => {
    show();
    expect(live()).toBe('off');
    fake.pass();
    expect(live()).toBe('off');
    await user.hover(region());
    expect(live()).toBe('polite');
    await user.unhover(region());
    expect(live()).toBe('off');
    fireEvent.click(button('Next slide'));
    expect(live()).toBe('polite');
    fake.pass();
    expect(live()).toBe('off');
    fireEvent.click(button('Pause slideshow'));
    expect(live()).toBe('polite');
  });

  it('starts paused where motion is not wanted, and plays when asked to', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show();
    expect([fake.isStarted, live()]).toEqual([false, 'polite']);
    await user.click(button('Play slideshow'));
    expect(fake.isRunning()).toBe(true);
  });

  it.each([
    ['with a delay of 0', { autoplayDelay: 0 }, true],
    ['in an editor', { isEditing: true }, true],
    ['in a browser that cannot animate', {}, false],
  ])('has neither autoplay nor Pause %s', async (_, options, isSupported) => {
    fake.isSupported = isSupported;
    show(options);
    expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
    expect([fake.isStarted, live()]).toEqual([false, 'polite']);
    await user.click(button('Next slide'));
    expect(currentSlide()).toBe('2 of 4');
  });
});

describe('a swipe over a carousel', () => {
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
  function swipe(from: Element, x: number, y = 0, more: Partial<PointerEventInit> = {}): void {
    fireEvent.pointerDown(from, { ...finger, ...more, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(from, { ...finger, ...more, clientX: 200 + x, clientY: 200 + y });
  }

  it('brings the next slide and the one before', () => {
    show();
    swipe(region().querySelector('h2') ?? region(), -80);
    expect(currentSlide()).toBe('2 of 4');
    swipe(region().querySelector('h2') ?? region(), 80);
    expect(currentSlide()).toBe('1 of 4');
    expect(actions).toEqual([{ action: 'next' }, { action: 'previous' }]);
  });

  it('is the other way round right to left', () => {
    const { container } = show();
    container.style.direction = 'rtl';
    swipe(slides()[0] ?? region(), 80);
    expect(currentSlide()).toBe('2 of 4');
  });

  it('is none where the page is scrolled, pinched, or dragged with the mouse', () => {
    show();
    const [slide = region()] = slides();
    swipe(slide, -60, 200);
    fireEvent.pointerDown(slide, { ...finger, clientX: 200, clientY: 200 });
    swipe(slide, 0, 0, { isPrimary: false, pointerId: 2 });
    fireEvent.pointerUp(slide, { ...finger, clientX: 100, clientY: 200 });
    swipe(slide, -100, 0, { pointerType: 'mouse' });
    expect(currentSlide()).toBe('1 of 4');
  });

  it('does not follow the link that it began on; a tap does', () => {
    show({ slides: makeSlides(2) });
    const link = screen.getByRole('link', { name: 'Read 1' });
    swipe(link, -80);
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(actions).toEqual([{ action: 'next' }]);
    swipe(link, 2);
    fireEvent.click(link, { detail: 1 });
    expect(actions).toEqual([{ action: 'next' }, { action: 'cta', label: 'Read 1' }]);
  });
});
