// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { saveConsent } from '../../shared/consent/consent.ts';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { searchBoxWidget } from './search-box.widget.ts';
import { searchBoxContract } from './search-box.contract.ts';

const server = mockNetwork();
const user = userEvent.setup();

afterEach(() => {
  localStorage.clear();
});

const popular = JSON.stringify([{ label: 'Our people', url: '/team' }, { label: 'Credit' }]);

/** Answers with pages whose titles contain what was searched for. */
function answerSearch(answer?: (query: URLSearchParams) => Response | Promise<Response>) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/en-us/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      if (answer) return answer(searchParams);
      const Items = [1, 2, 3].map((number) => ({
        Title: `${searchParams.get('searchtext') ?? ''} ${number}`,
        Subtitle: 'Article',
        Link: `#page-${number}`,
      }));
      return HttpResponse.json({ Items, PageIndex: 1, TotalItemCount: 3 });
    }),
  );
  return asked;
}

/** Shows a box, and collects what its form sends. */
async function show(attributes: Readonly<Record<string, string>> = {}) {
  const mounted = await mountWidget(searchBoxWidget, [attributes]);
  const sent: unknown[] = [];
  screen.getByRole('search').addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
  });
  return { ...mounted, sent };
}

const box = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const options = () =>
  screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.firstChild
    ?.textContent;
const waitForOptions = (first: string) =>
  waitFor(() => {
    expect(options()[0]).toBe(first);
  });

describe('a search box', () => {
  it('suggests pages once typing pauses, and says how many', async () => {
    const asked = answerSearch();
    await show({ 'data-limit': '2' });
    expect([list(), box().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    await user.type(box(), 'credit');
    await waitForOptions('credit 1');
    expect(asked.map((each) => each.toString())).toEqual([
      'searchtext=credit&searchtype=&page=1&pagesize=2',
    ]);
    // The back end has sent three.
    expect(options()).toEqual(['credit 1', 'credit 2']);
    expect(screen.getByRole('option', { name: 'credit 1 Article' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
    expect(box()).toHaveAttribute('aria-controls', list()?.id);
    expect(box()).toHaveFocus();
  });

  it('goes through the list and back to the text by arrows, and leaves the text as it is', async () => {
    answerSearch();
    await show();
    await user.type(box(), 'credit');
    await waitForOptions('credit 1');
    const stops = [];
    for (const key of ['Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`);
      stops.push(active());
    }
    expect(stops).toEqual(['credit 1', 'credit 2', 'credit 3', undefined, 'credit 3', 'credit 2']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('credit 2');
    expect(box()).toHaveValue('credit');
  });

  it('opens the chosen page by Enter and by a press, and does not tell what was typed', async () => {
    answerSearch();
    const { sent, actions } = await show();
    await user.type(box(), 'credit');
    await waitForOptions('credit 1');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect([location.hash, list(), sent]).toEqual(['#page-2', null, []]);
    await user.type(box(), 's');
    await waitForOptions('credits 1');
    await user.click(screen.getByText('credits 3'));
    expect([location.hash, list(), sent]).toEqual(['#page-3', null, []]);
    expect(actions).toEqual([
      { widget: 'search-box', action: 'follow', label: 'page', value: 2 },
      { widget: 'search-box', action: 'follow', label: 'page', value: 3 },
    ]);
  });

  it('keeps the focus, and the list open, where an assistive technology focuses an option', async () => {
    answerSearch();
    await show();
    await user.type(box(), 'credit');
    await waitForOptions('credit 1');
    const option = screen.getByRole('option', { name: /^credit 2/ });
    act(() => {
      option.focus();
    });
    expect(box()).toHaveFocus();
    fireEvent.click(option);
    await waitFor(() => {
      expect(location.hash).toBe('#page-2');
    });
    expect(box()).toHaveFocus();
  });

  it('searches for the text by Enter, and asks for nothing more', async () => {
    const asked = answerSearch();
    const { sent } = await show();
    await user.type(box(), 'credit{Enter}');
    expect(sent).toEqual([{ searchtext: 'credit' }]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([list(), asked]).toEqual([null, []]);
  });

  it('closes by Escape without losing the text, and by leaving', async () => {
    answerSearch();
    await show();
    await user.type(box(), 'credit');
    await waitForOptions('credit 1');
    // False: neither the browser nor the panel around it handles it too.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect([list(), (box() as HTMLInputElement).value]).toEqual([null, 'credit']);
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
    await user.keyboard('{ArrowDown}');
    await waitForOptions('credit 1');
    await user.tab();
    expect(list()).toBeNull();
  });

  it('leaves keys to an input method, and with Control, Command or Shift to the browser', async () => {
    answerSearch();
    await show({ 'data-popular': popular });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(box(), { key: 'ArrowDown', ...init })).toBe(true);
    expect(list()).toBeNull();
  });

  it('offers what is often looked for while it is empty, when it is asked', async () => {
    answerSearch();
    const { sent, actions } = await show({ 'data-popular': popular });
    await user.tab();
    expect(list()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect([options(), active()]).toEqual([['Our people', 'Credit'], 'Our people']);
    expect(screen.getByRole('group', { name: searchBoxContract.texts.popular })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Our people' })).toHaveAttribute('href', '/team');
    await user.keyboard('{Escape}');
    await user.click(box());
    await user.click(screen.getByText('Credit'));
    expect(sent).toEqual([{ searchtext: 'Credit' }]);
    expect(actions).toEqual([
      { widget: 'search-box', action: 'follow', label: 'popular', value: 2 },
    ]);
  });

  it('remembers searches only with consent, and forgets them without', async () => {
    const { sent } = await show();
    await user.type(box(), 'credit{Enter}');
    await user.clear(box());
    expect(localStorage).toHaveLength(0);
    saveConsent(document.body, 'accepted');
    for (const text of ['Wind', ' infra   debt ', 'wind']) {
      await user.type(box(), `${text}{Enter}`);
      await user.clear(box());
    }
    expect(options()).toEqual(['wind', 'infra debt']);
    const group = within(screen.getByRole('group', { name: searchBoxContract.texts.recent }));
    await user.click(group.getByText('infra debt'));
    expect(sent.at(-1)).toEqual({ searchtext: 'infra debt' });
    saveConsent(document.body, 'refused');
    await user.clear(box());
    expect([list(), localStorage.getItem('pmw-searches')]).toEqual([null, null]);
  });

  it.each([
    ['an error', () => new HttpResponse(null, { status: 500 }), 1],
    ['a page in place of data', () => HttpResponse.html('<html>Sign in</html>'), 1],
    ['nothing', () => HttpResponse.json({ Items: null, TotalItemCount: 0 }), 0],
  ])(
    'goes on without suggestions where the answer is %s; the console says it once',
    async (...given) => {
      const [, answer, told] = given;
      const asked = answerSearch(answer);
      const { sent, errors } = await show();
      await user.type(box(), 'credit');
      await waitFor(() => {
        expect(asked).toHaveLength(1);
      });
      await user.type(box(), 's');
      await waitFor(() => {
        expect(asked).toHaveLength(2);
      });
      await user.keyboard('{Enter}');
      expect([list(), sent]).toEqual([null, [{ searchtext: 'credits' }]]);
      await waitFor(() => {
        expect(errors).toHaveLength(told);
      });
    },
  );

  it('shows the answer to the last text, also where an earlier one comes after it', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const item = (Title: string) => HttpResponse.json({ Items: [{ Title }], TotalItemCount: 1 });
    const asked = answerSearch(
      (query) =>
        new Promise((resolve) => {
          answers.set(query.get('searchtext') ?? '', resolve);
        }),
    );
    await show();
    await user.type(box(), 'credit');
    await waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    await user.type(box(), 's');
    await waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    answers.get('credits')?.(item('Late'));
    answers.get('credit')?.(item('Early'));
    await waitForOptions('Late');
  });

  it('shows markup in titles as text, and leads to no address that runs script', async () => {
    answerSearch(() =>
      HttpResponse.json({
        Items: [{ Title: '&lt;b&gt;Credit', Subtitle: '<i>x</i>', Link: 'javascript:alert(1)' }],
        TotalItemCount: 1,
      }),
    );
    await show();
    await user.type(box(), 'credit');
    await waitForOptions('<b>Credit');
    expect(screen.getByRole('option')).not.toHaveAttribute('href');
  });

  it('draws only the box inside a form of the page, which it begins with the text of the address', async () => {
    history.replaceState(null, '', '?searchtext=wind');
    const form = document.createElement('form');
    document.body.append(form);
    const { elements } = await mountWidget(searchBoxWidget, [{}], {
      before: () => {
        form.append(...document.querySelectorAll('[data-widget]'));
      },
    });
    expect(elements[0]?.querySelector('form, button')).toBeNull();
    expect(box()).toHaveValue('wind');
    expect(new FormData(form).get('searchtext')).toBe('wind');
    history.replaceState(null, '', location.pathname);
    form.remove();
  });
});
