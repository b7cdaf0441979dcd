// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeModal } from '../../shared/dialog/dialog-events.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { addDialogMethods } from '../../tests/setup/dom/dialog-methods.ts';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { startEngine, type TestEngine } from '../../tests/setup/engine/start-engine.ts';
import { modalBehaviour } from './modal.widget.ts';
import { modalContract } from './modal.contract.ts';
import { byLength } from '../../tests/setup/test-length.ts';

const user = userEvent.setup();
let engine: TestEngine;
let actions: unknown[];
const onAction = (event: Event) => actions.push((event as CustomEvent).detail);

function render(html: string): void {
  showPage(html);
  engine = startEngine([], {}, { pageBehaviours: [modalBehaviour] });
}

beforeEach(() => {
  addDialogMethods();
  actions = [];
  document.addEventListener('widget:action', onAction);
});
afterEach(() => {
  document.removeEventListener('widget:action', onAction);
  engine.stop();
});

const page = `<p><a id="opener" href="/transcript" data-modal="#content">View transcript</a></p>
  <section id="content"><h2>Transcript of <em>chart</em> one</h2><button id="inside">Copy</button></section><p id="after">After</p>`;
const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const open = () => user.click(getById('opener'));

describe('generic modal', () => {
  it('moves the very element in and puts it back where it was, with its listeners', async () => {
    render(page);
    const content = getById('content');
    const onClick = vi.fn();
    getById('inside').addEventListener('click', onClick);
    expect(content).not.toBeVisible();
    await open();
    const named = screen.getByRole('dialog', { name: 'Transcript of chart one' });
    expect(named).toContainElement(content);
    expect(content).toBeVisible();
    await user.click(getById('inside'));
    expect(onClick).toHaveBeenCalledOnce();
    await press(modalContract.texts.close);
    expect(dialog()).toBeNull();
    expect(content.nextElementSibling).toBe(getById('after'));
    expect(content).not.toBeVisible();
    expect(getById('opener')).toHaveFocus();
    expect(actions).toEqual([
      { widget: 'modal', action: 'open', label: 'Transcript of chart one' },
      { widget: 'modal', action: 'close' },
    ]);
  });

  it('leaves its content to a CMS editor, to be seen and edited', async () => {
    render(
      `<main data-editing><section id="content" hidden>Text</section><a id="opener" data-modal="#content">Open</a></main>`,
    );
    expect(getById('content')).toBeVisible();
    await open();
    await press(modalContract.texts.close);
    expect(getById('content')).toBeVisible();
  });

  it('keeps the seat of its content: rules about neighbours see the same page', async () => {
    render(
      '<a id="opener" data-modal="#b">Open</a><div><p>A</p><p id="b" class="x">B</p><p id="c">C</p></div>',
    );
    await open();
    expect(document.querySelector('p.x + #c:nth-child(3)')).not.toBeNull();
  });

  it.each([
    ['the title on the opener', 'data-modal-title="Opener"', 'data-modal-title="Own"', 'Opener'],
    ['the title on the content', '', 'data-modal-title="Own"', 'Own'],
    ['the heading', '', '', 'Heading'],
    ['what the opener says', '', 'class="bare"', 'View transcript'],
  ])('is named by %s', async (_, onOpener, onContent, name) => {
    render(
      `<button id="opener" ${onOpener} data-modal="#c"><b>View</b> transcript</button><div id="c" ${onContent}><h3>Heading</h3></div>`,
    );
    document.querySelector('.bare h3')?.remove();
    await open();
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
  });

  it('warns once of a missing target and leaves the link working', () => {
    render('<a id="opener" href="#there" data-modal="#nowhere">Open</a>');
    // True: the browser follows it.
    for (const opener of [getById('opener'), getById('opener')]) {
      expect(fireEvent.click(opener)).toBe(true);
    }
    expect(dialog()).toBeNull();
    expect(engine.warnings).toEqual([
      'modal: data-modal is "#nowhere"; expected # and the id of an element of this page. It opens nothing; a link stays a plain link.',
    ]);
  });

  it('opens although the page prevents or stops every press, and leaves one alone that opens another window', async () => {
    render(page.replace('/transcript', '#'));
    fireEvent.click(getById('opener'), { ctrlKey: true });
    expect(dialog()).toBeNull();
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    document.addEventListener('click', stop, { capture: true, signal });
    getById('opener').addEventListener('click', stop, { signal });
    await open();
    expect(dialog()).toBeInTheDocument();
    await press(modalContract.texts.close);
    expect(dialog()).toBeNull();
    stopping.abort();
  });

  it('opens by keyboard from an element that is no link and no button', async () => {
    render('<img id="i" alt="Chart" data-modal="#c"><div id="c">Chart</div>');
    const image = screen.getByRole('button', { name: 'Chart' });
    for (const key of ['{Enter}', ' ']) {
      image.focus();
      await user.keyboard(key);
      await press(modalContract.texts.close);
      expect(image).toHaveFocus();
    }
  });

  it('works for openers and contents that come later', async () => {
    render('<main></main>');
    const late = page.replace('id="content"', '$& data-text-close="Zu"');
    document.body.append(...(parseInert(late)?.childNodes ?? []));
    await waitFor(() => {
      expect(getById('content')).not.toBeVisible();
    });
    await open();
    expect(dialog()).toContainElement(getById('content'));
    // It may have words of its own.
    expect(screen.getByRole('button', { name: 'Zu' })).toBeInTheDocument();
  });

  it('stops media when it closes', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    render('<button id="opener" data-modal="#c">Open</button><div id="c"><video></video></div>');
    await open();
    await press(modalContract.texts.close);
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe('modal of a film', () => {
  const film = (id: string, beside = '') =>
    `<a href="#${id}" data-modal="#${id}">Watch ${id}</a><div id="${id}">${beside}<video src="/film.mp4"></video></div>`;

  it.each([
    ['a film alone', film('clip'), 1],
    ['a film below a heading', film('clip', '<h2>Report</h2>'), 0],
    ['two films', film('clip', '<video src="/other.mp4"></video>'), 0],
  ])('plays by the press that opens it: %s', async (_what, html, times) => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    render(html);
    await user.click(screen.getByText('Watch clip'));
    expect(dialog()).toBeVisible();
    expect(play).toHaveBeenCalledTimes(times);
  });
});

const clips = ['One', 'Two', 'Three'].map(
  (name) =>
    `<a href="#" data-modal="#${name}" data-modal-group="clips">${name}</a><div id="${name}" lang="${name}"><h2>Clip ${name}</h2></div>`,
);
// A picture and its title may open the same clip.
const html = `${clips.join('')}<a href="#" data-modal="#One" data-modal-group="clips">Again</a>`;

it('a group of openers is stepped through in document order, each content once, and ends at its ends', async () => {
  render(html);
  await user.click(screen.getByRole('link', { name: 'Two' }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('2 of 3');
  const next = screen.getByRole('button', { name: 'Next' });
  await user.click(next);
  expect(screen.getByRole('dialog', { name: 'Clip Three' })).toContainElement(getById('Three'));
  // A step is announced by the new title, in its language, and its position.
  expect(status.textContent).toBe('Clip Three, 3 of 3');
  expect(status.firstElementChild).toHaveAttribute('lang', 'Three');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(status).toHaveTextContent('3 of 3');
  await press('Previous');
  await press('Previous');
  expect(screen.getByRole('dialog', { name: 'Clip One' })).toBeInTheDocument();
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await press(modalContract.texts.close);
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
});

it('a group of openers has no steps where it has one content', async () => {
  render('<a href="#" data-modal="#c" data-modal-group="g">Open</a><div id="c">Text</div>');
  await user.click(screen.getByRole('link'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('a group of openers has the language of the content, its buttons that of the page', async () => {
  document.documentElement.lang = 'en-US';
  const link = '<a href="#" data-modal="#c" data-modal-group="g">Open</a>';
  render(
    `<section lang="fr"><div id="c"><h2>Avis</h2></div></section>${link}<p id="d">Text</p>${link.replace('#c', '#d')}`,
  );
  const [opener] = screen.getAllByRole('link');
  opener?.click();
  expect(dialog()).toHaveAttribute('lang', 'fr');
  for (const name of ['Close', 'Next']) {
    const words = screen.getByRole('button', { name });
    expect(words.closest('[lang]')).toHaveAttribute('lang', 'en-US');
  }
  await press('Next');
  expect(dialog()).toHaveAttribute('lang', 'en-US');
});

describe('the scroll lock', () => {
  const ids = ['a', 'b', 'c'];
  const nested = ids
    .map((id) => {
      const others = ids.filter((other) => other !== id);
      const links = others.map((other) => `<a data-modal="#${other}" href="#">${other}</a>`);
      return `<section id="${id}"><h2>${id}</h2>${links.join('')}</section><button id="open-${id}" data-modal="#${id}" data-modal-group="g">${id}</button>`;
    })
    .join('');

  const upper = () => [...document.querySelectorAll('dialog')].at(-1);
  const dialogOf = (id: string) => getById(id).closest('dialog');
  const click = (root: Element | null | undefined, selector: string) => {
    root?.querySelector<HTMLElement>(selector)?.click();
  };
  const steps: Readonly<Record<string, (id: string) => unknown>> = {
    'open from the page': (id) => getById(`open-${id}`).click(),
    'open from inside': (id) => click(upper(), `[data-modal="#${id}"]`),
    'by Escape': () => upper()?.dispatchEvent(new Event('cancel', { cancelable: true })),
    'by Close, of any': (id) => click(dialogOf(id), '.pmw-modal__close'),
    'by the browser alone': (id) => dialogOf(id)?.dispatchEvent(new Event('close')),
    'on request': (id) => closeModal(getById(id)),
    next: (id) => click(dialogOf(id), '.pmw-button:last-of-type'),
  };

  it('is left behind by no sequence of opening and closing, nested or not', () => {
    const { style } = document.documentElement;
    style.overflow = 'clip';
    const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.constantFrom(...ids));
    render(nested);
    const order = () => [...document.body.children].map(({ id }) => id);
    const before = order();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (taken) => {
        for (const [name, id] of taken) {
          steps[name]?.(id);
          expect(style.overflow).toBe(upper() ? 'hidden' : 'clip');
        }
        for (const id of ids) steps['on request']?.(id);
        expect([style.cssText, order()]).toEqual(['overflow: clip;', before]);
      }),
      { numRuns: byLength(40, 150) },
    );
  });

  it.each(['#content', 'dialog'])('goes with the dialog when the page removes %s', async (gone) => {
    render(page);
    await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    document.querySelector(gone)?.remove();
    await waitFor(() => {
      expect([dialog(), document.documentElement.style.overflow]).toEqual([null, '']);
    });
  });
});
