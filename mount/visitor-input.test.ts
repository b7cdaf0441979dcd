// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../tests/setup/show-page.ts';
import { isVisitorBusy, keepVisitorInput, whenVisitorLeaves } from './visitor-input.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Shows a widget's element with this content, and focuses `#f` if there is one. */
function show(html: string): HTMLElement {
  showPage(`<section id="widget">${html}</section><button id="outside">Outside</button>`);
  document.getElementById('f')?.focus();
  return getById('widget');
}

function typeInto(id: string, text: string): void {
  const field = getById(id);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

describe('a visitor is busy', () => {
  // jsdom does not know which elements are editable: a browser test covers them.
  it.each([
    '<input id="f">',
    '<input type="email" id="f">',
    '<input type="search" id="f">',
    '<input type="date" id="f">',
    '<textarea id="f"></textarea>',
    '<select id="f"><option>A</option></select>',
  ])('with the focus in %s', (html) => {
    expect(isVisitorBusy(show(html))).toBe(true);
  });

  it.each([
    '<button id="f">Send</button>',
    '<a href="/" id="f">Link</a>',
    ...['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'].map(
      (type) => `<input type="${type}" id="f">`,
    ),
    '<input autofocus id="f">',
    '<input autofocus value="of the page" id="f">',
    '<select autofocus id="f"><option>A</option></select>',
    '<input>',
  ])('not with the focus in %s', (html) => {
    expect(isVisitorBusy(show(html))).toBe(false);
  });

  it('once something is typed where the page put the focus', () => {
    const element = show('<input autofocus value="a" id="f">');
    typeInto('f', 'ab');
    expect(isVisitorBusy(element)).toBe(true);
  });

  it('not with the focus in a field outside', () => {
    showPage('<section id="widget"></section><input id="f">');
    getById('f').focus();
    expect(isVisitorBusy(getById('widget'))).toBe(false);
  });
});

describe('waiting until a visitor leaves', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function wait() {
    const element = show('<input id="f"><input id="next"><p id="text">Text</p>');
    const life = new AbortController();
    const callback = vi.fn();
    whenVisitorLeaves(element, life.signal, callback);
    return { life, callback };
  }
  const point = (type: string) => {
    getById('text').dispatchEvent(new Event(type, { bubbles: true }));
    vi.runAllTimers();
  };
  const focus = (id: string) => {
    getById(id).focus();
    vi.runAllTimers();
  };

  it('ends once, a moment after the focus has left', () => {
    const { callback } = wait();
    getById('outside').focus();
    expect(callback).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
    focus('f');
    focus('outside');
    expect(callback).toHaveBeenCalledOnce();
  });

  it('goes on while the focus moves from field to field', () => {
    const { callback } = wait();
    focus('next');
    expect(callback).not.toHaveBeenCalled();
    focus('outside');
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each(['pointerup', 'pointercancel'])('goes on during a press, until %s', (end) => {
    const { callback } = wait();
    point('pointerdown');
    focus('outside');
    expect(callback).not.toHaveBeenCalled();
    point(end);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('notices a press also where the page keeps its events to itself', () => {
    const { callback } = wait();
    getById('text').addEventListener('pointerdown', (event) => {
      event.stopPropagation();
    });
    point('pointerdown');
    focus('outside');
    expect(callback).not.toHaveBeenCalled();
  });

  it('ends where the focus goes nowhere', () => {
    const { callback } = wait();
    getById('f').blur();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('ends with the next focus where the page has removed the field', () => {
    const { callback } = wait();
    getById('f').remove();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
    focus('outside');
    expect(callback).toHaveBeenCalledOnce();
  });

  it('ends with the life of the mount point', () => {
    const { life, callback } = wait();
    getById('outside').focus();
    life.abort();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('what a visitor has typed', () => {
  /** Replaces the content as a widget does; the values of the new fields. */
  function takeOver(before: string, typed: Readonly<Record<string, string>>, after: string) {
    const element = show(before);
    for (const [id, text] of Object.entries(typed)) typeInto(id, text);
    const giveBack = keepVisitorInput(element);
    const content = document.createElement('template').content;
    content.append(...element.childNodes);
    const inputs: string[] = [];
    element.addEventListener('input', ({ target }) => {
      if (target instanceof Element) inputs.push(target.id);
    });
    const shown = new DOMParser().parseFromString(after, 'text/html'); // eslint-disable-line no-restricted-syntax -- the page of a test
    element.append(...shown.body.childNodes);
    giveBack();
    const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
    return { values: [...fields].map(({ value }) => value), inputs };
  }

  it.each<[string, string, string, string[]]>([
    ['a field of its type', '<input type="email" id="a">', '<input type="email">', ['typed']],
    [
      'a field of its type, behind others',
      '<input type="email" id="a">',
      '<input><textarea></textarea><input type="email">',
      ['', '', 'typed'],
    ],
    ['a plain field from a search field', '<input type="search" id="a">', '<input>', ['typed']],
    ['a search field from a plain one', '<input id="a">', '<input type="search">', ['typed']],
    ['a text area', '<textarea id="a"></textarea>', '<textarea></textarea>', ['typed']],
    ['no field of another type', '<input type="email" id="a">', '<input type="tel">', ['']],
    ['no text area from a field', '<input id="a">', '<textarea></textarea>', ['']],
    [
      'no field that has a text already',
      '<input id="a">',
      '<input value="full"><input>',
      ['full', 'typed'],
    ],
  ])('moves to %s', (_, before, after, values) => {
    expect(takeOver(before, { a: 'typed' }, after).values).toEqual(values);
  });

  it('is told to the widget as typing is', () => {
    const { inputs } = takeOver('<input id="a">', { a: 'typed' }, '<input id="b"><input id="c">');
    expect(inputs).toEqual(['b']);
  });

  it('moves field by field', () => {
    const fields = '<input id="a"><input id="b">';
    expect(takeOver(fields, { a: 'one', b: 'two' }, '<input><input>').values).toEqual([
      'one',
      'two',
    ]);
  });

  it.each([
    ['is the page’s', '<input value="of the page">'],
    ['is chosen, not typed', '<input type="checkbox" value="x">'],
  ])('does not move where it %s', (_, before) => {
    expect(takeOver(before, {}, '<input><input type="checkbox">').values).toEqual(['', 'on']);
  });
});

describe('the focus', () => {
  /** Replaces the content of a widget; the id of the element that has the focus then. */
  function takeOver(before: string, after: string): string | undefined {
    const element = show(before);
    const giveBack = keepVisitorInput(element);
    const shown = new DOMParser().parseFromString(after, 'text/html'); // eslint-disable-line no-restricted-syntax -- the page of a test
    element.replaceChildren(...shown.body.childNodes);
    giveBack();
    return document.activeElement?.id;
  }

  it.each<[string, string, string, string]>([
    [
      'a field of its kind',
      '<input type="email" id="f">',
      '<button>A</button><input type="search"><input type="email" id="x">',
      'x',
    ],
    [
      'the control of its name',
      '<button id="f"> Next slide </button>',
      '<button>Pause</button><button aria-label="Next Slide" id="x"><i>→</i></button>',
      'x',
    ],
    [
      'the control whose label is its text',
      '<a href="/" aria-label="Next" id="f">→</a>',
      '<a href="/1">Previous</a><a href="/2" id="x">next</a>',
      'x',
    ],
    [
      'the button that sends, from one that sends',
      '<button id="f">Go</button>',
      '<button type="button">A</button><button type="submit" id="x">Send</button>',
      'x',
    ],
    [
      'the button that sends, from an input that sends',
      '<input type="SUBMIT" value="Go" id="f">',
      '<button type="button">A</button><button id="x">Send</button>',
      'x',
    ],
    [
      'the first that takes it',
      '<a href="/" id="f">A</a>',
      '<p>B</p><a href="/b" id="x">B</a>',
      'x',
    ],
    [
      'the first that takes it, from a control without a name',
      '<button type="button" id="f"></button>',
      '<a href="/" id="x">A</a><button type="button"></button>',
      'x',
    ],
    [
      'no control that takes none',
      '<button id="f">A</button>',
      '<button disabled>A</button><div inert><button>A</button></div><button tabindex="-1">A</button><a>A</a><button type="button" id="x">B</button>',
      'x',
    ],
    [
      'an element with a place in the order',
      '<a href="/" id="f">A</a>',
      '<div tabindex="0" id="x"></div>',
      'x',
    ],
    ['nothing where nothing takes it', '<button id="f">A</button>', '<p>A</p>', ''],
    ['nothing where it was outside', '<button>A</button>', '<button id="x">A</button>', ''],
  ])('moves to %s', (_, before, after, id) => {
    expect(takeOver(before, after)).toBe(id);
  });

  it('stays where the widget itself has put it', () => {
    const element = show('<button id="f">A</button>');
    const giveBack = keepVisitorInput(element);
    showPage('');
    const [one, two] = [document.createElement('button'), document.createElement('button')];
    one.textContent = 'A';
    element.replaceChildren(one, two);
    document.body.append(element);
    two.focus();
    giveBack();
    expect(document.activeElement).toBe(two);
  });

  it('does not scroll the page', () => {
    const element = show('<button id="f">A</button>');
    const giveBack = keepVisitorInput(element);
    const button = document.createElement('button');
    element.replaceChildren(button);
    const focus = vi.spyOn(button, 'focus');
    giveBack();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it.each([true, false])('passes over what cannot be seen: %s', (isVisible) => {
    const element = show('<button id="f">A</button>');
    const giveBack = keepVisitorInput(element);
    const [first, second] = [document.createElement('button'), document.createElement('button')];
    // jsdom lays nothing out and lacks the method.
    const checkVisibility = vi.fn(() => isVisible);
    Object.assign(first, { checkVisibility });
    element.replaceChildren(first, second);
    giveBack();
    expect(document.activeElement).toBe(isVisible ? first : second);
    expect(checkVisibility).toHaveBeenCalledWith({ visibilityProperty: true });
  });
});
