// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playFocusVisible } from '../../tests/setup/dom/focus-visible.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { stubObservers } from '../../tests/setup/dom/stub-observers.ts';
import { carouselWidget } from './carousel.widget.ts';
import { carouselContract } from './carousel.contract.ts';

/** The parts of the browser's Animation that the clock of the autoplay uses; jsdom has none. */
class FakeAnimation {
  playState = 'running';
  startTime: number | null = null;
  onfinish: (() => void) | null = null;
  readonly play = () => void (this.playState = 'running');
  readonly pause = () => void (this.playState = 'paused');
  readonly cancel = () => void (this.playState = 'idle');
}

const user = userEvent.setup();
/** The periods of the autoplay: how its bar was filled. */
let periods: FakeAnimation[];
let tellInView: ReturnType<typeof stubObservers>;

beforeEach(() => {
  periods = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    const period = new FakeAnimation();
    periods.push(period);
    return period as unknown as Animation;
  });
  tellInView = stubObservers();
  playFocusVisible();
});

type SlideFields = Readonly<Record<string, string | boolean>>;

const makeSlides = (count: number): SlideFields[] =>
  Array.from({ length: count }, (_, index) => ({
    headline: `Headline ${index + 1}`,
    ctaUrl: `#${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));

async function show(slides: number | readonly SlideFields[] = 4, attributes = {}) {
  const given = typeof slides === 'number' ? makeSlides(slides) : slides;
  const mounted = await mountWidget(carouselWidget, [
    // With an id too nothing is fetched.
    { 'data-carousel-id': 'home', 'data-slides': JSON.stringify(given), ...attributes },
  ]);
  const [before, after] = ['Before', 'After'].map((name) => {
    const button = document.createElement('button');
    button.append(name);
    return button;
  });
  document.body.prepend(before ?? '');
  document.body.append(after ?? '');
  /** The actions that the page is told, which is a microtask later. */
  return async (): Promise<Readonly<Record<string, unknown>>[]> => {
    await Promise.resolve();
    return mounted.actions.map((action) => ({ ...action, widget: undefined }));
  };
}

const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const slides = () => within(region()).getAllByRole('group');
const said = () => region().querySelector('[aria-live]')?.textContent;

/** The name of the only slide that is not inert. */
function currentSlide(): string | null | undefined {
  const shown = slides().filter((slide) => !slide.hasAttribute('inert'));
  expect(shown).toHaveLength(1);
  return shown[0]?.getAttribute('aria-label');
}

/** `running`, `paused`, `idle`: the state of the bar. */
const bar = () => periods.at(-1)?.playState;

/** Lets the present period end. */
function finish(): void {
  const period = periods.at(-1);
  if (period) period.playState = 'finished';
  act(() => {
    period?.onfinish?.();
  });
}

async function tab(count: number, keys = {}): Promise<void> {
  for (let n = 0; n < count; n += 1) await user.tab(keys);
}

describe('carousel', () => {
  it('wraps from the last slide to the first and back, goes to that of a dot, and tells the page', async () => {
    const readActions = await show(3);
    await press(carouselContract.texts.previous);
    expect(currentSlide()).toBe('3 of 3');
    await press(carouselContract.texts.next);
    expect(currentSlide()).toBe('1 of 3');
    await press('Go to slide 2');
    expect(currentSlide()).toBe('2 of 3');
    expect(button('Go to slide 2')).toHaveAttribute('aria-current', 'true');
    expect(await readActions()).toEqual([
      { action: 'previous' },
      { action: 'next' },
      { action: 'go-to', value: 2 },
    ]);
  });

  it('says a slide that the visitor has asked for, its place first, and none that comes by itself', async () => {
    await show([
      { headline: 'One' },
      { headline: '<small>Two</small>&amp; <em>more</em>' },
      { copy: 'Three' },
    ]);
    expect(said()).toBe('');
    await press(carouselContract.texts.next);
    expect(said()).toBe('2 of 3: Two & more');
    await press(carouselContract.texts.next);
    expect(said()).toBe('3 of 3');
    finish();
    expect(said()).toBe('');
    await press('Go to slide 2');
    expect(said()).toBe('2 of 3: Two & more');
  });

  it('can be skipped, without a trace in the address', async () => {
    await show();
    // A page may have several: each says what it skips, and where that ends.
    expect(screen.queryByRole('note')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Skip this section: Highlights' }));
    expect(screen.getByRole('note', { name: 'End of Highlights' })).toHaveFocus();
    expect(location.hash).toBe('');
    await user.tab();
    expect(button('After')).toHaveFocus();
    // Who reads on does not come across it.
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('has no controls with one slide', async () => {
    await show(1);
    expect(within(region()).queryAllByRole('button')).toEqual([]);
    expect(within(region()).getAllByRole('link')).toHaveLength(1);
    expect(periods).toEqual([]);
  });
});

it('the controls of several carousels say whose they are, those of a single one do not', async () => {
  const slides = JSON.stringify(makeSlides(2));
  const names = () =>
    screen.getAllByRole('button', { name: /slide 1|Next/ }).map((each) => each.ariaLabel);
  const { end } = await mountWidget(carouselWidget, [{ 'data-slides': slides }]);
  expect(names()).toEqual(['Go to slide 1', 'Next slide']);
  end();
  document.body.replaceChildren();
  await mountWidget(
    carouselWidget,
    [{}, { 'data-text-label': 'News' }, {}].map((each) => ({ 'data-slides': slides, ...each })),
  );
  expect(names()).toEqual(
    ['Highlights', 'News', 'Highlights 2'].flatMap((label) => [
      `Go to slide 1: ${label}`,
      `Next slide: ${label}`,
    ]),
  );
});

it('a slide has its headline as a heading, with its markup, and no heading without a headline', async () => {
  await show([{ headline: '<h1>Built <em>slowly</em></h1>' }, { copy: '<p>Held</p>' }]);
  const heading = within(region()).getByRole('heading', { level: 2, hidden: true });
  expect(heading).toHaveTextContent('Built slowly');
  expect(within(heading).getByText('slowly').localName).toBe('em');
  expect(screen.getByText('Held').localName).toBe('p');
});

it('a slide takes its pictures only from safe addresses; the next slide’s come first, then the others', async () => {
  const [backgroundImage, featureImage] = ['/a.webp', '/b.webp'];
  await show([
    { headline: 'A', backgroundImage, featureImage: 'javascript:0' },
    { headline: 'B', backgroundImage, featureImage },
    { headline: 'C', backgroundImage: '/c.webp' },
  ]);
  const images = () => screen.getAllByRole('presentation');
  const read = (image: Element) =>
    ['src', 'loading', 'fetchpriority'].map((name) => image.getAttribute(name)).join(' ');
  const first = ['/a.webp eager high', '/a.webp lazy low', '/b.webp lazy low'];
  await waitFor(() => expect(images().map(read)).toEqual(first));
  fireEvent.load(images()[1] ?? document.body);
  expect(images().map(read)).toEqual([...first, '/c.webp lazy low']);
});

it('a slide brings its ground, light or dark, and its accent', async () => {
  await show([
    { headline: 'A' },
    { headline: 'B', isBackgroundLight: true, colorAccent: '#783316' },
  ]);
  expect(slides().map((slide) => slide.dataset['tone'])).toEqual(['dark', 'light']);
  const accents = slides().map(({ style }) => style.getPropertyValue('--pmw-carousel-accent'));
  expect(accents).toEqual(['', '#783316']);
  const frame = region().firstElementChild;
  expect(frame).toHaveAttribute('data-tone', 'dark');
  await press(carouselContract.texts.next);
  expect(frame).toHaveAttribute('data-tone', 'light');
});

describe('carousel with autoplay', () => {
  it('tells the page nothing when slides change by themselves', async () => {
    const readActions = await show(3);
    finish();
    expect([currentSlide(), await readActions()]).toEqual(['2 of 3', []]);
  });

  it('holds a period for a reason that came before it, and brings none back that is over', async () => {
    await show();
    const point = (type: string) => region().dispatchEvent(new PointerEvent(type));
    act(() => {
      finish();
      point('pointerenter');
    });
    expect(bar()).toBe('paused');
    point('pointerleave');
    expect(bar()).toBe('running');
    act(() => {
      finish();
      point('pointerenter');
      point('pointerleave');
      expect(bar()).toBe('finished');
    });
    expect(bar()).toBe('running');
  });

  it('stops on Pause, with an empty bar, whatever slide is chosen then, until Play', async () => {
    const readActions = await show();
    await press(carouselContract.texts.pause);
    await press(carouselContract.texts.next);
    await press('Go to slide 3');
    await user.unhover(region());
    expect([currentSlide(), bar()]).toEqual(['3 of 4', 'idle']);
    const { length } = periods;
    await press(carouselContract.texts.play);
    expect([periods.length, bar()]).toEqual([length + 1, 'running']);
    expect(button(carouselContract.texts.pause)).toBeInTheDocument();
    expect(currentSlide()).toBe('3 of 4');
    const actions = (await readActions()).map(({ action }) => action);
    expect(actions).toEqual(['pause', 'next', 'go-to', 'play']);
  });

  it('begins a new period whatever is pressed to change the slide', async () => {
    await show();
    const names = ['Next slide', 'Previous slide', 'Go to slide 3', 'Go to slide 3'];
    for (const [at, name] of names.entries()) {
      await press(name);
      expect(periods.map(({ playState }) => playState).slice(at)).toEqual(['idle', 'paused']);
    }
    expect(periods.map(({ startTime }) => startTime)).toEqual(Array(5).fill(null));
  });

  it('begins a period where the last one has ended, however late that is told', async () => {
    await show();
    const [first] = periods;
    if (first) first.startTime = 1000;
    finish();
    finish();
    expect(periods.map(({ startTime }) => startTime)).toEqual([1000, 8000, 15_000]);
  });

  const setInView = (isInView: boolean) => () => tellInView(region(), isInView);
  const setHidden = (isHidden: boolean) => () => {
    vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(isHidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  it.each<[string, () => unknown, () => unknown]>([
    ['the pointer is over it', () => user.hover(region()), () => user.unhover(region())],
    ['the focus of the keyboard is in it', () => tab(3), () => tab(2, { shift: true })],
    ['it is off screen', setInView(false), setInView(true)],
    ['the tab is hidden', setHidden(true), setHidden(false)],
  ])('stands still while %s, and while anything else holds it', async (_, hold, release) => {
    await show();
    await hold();
    expect(bar()).toBe('paused');
    fireEvent(region(), new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await release();
    fireEvent(region(), new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(bar()).toBe('running');
  });

  it('is held by no finger, and by no click on a dot once the pointer has left', async () => {
    await show();
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    expect(bar()).toBe('running');
    await press('Go to slide 2');
    expect(button('Go to slide 2')).toHaveFocus();
    expect(bar()).toBe('paused');
    await user.unhover(region());
    expect(bar()).toBe('running');
  });

  it('plays at once when asked to under the pointer, until that has left and come again', async () => {
    await show();
    await press(carouselContract.texts.pause);
    await press(carouselContract.texts.play);
    expect(bar()).toBe('running');
    await user.unhover(region());
    await user.hover(region());
    expect(bar()).toBe('paused');
  });

  it('plays at once when asked to by the keyboard, until the focus is on a slide or comes again', async () => {
    await show();
    await tab(2);
    await user.keyboard('  ');
    const link = screen.getByRole('link', { name: 'Read 1' });
    while (document.activeElement !== link) {
      expect(bar()).toBe('running');
      await tab(1);
    }
    expect(bar()).toBe('paused');
    await tab(1, { shift: true });
    expect(bar()).toBe('running');
    button('Before').focus();
    await tab(2);
    expect(bar()).toBe('paused');
  });

  it('starts paused where motion is not wanted, and plays when asked to', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await show();
    expect(periods).toEqual([]);
    await press(carouselContract.texts.play);
    expect(bar()).toBe('running');
  });

  it.each([
    ['with a delay of 0', { 'data-autoplay-delay': '0' }],
    ['in an editor', { 'data-editing': '' }],
  ])('has neither autoplay nor Pause %s', async (_, attributes) => {
    await show(4, attributes);
    expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
    expect(periods).toEqual([]);
    await press(carouselContract.texts.next);
    expect(currentSlide()).toBe('2 of 4');
  });
});

const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
function swipe(from: Element, x: number, y = 0, more: Partial<PointerEventInit> = {}): void {
  fireEvent.pointerDown(from, { ...finger, ...more, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(from, { ...finger, ...more, clientX: 200 + x, clientY: 200 + y });
}

it('a swipe over a carousel brings the next slide and the one before, the other way round right to left', async () => {
  const readActions = await show();
  const headline = screen.getByText('Headline 1');
  swipe(headline, -80);
  expect(currentSlide()).toBe('2 of 4');
  swipe(headline, 80);
  expect(currentSlide()).toBe('1 of 4');
  document.body.style.direction = 'rtl';
  swipe(headline, 80);
  expect(currentSlide()).toBe('2 of 4');
  expect((await readActions()).map(({ action }) => action)).toEqual(['next', 'previous', 'next']);
});

it('a swipe over a carousel is none where the page is scrolled, pinched, or dragged with the mouse', async () => {
  await show();
  const [slide = region()] = slides();
  swipe(slide, -60, 200);
  fireEvent.pointerDown(slide, { ...finger, clientX: 200, clientY: 200 });
  swipe(slide, 0, 0, { isPrimary: false, pointerId: 2 });
  fireEvent.pointerUp(slide, { ...finger, clientX: 100, clientY: 200 });
  swipe(slide, -100, 0, { pointerType: 'mouse' });
  expect(currentSlide()).toBe('1 of 4');
});

it('a swipe over a carousel may be that of a pen, and is none while the page is zoomed in with two fingers', async () => {
  const view = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal('visualViewport', view);
  await show();
  const zoom = (scale: number) => {
    view.scale = scale;
    act(() => {
      view.dispatchEvent(new Event('resize'));
    });
  };
  const [slide = region()] = slides();
  swipe(slide, -80, 0, { pointerType: 'pen' });
  expect(currentSlide()).toBe('2 of 4');
  zoom(2);
  for (const pointerType of ['touch', 'pen']) swipe(slide, -80, 0, { pointerType });
  expect(currentSlide()).toBe('2 of 4');
  zoom(1);
  swipe(slide, -80);
  expect(currentSlide()).toBe('3 of 4');
});

it('a swipe over a carousel that begins on the focused link does not hold the next slide', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Read 1' });
  act(() => {
    link.focus();
  });
  expect(bar()).toBe('paused');
  swipe(link, -80);
  expect([currentSlide(), bar()]).toEqual(['2 of 4', 'running']);
});

it('a swipe over a carousel does not follow the link that it began on; a tap does', async () => {
  // A browser gives the click the time of the touch, however late it sends it.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(5000);
  const readActions = await show(2);
  const link = screen.getByRole('link', { name: 'Read 1' });
  swipe(link, -80);
  expect(fireEvent.click(link, { detail: 1 })).toBe(false);
  expect(await readActions()).toEqual([{ action: 'next' }]);
  swipe(link, 2);
  fireEvent.click(link, { detail: 1 });
  expect(await readActions()).toEqual([{ action: 'next' }, { action: 'cta', label: 'Read 1' }]);
});

it.each(['hero', 'differentiator'])(
  'a picture that the CMS rendered once comes back where the slide of a %s has it twice',
  async (variant) => {
    const html = '<p><img src="/image.ashx?id=1&amp;w=480"></p><p><img src="/image.ashx?id=2"></p>';
    const slide = { backgroundImage: '/image.ashx?id=1', featureImage: '/image.ashx?w=9&id=1' };
    const attributes = { 'data-slides': JSON.stringify([slide]), 'data-variant': variant };
    const { elements, end } = await mountWidget(carouselWidget, [attributes], { html });
    const drawn = [...document.querySelectorAll('.pmw-carousel img')];
    expect(drawn.map((image) => image.getAttribute('src'))).toEqual([
      '/image.ashx?id=1&w=480',
      '/image.ashx?w=9&id=1',
    ]);
    end();
    expect(elements[0]?.innerHTML).toBe(html);
  },
);
