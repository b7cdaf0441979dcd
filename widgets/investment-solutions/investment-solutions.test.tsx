// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { stubObservers } from '../../tests/setup/dom/stub-observers.ts';
import { investmentSolutionsWidget } from './investment-solutions.widget.ts';
import { pinnedQuery } from './use-pinning.ts';

/** Whether the window is large enough to pin it. */
let hasRoom: boolean;
let tellInView: ReturnType<typeof stubObservers>;
beforeEach(() => {
  hasRoom = true;
  tellInView = stubObservers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: hasRoom && query === pinnedQuery,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

type SlideFields = Readonly<Record<string, string | boolean>>;

const makeSlides = (count: number): SlideFields[] =>
  Array.from({ length: count }, (_, index) => ({
    headline: `Headline ${index + 1}`,
    copy: `<p>Copy ${index + 1}</p>`,
    ctaUrl: `#${index + 1}`,
    ctaText: `Read ${index + 1}`,
  }));

function show(slides: number | readonly SlideFields[] = 4, attributes = {}) {
  const given = typeof slides === 'number' ? makeSlides(slides) : slides;
  return mountWidget(investmentSolutionsWidget, [
    // With an id too nothing is fetched.
    { 'data-carousel-id': 'home', 'data-slides': JSON.stringify(given), ...attributes },
  ]);
}

const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });

/** The visitor scrolls until the marks of so many slides are above the window, and stops. */
async function restAt(count: number): Promise<void> {
  vi.useFakeTimers();
  const marks = region().querySelector('[class$="__marks"]')?.children ?? [];
  act(() => {
    for (const [at, mark] of [...marks].entries()) tellInView(mark, at < count);
    vi.advanceTimersByTime(350);
  });
  // The page is told a microtask later.
  await Promise.resolve();
}

it('the showcase tells the page when scrolling has ended on another slide, and announces nothing', async () => {
  const { actions } = await show();
  for (const count of [0, 3, 3, 4, 5]) await restAt(count);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(actions).toEqual(
    [3, 4].map((value) => ({
      widget: 'investment-solutions',
      action: 'slide',
      label: `Headline ${value}`,
      value,
    })),
  );
});

it.each(['Headline 3', 'Go to slide 3'])(
  'the showcase announces the slide that was chosen by %s, and no other one that scrolling ends on',
  async (name) => {
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
    await show();
    const said = () => screen.getByRole('status').textContent;
    await restAt(1);
    act(() => {
      button(name).click();
    });
    await restAt(3);
    expect(said()).toBe('Headline 3: 3 of 4');
    await restAt(4);
    expect(said()).toBe('');
    act(() => {
      button(name).click();
    });
    await restAt(2);
    await restAt(3);
    expect(said()).toBe('');
    await restAt(1);
    act(() => {
      button(name).click();
      vi.advanceTimersByTime(350);
    });
    await restAt(3);
    expect(said()).toBe('Headline 3: 3 of 4');
  },
);

describe('the showcase as a list', () => {
  it.each([
    ['in an editor', 4, { 'data-editing': '' }],
    ['with one slide', 1, {}],
    ['with more than 12 slides', 13, {}],
  ])('shows all slides, none of them as the present one, %s', async (_, count, attributes) => {
    await show(count, attributes);
    expect(screen.queryAllByRole('button', { current: true })).toEqual([]);
    for (const slide of region().querySelectorAll('[data-state]')) {
      expect(slide).toHaveAttribute('data-state', 'listed');
    }
  });

  it('scrolls to the slide of a headline, and tells the page', async () => {
    hasRoom = false;
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { actions } = await show();
    await userEvent.click(button('Headline 2'));
    const slides = scroll.mock.contexts.map((slide) => (slide as Element).textContent);
    expect(slides).toEqual([expect.stringContaining('Copy 2')]);
    expect(actions).toMatchObject([{ action: 'go-to', value: 2 }]);
  });

  it.each([
    [
      true,
      [/the overflow of the ancestor section is "hidden"; expected "visible" or "clip" on every/],
    ],
    [false, []],
  ])('names the ancestor that breaks sticky where it has room: %s', async (isRoomy, told) => {
    hasRoom = isRoomy;
    const { errors } = await show(4, { style: 'overflow: hidden' });
    expect(errors).toEqual(told.map((each) => expect.stringMatching(each) as unknown));
  });
});

it('a slide of the showcase has the markup of its headline, without a link in its button', async () => {
  const headlines = ['Private <em>equity</em>', '<A href="/x">Private &amp; patient</A>'];
  await show(headlines.map((headline) => ({ headline })));
  expect(within(button('Private equity')).getByText('equity').localName).toBe('em');
  expect(button('Private & patient').querySelector('a')).toBeNull();
});

it('a slide of the showcase has a headline to press where its own is empty, and pictures from safe addresses only', async () => {
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

it('a slide of the showcase brings its ground when it becomes current', async () => {
  await show([{ headline: 'A' }, { headline: 'B', isBackgroundLight: true }]);
  const pin = region().querySelector('.pmw-investment-solutions__pin');
  for (const [count, tone] of [
    [1, 'dark'],
    [2, 'light'],
  ] as const) {
    await restAt(count);
    expect(pin).toHaveAttribute('data-tone', tone);
  }
});

it.each(['pinned', 'still'])('the stylesheet pins where the script does: %s', (name) => {
  const css = readFileSync(`${import.meta.dirname}/investment-solutions-${name}.css`, 'utf8');
  expect(css).toContain(`@media ${pinnedQuery} {`);
});

it('a picture that the CMS rendered once comes back where a slide of the showcase has it twice', async () => {
  const html = '<p><img src="/image.ashx?id=1&amp;w=480"></p>';
  const slide = { backgroundImage: '/image.ashx?id=1', featureImage: '/image.ashx?w=9&id=1' };
  const attributes = { 'data-slides': JSON.stringify([slide]) };
  const { elements, end } = await mountWidget(investmentSolutionsWidget, [attributes], { html });
  expect(region().querySelectorAll('img')).toHaveLength(2);
  end();
  expect(elements[0]?.innerHTML).toBe(html);
});
