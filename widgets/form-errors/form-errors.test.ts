// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { getById } from '../../tests/setup/engine/show-page.ts';
import { formErrorsWidget } from './form-errors.widget.ts';

const user = userEvent.setup();

const field = (id: string, attributes: string, messages: string) =>
  `<label for="${id}">${id}</label><input id="${id}" name="${id}" aria-describedby="${id}-room" ${attributes}>
<p id="${id}-room">${messages}</p>`;

const html = `<form action="/contact">
${field('name', 'required', '<span data-error hidden>Enter your name.</span>')}
${field('email', 'type="email" required', '<span data-error="value-missing" hidden>Enter your address.</span><span data-error hidden>That is no address.</span>')}
<button>Send</button><button type="reset">Clear</button>
</form>`;

const parse = (content: string) => parseInert(content)?.childNodes ?? [];

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** What the browser would still say in a bubble, by the name of the control. */
let bubbles: string[];
let sent: number;
beforeEach(() => {
  bubbles = [];
  sent = 0;
  const life = new AbortController();
  const { signal } = life;
  window.addEventListener(
    'invalid',
    (event) => {
      // After every listener of the page.
      queueMicrotask(() => {
        if (!event.defaultPrevented) bubbles.push((event.target as HTMLInputElement).name);
      });
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'submit',
    (event) => {
      // jsdom sends no forms.
      if (!event.defaultPrevented) sent += 1;
      event.preventDefault();
    },
    { signal },
  );
  return () => {
    life.abort();
  };
});

async function start(content = html): Promise<Awaited<ReturnType<typeof mountWidget>>> {
  const mounted = await mountWidget(formErrorsWidget, [{}], { html: content });
  expect(mounted.statuses).toEqual(['mounted']);
  return mounted;
}

const whenFocused = (name: string) =>
  waitFor(() => {
    expect(document.activeElement).toHaveAttribute('name', name);
  });

describe('a required field that nobody has touched', () => {
  const read = () =>
    [...document.querySelectorAll('[required]')].map((each) => each.getAttribute('aria-invalid'));

  it.each([
    ['a box', '<input required>', 'false'],
    ['a select', '<select required><option value=""></select>', 'false'],
    ['a text area', '<textarea required></textarea>', 'false'],
    ['a check box', '<input type="checkbox" required>', 'false'],
    ['a radio button', '<input type="radio" name="a" required>', 'false'],
    ['one that the CMS calls invalid', '<input aria-invalid="true" required>', 'true'],
    ['one that is disabled', '<input required disabled>', null],
  ])('is not called invalid: %s', async (_, content, expected) => {
    await start(`<form>${content}<button>Send</button></form>`);
    expect(read()).toEqual([expected]);
  });

  it('is not called invalid outside of its form, nor when it has come later', async () => {
    const outside = document.createElement('p');
    outside.append(...parse('<input form="form" required>'));
    document.body.append(outside);
    await start('<form id="form"><button>Send</button></form>');
    getById('form').append(...parse('<select name="late" required><option value=""></select>'));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(read()).toEqual(['false', 'false']);
    outside.remove();
  });

  it('is the browser’s to judge in a form that is not checked', async () => {
    await start('<form novalidate><input required><button>Send</button></form>');
    expect(read()).toEqual([null]);
  });
});

describe('a form that is sent with mistakes', () => {
  it('shows the message of each field, has the focus at the first, and no bubble', async () => {
    await start();
    await press('Send');
    await whenFocused('name');
    expect(box('name')).toBeInvalid();
    expect(box('name')).toHaveAccessibleDescription('Enter your name.');
    expect(box('email')).toHaveAccessibleDescription('Enter your address.');
    expect(screen.queryByText('That is no address.')).not.toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([bubbles, sent]).toEqual([[], 0]);
  });

  it('says another message for another kind of mistake', async () => {
    await start();
    await user.type(box('name'), 'Ann');
    await user.type(box('email'), 'nobody');
    await press('Send');
    await whenFocused('email');
    expect(box('email')).toHaveAccessibleDescription('That is no address.');
    expect(box('name')).toBeValid();
  });

  it('is sent when all is right, once', async () => {
    await start();
    await user.type(box('name'), 'Ann');
    await user.type(box('email'), 'ann@example.com{Enter}');
    expect(sent).toBe(1);
  });

  it('announces the message each time where the field has the focus already', async () => {
    await start();
    await user.type(box('name'), '{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Enter your name.');
    expect(alert).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(alert).not.toBeVisible();
    });
    await waitFor(() => {
      expect(alert).toBeVisible();
    });
    expect(alert).toHaveAttribute('role', 'alert');
    await user.keyboard('A');
    await waitFor(() => {
      expect(box('name')).toBeValid();
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the message of a field', () => {
  it('waits until the visitor has left it, and goes as soon as the value is right', async () => {
    await start();
    await user.type(box('email'), 'nobody');
    expect(box('email')).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    await waitFor(() => {
      expect(box('email')).toHaveAttribute('aria-invalid', 'true');
    });
    expect(screen.getByText('That is no address.')).toBeVisible();
    await user.type(box('email'), '@example.com');
    await waitFor(() => {
      expect(box('email')).toHaveAttribute('aria-invalid', 'false');
    });
    expect(screen.getByText('That is no address.')).not.toBeVisible();
    await user.clear(box('email'));
    expect(box('email')).toHaveAttribute('aria-invalid', 'false');
  });

  it.each([
    ['no text', '<span data-error></span>'],
    ['a text for another kind of mistake', '<span data-error="too-short" hidden>Short.</span>'],
  ])('is in the browser’s words where the author gives %s', async (_, messages) => {
    await start(`<form>${field('name', 'required', messages)}<button>Send</button></form>`);
    await press('Send');
    await whenFocused('name');
    expect(box('name').validationMessage).not.toBe('');
    expect(box('name')).toHaveAccessibleDescription(box('name').validationMessage);
    expect(bubbles).toEqual([]);
  });

  it('is what the site says by setCustomValidity, as text, also from a handler of the mistake', async () => {
    await start();
    await user.type(box('name'), 'Ann');
    box('email').addEventListener('invalid', () => {
      box('email').setCustomValidity('<b>Taken</b>');
    });
    box('email').addEventListener('input', () => {
      box('email').setCustomValidity('');
    });
    await press('Send');
    await whenFocused('email');
    expect(screen.getByText('<b>Taken</b>')).toBeVisible();
    expect(box('email')).toHaveAccessibleDescription('<b>Taken</b>');
    await user.type(box('email'), 'ann@example.com');
    await waitFor(() => {
      expect(box('email')).toHaveAccessibleDescription('');
    });
    await press('Send');
    expect(sent).toBe(1);
  });

  it('is one for all radio buttons of a group, which is invalid until one is chosen', async () => {
    await start(`<form><fieldset role="radiogroup" aria-label="Office" aria-describedby="room">
<label><input type="radio" name="office" required> London</label>
<label><input type="radio" name="office"> Zürich</label>
<p id="room"><span data-error hidden>Choose an office.</span></p></fieldset><button>Send</button></form>`);
    await press('Send');
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'London' })).toHaveFocus();
    });
    const group = screen.getByRole('radiogroup');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription('Choose an office.');
    await user.click(screen.getByRole('radio', { name: 'Zürich' }));
    await waitFor(() => {
      expect(group).toHaveAttribute('aria-invalid', 'false');
    });
    expect(screen.getByText('Choose an office.')).not.toBeVisible();
    expect(bubbles).toEqual([]);
  });

  it('stays while another check box that shares it is wrong', async () => {
    const check = (name: string) =>
      `<label><input type="checkbox" name="${name}" aria-describedby="room" required> ${name}</label>`;
    await start(
      `<form>${check('terms')}${check('notice')}<p id="room"><span data-error hidden>Agree to both.</span></p><button>Send</button></form>`,
    );
    await press('Send');
    await whenFocused('terms');
    await user.click(screen.getByRole('checkbox', { name: 'terms' }));
    await waitFor(() => {
      expect(screen.getByRole('checkbox', { name: 'terms' })).toHaveAttribute(
        'aria-invalid',
        'false',
      );
    });
    expect(screen.getByText('Agree to both.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'notice' }));
    await waitFor(() => {
      expect(screen.getByText('Agree to both.')).not.toBeVisible();
    });
  });

  it('goes when the form is reset, unless the page prevents that', async () => {
    await start();
    await press('Send');
    await whenFocused('name');
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    window.addEventListener('reset', prevent);
    await press('Clear');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(box('name')).toBeInvalid();
    window.removeEventListener('reset', prevent);
    await press('Clear');
    await waitFor(() => {
      expect(box('name')).toHaveAttribute('aria-invalid', 'false');
    });
    expect(screen.getByText('Enter your name.')).not.toBeVisible();
  });

  it('stands by fields that come later, and by those outside of their form', async () => {
    await start('<form id="form"><button>Send</button></form>');
    const later = document.createElement('div');
    const message = '<b data-error hidden>Name a fund.</b>';
    later.append(...parse(field('fund', 'form="form" required', message)));
    document.body.append(later);
    await press('Send');
    await whenFocused('fund');
    expect(box('fund')).toHaveAccessibleDescription('Name a fund.');
    later.remove();
    await press('Send');
    expect(sent).toBe(1);
  });
});

describe('the browser keeps its way', () => {
  it('where a field has no place for a message: its bubble, and the focus', async () => {
    await start(`<form>${field('name', 'required', '<span data-error hidden>Enter your name.</span>')}
${field('fund', 'required', 'As in your letter.')}<button>Send</button></form>`);
    await press('Send');
    await waitFor(() => {
      expect(bubbles).toEqual(['fund']);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(box('name')).toHaveAccessibleDescription('Enter your name.');
    expect(box('name')).not.toHaveFocus();
    expect(box('fund')).not.toHaveAttribute('aria-invalid');
  });

  it.each(['#name', '#name-room > *'])('where nobody sees %s', async (hidden) => {
    await start();
    await user.type(box('email'), 'ann@example.com');
    const unseen = document.querySelector(hidden);
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
      return this !== unseen;
    });
    await press('Send');
    await waitFor(() => {
      expect(bubbles).toEqual(['name']);
    });
    vi.restoreAllMocks();
  });

  it('where the form is not checked: novalidate, disabled fields', async () => {
    await start();
    const form = document.forms[0];
    form?.setAttribute('novalidate', '');
    await press('Send');
    form?.checkValidity();
    form?.removeAttribute('novalidate');
    for (const name of ['name', 'email']) box(name).disabled = true;
    await press('Send');
    expect(sent).toBe(2);
    expect(box('name')).toHaveAttribute('aria-invalid', 'false');
  });

  it('where a script of the page looks whether the form is right, while the visitor types', async () => {
    await start();
    const form = getById('name').closest('form');
    box('name').addEventListener('input', () => form?.checkValidity());
    await user.type(box('name'), 'A{Backspace}');
    form?.checkValidity();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(box('email')).toHaveAttribute('aria-invalid', 'false');
    expect(box('name')).toHaveFocus();
  });

  it('in other forms of the page', async () => {
    await start();
    const other = document.createElement('form');
    const message = '<b data-error hidden>Enter it.</b>';
    other.append(...parse(`${field('other', 'required', message)}<button>Go</button>`));
    document.body.append(other);
    await press('Go');
    await waitFor(() => {
      expect(bubbles).toEqual(['other']);
    });
    other.remove();
  });
});

it('a form whose fields have the names of its properties is like any other', async () => {
  const names = ['matches', 'closest', 'contains', 'elements', 'parentElement', 'getAttribute'];
  const fields = names.map((each) =>
    field(each, 'required', '<span data-error hidden>Enter it.</span>'),
  );
  await start(`<form>${fields.join('')}<button>Send</button></form>`);
  await press('Send');
  await whenFocused('matches');
  expect(names.map((each) => box(each).getAttribute('aria-invalid'))).toEqual(
    names.map(() => 'true'),
  );
  expect(bubbles).toEqual([]);
});

it('a form that ends has its markup back', async () => {
  const { elements, end } = await start();
  const holder = document.createElement('div');
  holder.append(...parse(html));
  const before = holder.innerHTML;
  box('email').setCustomValidity('Taken.');
  await press('Send');
  await whenFocused('name');
  expect(elements[0]?.innerHTML).not.toBe(before);
  end();
  expect(elements[0]?.innerHTML).toBe(before);
});

it('a mount point without a form says so', async () => {
  const { statuses, errors } = await mountWidget(formErrorsWidget, [{}], { html: '<p>None</p>' });
  expect(statuses).toEqual(['failed']);
  expect(errors).toEqual([expect.stringContaining('form-errors: the content is without a form')]);
});
