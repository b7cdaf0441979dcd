// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeModal, openModal } from '../../shared/dialog/modal-events.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { addDialogMethods } from '../../tests/setup/dialog-methods.ts';
import { startEngine, type TestEngine } from '../../tests/setup/start-engine.ts';
import { modalBehaviour } from './modal.widget.ts';

let engine: TestEngine;

function render(html: string, options: Readonly<Record<string, string>> = {}): void {
  document.body.replaceChildren(...(parseInert(html)?.childNodes ?? []));
  engine = startEngine([], options, [modalBehaviour]);
}

function get(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no #${id}`);
  return element;
}

beforeEach(addDialogMethods);

afterEach(() => {
  engine.stop();
});

const page = `<p><a id="opener" href="/transcript" data-modal="#content">View transcript</a></p>
  <section id="content"><h2>Transcript of <em>chart</em> one</h2><button id="inside">Copy</button></section><p id="after">After</p>`;
const user = userEvent.setup();
const dialog = () => screen.queryByRole('dialog');

describe('generic modal', () => {
  it('moves the very element in and puts it back where it was, with its listeners', async () => {
    render(page);
    const content = get('content');
    const onClick = vi.fn();
    get('inside').addEventListener('click', onClick);
    expect(content).not.toBeVisible();
    await user.click(get('opener'));
    expect(screen.getByRole('dialog', { name: 'Transcript of chart one' })).toContainElement(
      content,
    );
    expect(content).toBeVisible();
    await user.click(get('inside'));
    expect(onClick).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(content.nextElementSibling).toBe(get('after'));
    expect(content).not.toBeVisible();
    expect(get('opener')).toHaveFocus();
  });

  it.each([
    ['display: flex', 'flex'],
    ['display: none', ''],
    ['', ''],
  ])('shows its content with the display of its author: %j', async (style, shown) => {
    render(
      `<section id="content" hidden style="${style}">Text</section><a id="opener" data-modal="#content">Open</a>`,
    );
    const content = get('content');
    await user.click(get('opener'));
    expect([content.style.display, content.hidden]).toEqual([shown, false]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(content.style.getPropertyPriority('display')).toBe('important');
  });

  it('gives back openers and content as the author wrote them', () => {
    const html = `<section id="content" style="display: flex;">Text</section><p data-modal="#content" role="note">Open</p>`;
    const before = document.createElement('body');
    before.append(...(parseInert(html)?.childNodes ?? []));
    document.body.replaceChildren(...[...before.childNodes].map((node) => node.cloneNode(true)));
    const started = startEngine([], {}, [modalBehaviour]);
    const [content, opener] = document.body.children;
    expect([content?.hasAttribute('hidden'), opener?.getAttribute('tabindex')]).toEqual([
      true,
      '0',
    ]);
    started.stop();
    const given = document.createElement('body');
    given.append(...[content, opener].flatMap((each) => each ?? []));
    expect(given.isEqualNode(before)).toBe(true);
  });

  it('leaves its content to a CMS editor, to be seen and edited', async () => {
    render(
      `<main data-editing><section id="content" hidden>Text</section><a id="opener" data-modal="#content">Open</a></main>`,
    );
    expect(get('content')).toBeVisible();
    await user.click(get('opener'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(get('content')).toBeVisible();
  });

  it('opens from a link of a drawing, by Space too, and gives the focus back', async () => {
    render(
      `<svg><a id="opener" href="#content" data-modal="#content"><text>Open</text></a><g id="group" data-modal="#content"></g></svg><p id="content">Text</p>`,
    );
    const opener = document.querySelector<SVGElement>('#opener');
    opener?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(dialog()).toContainElement(get('content'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const group = document.querySelector<SVGElement>('#group');
    group?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(dialog()).toContainElement(get('content'));
    expect(engine.errors).toEqual([]);
  });

  it('hides its content even where a theme shows what is hidden', () => {
    render(`<div id="content" style="display: block">Text</div><a data-modal="#content">Open</a>`);
    const { style } = get('content');
    expect([style.display, style.getPropertyPriority('display')]).toEqual(['none', 'important']);
  });

  it('keeps the seat of its content: rules about neighbours see the same page', async () => {
    render('<div><p>A</p><p id="content" class="x">B</p><p id="c">C</p></div>' + page);
    get('opener').setAttribute('data-modal', '#content');
    await user.click(get('opener'));
    expect(document.querySelector('p.x + #c:nth-child(3)')).not.toBeNull();
  });

  it.each([
    ['the title on the opener', 'data-modal-title="Opener"', 'data-modal-title="Own"', 'Opener'],
    ['the title on the content', '', 'data-modal-title="Own"', 'Own'],
    ['the heading', '', '', 'Heading'],
  ])('is named by %s', async (_, onOpener, onContent, name) => {
    render(
      `<button ${onOpener} data-modal="#c">Words</button><div id="c" ${onContent}><h3>Heading</h3></div>`,
    );
    await user.click(screen.getByRole('button', { name: 'Words' }));
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
  });

  it('is named by what the opener says where nothing else names it', async () => {
    render('<button data-modal="#c"><b>View</b> transcript</button><div id="c">Text</div>');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'View transcript' })).toBeInTheDocument();
  });

  it('warns once of a missing target and leaves the link working', async () => {
    render('<a id="opener" href="#there" data-modal="#nowhere">Open</a>');
    const isPrevented = vi.fn();
    document.addEventListener('click', (event) => {
      isPrevented(event.defaultPrevented);
    });
    await user.click(get('opener'));
    await user.click(get('opener'));
    expect(isPrevented).toHaveBeenLastCalledWith(false);
    expect(engine.warnings).toEqual([
      'modal: data-modal is "#nowhere"; expected # and the id of an element of this page. It opens nothing; a link stays a plain link.',
    ]);
    expect(dialog()).toBeNull();
  });

  it('leaves a click alone that the page has answered or that opens another window', async () => {
    render(page);
    get('opener').addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(get('opener'));
    expect(dialog()).toBeNull();
    get('opener').setAttribute('href', '#');
    await user.keyboard('{Control>}');
    await user.click(get('opener'));
    await user.keyboard('{/Control}');
    expect(dialog()).toBeNull();
  });

  it('opens by keyboard from an element that is no link and no button', async () => {
    render('<img id="i" alt="Chart" data-modal="#c"><div id="c">Chart</div>');
    const image = screen.getByRole('button', { name: 'Chart' });
    for (const key of ['{Enter}', ' ']) {
      image.focus();
      await user.keyboard(key);
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
      expect(image).toHaveFocus();
    }
  });

  it('works for openers and contents that come later', async () => {
    render('<main></main>');
    const late = parseInert(page)?.childNodes ?? [];
    document.body.append(...late);
    await vi.waitFor(() => {
      expect(get('content')).not.toBeVisible();
    });
    await user.click(get('opener'));
    expect(dialog()).toContainElement(get('content'));
  });

  it('does not mount or unmount what moves with it', async () => {
    render(page);
    await user.click(get('opener'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(engine.events.filter((event) => !event.startsWith('widget:action'))).toEqual([]);
  });

  it('stops media when it closes', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    render(
      '<button data-modal="#c">Open</button><div id="c"><video></video><iframe title="Film"></iframe></div>',
    );
    const stopped = vi.fn();
    get('c').addEventListener('pmw-stop-media', ({ target }) => {
      stopped((target as Element).localName);
    });
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(pause).toHaveBeenCalledOnce();
    expect(stopped).toHaveBeenCalledExactlyOnceWith('iframe');
  });

  it('opens and closes on the request of a behaviour', () => {
    render(page);
    openModal(get('content'));
    expect(dialog()).toContainElement(get('content'));
    closeModal(get('inside'));
    expect(dialog()).toBeNull();
  });

  it('takes its words from the page and from its content', async () => {
    render(page, { 'text-modal-close': 'Schließen' });
    await user.click(get('opener'));
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    get('content').setAttribute('data-text-close', 'Zu');
    await user.click(get('opener'));
    expect(screen.getByRole('button', { name: 'Zu' })).toBeInTheDocument();
  });

  it('tells analytics what was opened', async () => {
    render(page);
    const actions: unknown[] = [];
    document.addEventListener('widget:action', (event) => {
      if (event instanceof CustomEvent) actions.push(event.detail);
    });
    await user.click(get('opener'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(actions).toEqual([
      { widget: 'modal', action: 'open', label: 'Transcript of chart one' },
      { widget: 'modal', action: 'close' },
    ]);
  });

  it('puts everything back before a copy of the page is made', async () => {
    render(page);
    await user.click(get('opener'));
    document.dispatchEvent(new Event('turbo:before-cache'));
    expect(dialog()).toBeNull();
    expect(get('content').nextElementSibling).toBe(get('after'));
  });
});

describe('a group of openers', () => {
  const clips = ['One', 'Two', 'Three'].map(
    (name) =>
      `<a href="#" data-modal="#${name}" data-modal-group="clips">${name}</a><div id="${name}"><h2>Clip ${name}</h2></div>`,
  );
  // A picture and its title may open the same clip.
  const html = `${clips.join('')}<a href="#" data-modal="#One" data-modal-group="clips">Again</a>`;

  it('is stepped through in document order, each content once, and ends at its ends', async () => {
    render(html);
    await user.click(screen.getByRole('link', { name: 'Two' }));
    const next = screen.getByRole('button', { name: 'Next' });
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    await user.click(next);
    expect(screen.getByRole('dialog', { name: 'Clip Three' })).toContainElement(get('Three'));
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    const previous = screen.getByRole('button', { name: 'Previous' });
    await user.click(previous);
    await user.click(previous);
    expect(screen.getByRole('dialog', { name: 'Clip One' })).toBeInTheDocument();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  });

  it('has no steps where it has one content', async () => {
    render('<a href="#" data-modal="#c" data-modal-group="g">Open</a><div id="c">Text</div>');
    await user.click(screen.getByRole('link'));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});

describe('what is heard of a modal', () => {
  it('is the new title and its position, at a step and not before', async () => {
    const clips = ['One', 'Two'].map(
      (name) =>
        `<a href="#" data-modal="#${name}" data-modal-group="clips">${name}</a><div id="${name}" lang="${name}"><h2>Clip ${name}</h2></div>`,
    );
    render(clips.join(''));
    await user.click(screen.getByRole('link', { name: 'One' }));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('1 of 2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(status.textContent).toBe('Clip Two, 2 of 2');
    expect(status.firstElementChild).toHaveAttribute('lang', 'Two');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(status.textContent).toBe('Clip One, 1 of 2');
  });

  it('has the language of the content, its buttons that of the page', async () => {
    document.documentElement.lang = 'en-US';
    const link = '<a href="#" data-modal="#c" data-modal-group="g">Open</a>';
    render(
      `<section lang="fr"><div id="c"><h2>Avis</h2></div></section>${link}<p id="d">Text</p>${link.replace('#c', '#d')}`,
    );
    const [opener] = screen.getAllByRole('link');
    if (opener) await user.click(opener);
    expect(dialog()).toHaveAttribute('lang', 'fr');
    for (const name of ['Close', 'Next']) {
      const words = screen.getByRole('button', { name });
      expect(words.closest('[lang]')).toHaveAttribute('lang', 'en-US');
    }
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(dialog()).toHaveAttribute('lang', 'en-US');
    document.documentElement.lang = '';
  });

  it('is an alert, described by what the content names', async () => {
    render(
      '<a href="#" data-modal="#c">Open</a><div id="c" data-modal-alert="t"><h2>Notice</h2><p id="t">Risk.</p></div>',
    );
    await user.click(screen.getByRole('link'));
    const alert = screen.getByRole('alertdialog', { name: 'Notice' });
    expect(alert).toHaveAccessibleDescription('Risk.');
  });
});

describe('the focus when a modal closes', () => {
  it('goes to the start of the main content where its opener is gone', async () => {
    render('<a href="#" data-modal="#c">Open</a><main><p id="c">Text</p></main>');
    await user.click(screen.getByRole('link'));
    document.querySelector('[data-modal]')?.remove();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const main = screen.getByRole('main');
    expect(main).toHaveFocus();
    main.blur();
    expect(main).not.toHaveAttribute('tabindex');
  });

  it('goes there where a behaviour opened it and nothing had the focus', async () => {
    render('<main><p id="c">Text</p></main>');
    openModal(get('c'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the scroll lock', () => {
  const nested = ['a', 'b', 'c']
    .map((id) => {
      const others = ['a', 'b', 'c'].filter((other) => other !== id);
      const links = others.map((other) => `<a data-modal="#${other}" href="#">${other}</a>`);
      return `<section id="${id}"><h2>${id}</h2>${links.join('')}</section><button id="open-${id}" data-modal="#${id}" data-modal-group="g">${id}</button>`;
    })
    .join('');

  const steps: Readonly<Record<string, (id: string) => void>> = {
    'open from the page': (id) => {
      get(`open-${id}`).click();
    },
    'open from inside': (id) => {
      [...document.querySelectorAll<HTMLElement>('dialog')]
        .at(-1)
        ?.querySelector<HTMLElement>(`[data-modal="#${id}"]`)
        ?.click();
    },
    'by Escape': () => {
      const cancel = new Event('cancel', { cancelable: true });
      [...document.querySelectorAll('dialog')].at(-1)?.dispatchEvent(cancel);
    },
    'by Close, of any': (id) => {
      get(id).closest('dialog')?.querySelector<HTMLElement>('.pmw-modal__close')?.click();
    },
    'by the browser alone': (id) => {
      get(id).closest('dialog')?.dispatchEvent(new Event('close'));
    },
    'on request': (id) => {
      closeModal(get(id));
    },
    next: (id) => {
      get(id).closest('dialog')?.querySelector<HTMLElement>('.pmw-button:last-of-type')?.click();
    },
  };

  it('is left behind by no sequence of opening and closing, nested or not', () => {
    document.documentElement.style.overflow = 'clip';
    const sequence = fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.constantFrom('a', 'b', 'c')),
      { maxLength: 20 },
    );
    render(nested);
    const order = () => [...document.body.children].map(({ id }) => id);
    const before = order();
    fc.assert(
      fc.property(sequence, (taken) => {
        for (const [step, id] of taken) {
          steps[step]?.(id);
          const open = document.querySelectorAll('dialog').length;
          expect(document.documentElement.style.overflow).toBe(open > 0 ? 'hidden' : 'clip');
        }
        document.dispatchEvent(new Event('turbo:before-cache'));
        expect(document.documentElement.style.cssText).toBe('overflow: clip;');
        expect(order()).toEqual(before);
      }),
      { numRuns: 150 },
    );
    document.documentElement.removeAttribute('style');
  });

  it('goes, with the dialog, when the page removes what the dialog shows', async () => {
    render(page);
    await user.click(get('opener'));
    get('content').remove();
    await vi.waitFor(() => {
      expect(dialog()).toBeNull();
    });
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('goes with a dialog that the page throws away', async () => {
    render(page);
    await user.click(get('opener'));
    expect(document.documentElement.style.overflow).toBe('hidden');
    document.body.replaceChildren();
    await vi.waitFor(() => {
      expect(document.documentElement.style.overflow).toBe('');
    });
  });
});
