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

function makeSlides(count: number): Slide[] {
  return Array.from({ length: count }, (_, index) => ({
    ...emptySlide,
    headline: `Headline ${index + 1}`,
    ctaUrl: `/${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));
}

/** A clock that tests move by hand: it can be held like the real one, and time passes when a test says so. */
function createFakeClocks() {
  const reasons = new Set<string>();
  let isStarted = false;
  let options: AutoplayClockOptions | undefined;
  const fake = {
    starts: 0,
    clocks: {
      isSupported: (): boolean => true,
      create: (given) => {
        options = given;
        return {
          restart: () => {
            isStarted = true;
            fake.starts += 1;
          },
          cancel: () => {
            isStarted = false;
          },
          hold: (reason) => reasons.add(reason),
          release: (reason) => reasons.delete(reason),
          isRunning: () => isStarted && reasons.size === 0,
        };
      },
    } satisfies AutoplayClocks,
    delayMs: () => options?.delayMs,
    isRunning: () => isStarted && reasons.size === 0,
    isStarted: () => isStarted,
    reasons: () => [...reasons],
    /** Lets a period pass, if time is running. */
    pass: () => {
      act(() => {
        if (fake.isRunning()) options?.onElapsed();
      });
    },
  };
  return fake;
}

let fake: ReturnType<typeof createFakeClocks>;
let actions: WidgetAction[];
beforeEach(() => {
  fake = createFakeClocks();
  actions = [];
  playFocusVisible();
});

interface Options {
  readonly slides?: readonly Slide[];
  readonly variant?: 'hero' | 'differentiator';
  readonly autoplayDelay?: number;
  readonly isEditing?: boolean;
  readonly texts?: Readonly<Record<string, string>>;
}

function show(options: Options = {}) {
  const { slides = makeSlides(4), variant = 'hero', autoplayDelay = 7000 } = options;
  const context = makeContext(carouselContract, {
    texts: options.texts,
    isEditing: options.isEditing ?? false,
    act: (action) => actions.push(action),
  });
  const getText = vi.spyOn(context.texts, 'get');
  const config = {
    carouselId: 'home',
    slides: undefined,
    autoplayDelay,
    variant,
    imageQuery: undefined,
  };
  const user = userEvent.setup();
  const view = render(
    <>
      <button>Before</button>
      <StrictMode>
        <AutoplayClocksContext value={fake.clocks}>
          <Carousel config={config} data={slides} />
        </AutoplayClocksContext>
      </StrictMode>
      <button>After</button>
    </>,
    { wrapper: withWidget(context) },
  );
  return { user, getText, ...view };
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

describe('carousel', () => {
  it('is a named region of slides, of which one is within reach', () => {
    show();
    expect(region()).toHaveAccessibleName('Highlights');
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
    for (const slide of slides()) expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    expect(currentSlide()).toBe('1 of 4');
    expect(button('Go to slide 1')).toHaveAttribute('aria-current', 'true');
    expect(button('Go to slide 2')).not.toHaveAttribute('aria-current');
  });

  it('wraps from the last slide to the first and back, and tells the page', async () => {
    const { user } = show({ slides: makeSlides(3) });
    await user.click(button('Previous slide'));
    expect(currentSlide()).toBe('3 of 3');
    await user.click(button('Next slide'));
    expect(currentSlide()).toBe('1 of 3');
    expect(actions).toEqual([{ action: 'previous' }, { action: 'next' }]);
  });

  it('counts every press of several', () => {
    show();
    for (let press = 0; press < 3; press += 1) fireEvent.click(button('Next slide'));
    expect(currentSlide()).toBe('4 of 4');
    expect(button('Go to slide 4')).toHaveAttribute('aria-current', 'true');
  });

  it('counts in as many digits as there are slides, so that nothing beside it moves', async () => {
    const { user } = show({ slides: makeSlides(10) });
    expect(screen.getByText('\u20071 / 10', { normalizer: (text) => text })).toBeInTheDocument();
    await user.click(button('Go to slide 10'));
    expect(screen.getByText('10 / 10')).toBeInTheDocument();
  });

  it('goes to the slide of a dot', async () => {
    const { user } = show();
    await user.click(button('Go to slide 3'));
    expect(currentSlide()).toBe('3 of 4');
    expect(button('Go to slide 3')).toHaveAttribute('aria-current', 'true');
    expect(actions).toEqual([{ action: 'go-to', value: 3 }]);
  });

  it('is led by the keyboard: Pause first, all controls before the slides', async () => {
    const { user } = show({ slides: makeSlides(2) });
    await user.click(button('Before'));
    const names: string[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await user.tab();
      const focused = document.activeElement;
      names.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
    }
    expect(names).toEqual([
      'Pause slideshow',
      'Skip this section',
      'Go to slide 1',
      'Go to slide 2',
      'Previous slide',
      'Next slide',
      'Read 1',
    ]);
    button('Next slide').focus();
    await user.keyboard('{Enter}');
    expect(currentSlide()).toBe('2 of 2');
  });

  it('can be skipped, without a trace in the address', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Skip this section' }));
    expect(location.hash).toBe('');
    await user.tab();
    expect(button('After')).toHaveFocus();
  });

  it('has no controls with one slide', () => {
    show({ slides: makeSlides(1) });
    expect(within(region()).queryAllByRole('button')).toEqual([]);
    expect(within(region()).getAllByRole('link')).toHaveLength(1);
    expect(fake.isStarted()).toBe(false);
  });

  it('says what the page wants it to say', () => {
    show({
      slides: makeSlides(2),
      texts: {
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
      },
    });
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
  it('shows headline and copy as HTML of the allow-list', () => {
    const headline = '<h1 class="x">Built <em>slowly</em></h1><script>alert(1)</script>';
    const copy = '<p onclick="alert(1)">Held</p><img src="x" onerror="alert(1)">';
    show({ slides: [{ ...emptySlide, headline, copy }] });
    const heading = screen.getByRole('heading', { level: 2, name: 'Built slowly' });
    expect(within(heading).getByText('slowly').localName).toBe('em');
    expect(screen.getByText('Held').outerHTML).toBe('<p>Held</p>');
    expect(region().querySelector('script, [onerror], [onclick], h1')).toBeNull();
  });

  it('has no heading without a headline', () => {
    show({ slides: [emptySlide] });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('links with the text that is meant, and tells the page when it is followed', async () => {
    const { user } = show({
      slides: [{ ...emptySlide, ctaUrl: '#more', ctaText: 'Risk &amp; <b>return</b>' }],
    });
    await user.click(screen.getByRole('link', { name: 'Risk & return' }));
    expect(actions).toEqual([{ action: 'cta', label: 'Risk & return' }]);
  });

  it.each([
    { ctaUrl: '', ctaText: 'Read' },
    { ctaUrl: ' ', ctaText: 'Read' },
    { ctaUrl: '/read', ctaText: '' },
    { ctaUrl: '/read', ctaText: '<b></b>' },
    { ctaUrl: 'javascript:alert(1)', ctaText: 'Read' },
  ])('has no link with the address "$ctaUrl" and the text "$ctaText"', (fields) => {
    show({ slides: [{ ...emptySlide, ...fields }] });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes its pictures only from safe addresses; those of hidden slides wait', async () => {
    const slide = {
      ...emptySlide,
      backgroundImage: '/a.webp',
      featureImage: 'javascript:alert(1)',
    };
    show({ slides: [slide, { ...slide, featureImage: '/b.webp' }] });
    expect(screen.getAllByRole('presentation')).toHaveLength(1);
    await waitFor(() => {
      expect(screen.getAllByRole('presentation')).toHaveLength(3);
    });
    const images = screen.getAllByRole('presentation');
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/a.webp',
      '/a.webp',
      '/b.webp',
    ]);
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
      'high',
      'low',
      'low',
    ]);
  });

  it('leaves no broken picture', () => {
    show({ slides: [{ ...emptySlide, backgroundImage: '/gone.webp' }] });
    fireEvent.error(screen.getByRole('presentation'));
    expect(region().querySelector('img')).toHaveAttribute('hidden');
  });

  it.each([
    { colorAccent: 'rgba(23,85,131)', accent: 'rgb(23 85 131)' },
    { colorAccent: '#783316', accent: '#783316' },
    { colorAccent: 'red; background: url(//evil.example)', accent: '' },
    { colorAccent: 'var(--secret)', accent: '' },
    { colorAccent: '', accent: '' },
  ])('takes the accent "$colorAccent" as "$accent"', ({ colorAccent, accent }) => {
    show({ slides: [{ ...emptySlide, colorAccent }] });
    expect(slides()[0]?.style.getPropertyValue('--pmw-carousel-accent')).toBe(accent);
  });

  it('says which of its grounds is light', async () => {
    const [first, second] = [emptySlide, { ...emptySlide, isBackgroundLight: true }];
    const { user } = show({ slides: [first, second] });
    expect(slides().map((slide) => slide.dataset['tone'])).toEqual(['dark', 'light']);
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

  it('stops and empties the bar on Pause, and begins a new period on Play', async () => {
    const { user } = show();
    await user.click(button('Pause slideshow'));
    expect(fake.isStarted()).toBe(false);
    const { starts } = fake;
    await user.click(button('Play slideshow'));
    expect(fake.starts).toBe(starts + 1);
    expect(button('Pause slideshow')).toBeInTheDocument();
    expect(currentSlide()).toBe('1 of 4');
    expect(actions).toEqual([{ action: 'pause' }, { action: 'play' }]);
  });

  it.each(['Next slide', 'Previous slide', 'Go to slide 3', 'Go to slide 1'])(
    'begins a new period on "%s"',
    async (name) => {
      const { user } = show();
      const { starts } = fake;
      await user.click(button(name));
      expect(fake.starts).toBe(starts + 1);
    },
  );

  it.each(['Next slide', 'Go to slide 3'])('stays paused on "%s"', async (name) => {
    const { user } = show();
    await user.click(button('Pause slideshow'));
    await user.click(button(name));
    expect(currentSlide()).not.toBe('1 of 4');
    expect(fake.isStarted()).toBe(false);
    expect(button('Play slideshow')).toBeInTheDocument();
  });

  it('holds while the pointer is over it', async () => {
    const { user } = show();
    await user.hover(region());
    expect(fake.isRunning()).toBe(false);
    expect(fake.isStarted()).toBe(true);
    await user.unhover(region());
    expect(fake.isRunning()).toBe(true);
  });

  it('is not held by a finger', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    expect(fake.isRunning()).toBe(true);
  });

  it('holds while the focus of the keyboard is in it', async () => {
    const { user } = show();
    await user.tab();
    await user.tab();
    expect(fake.reasons()).toEqual(['focus']);
    await user.tab();
    expect(fake.reasons()).toEqual(['focus']);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(button('Before')).toHaveFocus();
    expect(fake.isRunning()).toBe(true);
  });

  it('goes on after a click on a dot, once the pointer has left', async () => {
    const { user } = show();
    await user.click(button('Go to slide 2'));
    expect(button('Go to slide 2')).toHaveFocus();
    await user.unhover(region());
    expect(fake.isRunning()).toBe(true);
  });

  it('plays at once when asked to, under the pointer, until that has left and come again', async () => {
    const { user } = show();
    await user.click(button('Pause slideshow'));
    await user.click(button('Play slideshow'));
    expect(fake.isRunning()).toBe(true);
    await user.unhover(region());
    await user.hover(region());
    expect(fake.isRunning()).toBe(false);
  });

  it('plays at once when asked to by the keyboard, until the focus has left and come again', async () => {
    const { user } = show();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard(' ');
    await user.tab();
    expect(fake.isRunning()).toBe(true);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab();
    expect(fake.isRunning()).toBe(false);
  });

  it('does not take a slide away from under the focus, whatever was asked before', async () => {
    const { user } = show();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard(' ');
    const link = screen.getByRole('link', { name: 'Read 1' });
    while (document.activeElement !== link) await user.tab();
    expect(fake.isRunning()).toBe(false);
    await user.tab({ shift: true });
    expect(fake.isRunning()).toBe(true);
  });

  it('holds while the tab is hidden', () => {
    show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(fake.reasons()).toEqual(['hidden']);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(fake.isRunning()).toBe(true);
  });

  it('holds while it is off screen', () => {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    const observed: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => {
            callback([{ isIntersecting }]);
          };
        }
        observe(element: Element): void {
          observed.push(element);
        }
        disconnect(): void {
          observed.length = 0;
        }
      },
    );
    const { unmount } = show();
    expect(observed).toEqual([region()]);
    tell(false);
    expect(fake.reasons()).toEqual(['off screen']);
    tell(true);
    expect(fake.isRunning()).toBe(true);
    unmount();
    expect(observed).toEqual([]);
    expect(fake.isStarted()).toBe(false);
  });

  it('keeps quiet while slides change by themselves, and is heard when they are asked to', async () => {
    const { user } = show();
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
    const { user } = show();
    expect(fake.isStarted()).toBe(false);
    expect(live()).toBe('polite');
    await user.click(button('Play slideshow'));
    expect(fake.isRunning()).toBe(true);
  });

  it.each([
    { says: 'with a delay of 0', options: { autoplayDelay: 0 } },
    { says: 'in an editor', options: { isEditing: true } },
  ])('has neither autoplay nor Pause $says', async ({ options }) => {
    const { user } = show(options);
    expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
    expect(fake.isStarted()).toBe(false);
    expect(live()).toBe('polite');
    await user.click(button('Next slide'));
    expect(currentSlide()).toBe('2 of 4');
  });

  it('has neither in a browser that cannot animate', () => {
    fake.clocks.isSupported = () => false;
    show();
    expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
  });
});

describe('a swipe over a carousel', () => {
  function swipe(from: Element, x: number, y = 0, second?: Partial<PointerEventInit>): void {
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
    fireEvent.pointerDown(from, { ...finger, clientX: 200, clientY: 200 });
    if (second) fireEvent.pointerDown(from, { ...finger, isPrimary: false, pointerId: 2 });
    fireEvent.pointerUp(from, { ...finger, clientX: 200 + x, clientY: 200 + y });
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
    swipe(slide, -80, 0, { isPrimary: false });
    fireEvent.pointerDown(slide, { pointerType: 'mouse', isPrimary: true, clientX: 200 });
    fireEvent.pointerUp(slide, { pointerType: 'mouse', isPrimary: true, clientX: 100 });
    expect(currentSlide()).toBe('1 of 4');
  });

  it('does not follow the link that it began on; a tap does', () => {
    show({ slides: makeSlides(2).map((slide) => ({ ...slide, ctaUrl: '#x' })) });
    const link = screen.getByRole('link', { name: 'Read 1' });
    swipe(link, -80);
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(actions).toEqual([{ action: 'next' }]);
    swipe(link, 2);
    fireEvent.click(link, { detail: 1 });
    expect(actions).toEqual([{ action: 'next' }, { action: 'cta', label: 'Read 1' }]);
  });
});
