// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { readCases } from '../../tests/setup/site/read-cases.ts';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { isVisitorBusy, keepVisitorInput } from './typing-visitor.ts';

const outside = '<button id="outside">Outside</button>';

/** Shows a widget's element with this content, and focuses `#f` if there is one. */
function show(html: string, beside = outside): HTMLElement {
  showPage(`<section id="widget">${html}</section>${beside}`);
  document.getElementById('f')?.focus();
  return getById('widget');
}

function typeInto(id: string, text: string): void {
  const field = getById(id);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

describe('a visitor is busy', () => {
  const types = 'button checkbox color file image radio range reset submit'.split(' ');

  // jsdom does not know which elements are editable: a browser test covers them.
  it.each<[boolean, string]>([
    [true, '<input id="f">'],
    [true, '<input type="email" id="f">'],
    [true, '<input type="search" id="f">'],
    [true, '<input type="date" id="f">'],
    [true, '<textarea id="f"></textarea>'],
    [true, '<select id="f"><option>A</option></select>'],
    [true, '<iframe id="f"></iframe>'],
    [false, '<button id="f">Send</button>'],
    [false, '<a href="/" id="f">Link</a>'],
    ...types.map((type): [boolean, string] => [false, `<input type="${type}" id="f">`]),
    [false, '<input autofocus id="f">'],
    [false, '<input autofocus value="of the page" id="f">'],
    [false, '<select autofocus id="f"><option>A</option></select>'],
    [false, '<input>'],
  ])('%s with the focus in %s', (isBusy, html) => {
    expect(isVisitorBusy(show(html))).toBe(isBusy);
  });

  it('once something is typed where the page put the focus', () => {
    const element = show('<input autofocus value="a" id="f">');
    typeInto('f', 'ab');
    expect(isVisitorBusy(element)).toBe(true);
  });

  it.each([
    ['input', true],
    ['button', false],
  ])('with the focus in the %s of a site’s own element: %s', (name, isBusy) => {
    const element = show('<site-field></site-field>');
    const root = element.querySelector('site-field')?.attachShadow({ mode: 'open' });
    const field = document.createElement(name);
    root?.append(field);
    field.focus();
    expect(isVisitorBusy(element)).toBe(isBusy);
  });

  it('not with the focus in a field outside', () => {
    expect(isVisitorBusy(show('', '<input id="f">'))).toBe(false);
  });
});

/** Replaces the content of a widget as a widget does, and gives back what its visitor did. */
function takeOver(element: HTMLElement, after: readonly Node[]): void {
  const giveBack = keepVisitorInput(element);
  const content = document.createElement('template').content;
  content.append(...element.childNodes);
  element.append(...after);
  giveBack();
}
const parse = (html: string) => [...(parseInert(html)?.childNodes ?? [])];

describe('what a visitor has typed', () => {
  /** The values of the new fields, and the fields that were told of an input. */
  function type(before: string, typed: Readonly<Record<string, string>>, after: string) {
    const element = show(before);
    for (const [id, text] of Object.entries(typed)) typeInto(id, text);
    const inputs: string[] = [];
    element.addEventListener('input', ({ target }) => {
      if (target instanceof Element) inputs.push(target.id);
    });
    takeOver(element, parse(after));
    const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
    return { values: [...fields].map(({ value }) => value), inputs };
  }
  const email = '<input type="email" id="a">';
  const area = '<textarea></textarea>';

  it.each<[string, string, string, string[]]>([
    ['a field of its type', email, '<input type="email">', ['typed']],
    ['it behind others', email, `<input>${area}<input type="email">`, ['', '', 'typed']],
    ['a plain field from a search field', '<input type="search" id="a">', '<input>', ['typed']],
    ['a search field from a plain one', '<input id="a">', '<input type="search">', ['typed']],
    ['a text area', '<textarea id="a"></textarea>', area, ['typed']],
    ['no field of another type', email, '<input type="tel">', ['']],
    ['no text area from a field', '<input id="a">', area, ['']],
    ['no full field', '<input id="a">', '<input value="full"><input>', ['full', 'typed']],
  ])('moves to %s', (_, before, after, values) => {
    expect(type(before, { a: 'typed' }, after).values).toEqual(values);
  });

  it('moves field by field, and is told to the widget as typing is', () => {
    const fields = '<input id="a"><input id="b">';
    const after = '<input id="c"><input id="d"><input id="e">';
    const { values, inputs } = type(fields, { a: 'one', b: 'two' }, after);
    expect([values, inputs]).toEqual([
      ['one', 'two', ''],
      ['c', 'd'],
    ]);
  });

  it.each([
    ['is the page’s', '<input value="of the page">'],
    ['is chosen, not typed', '<input type="checkbox" value="x">'],
  ])('does not move where it %s', (_, before) => {
    expect(type(before, {}, '<input><input type="checkbox">').values).toEqual(['', 'on']);
  });
});

describe('the focus', () => {
  const cases = readCases(`
# a field of its kind
<input type="email" id="f">
→ <button>A</button><input type="search"><input type="email" id="x">
# the control of its name
<button id="f"> Next slide </button>
→ <button>Pause</button><button aria-label="Next Slide" id="x"><i>→</i></button>
# the control whose label is its text
<a href="/" aria-label="Next" id="f">→</a>
→ <a href="/1">Previous</a><a href="/2" id="x">next</a>
# the first that takes it
<a href="/" id="f">A</a>
→ <p>B</p><a href="/b" id="x">B</a>
# the first that takes it, from a control without a name
<button type="button" id="f"></button>
→ <a href="/" id="x">A</a><button type="button"></button>
# no control that takes none
<button id="f">A</button>
→ <button disabled>A</button><div inert><button>A</button></div><button tabindex="-1">A</button><a>A</a><button type="button" id="x">B</button>
# an element with a place in the order
<a href="/" id="f">A</a>
→ <div tabindex="0" id="x"></div>
# nothing where nothing takes it
<button id="f">A</button>
→ <p>A</p>
# nothing where it was outside
<button>A</button>
→ <button>A</button>
`);

  it.each(cases)('moves to $title', ({ input, expected: [after = ''] }) => {
    takeOver(show(input), parse(after));
    expect(document.activeElement).toBe(document.getElementById('x') ?? document.body);
  });

  it('stays where the widget itself has put it', () => {
    const element = show('<button id="f">A</button>');
    const giveBack = keepVisitorInput(element);
    element.replaceChildren(...parse('<button>A</button><button id="own">A</button>'));
    getById('own').focus();
    giveBack();
    expect(document.activeElement).toBe(getById('own'));
  });

  it.each([true, false])('passes over what cannot be seen: %s; does not scroll', (isVisible) => {
    const [first, second] = [document.createElement('button'), document.createElement('button')];
    // jsdom lays nothing out and lacks the method.
    const checkVisibility = vi.fn(() => isVisible);
    Object.assign(first, { checkVisibility });
    const target = isVisible ? first : second;
    const focus = vi.spyOn(target, 'focus');
    takeOver(show('<button id="f">A</button>'), [first, second]);
    expect(document.activeElement).toBe(target);
    expect(checkVisibility).toHaveBeenCalledWith({ visibilityProperty: true });
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });
});
