// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressSlot, claimAddress } from './address-writer.ts';
import { useAddressState } from './use-address-state.ts';

const form = {
  names: ['page'],
  read: (values: ReadonlyMap<string, string>) => Number(values.get('page') ?? 1),
  write: (page: number) => new Map(page > 1 ? [['page', String(page)]] : []),
};

interface ListProps {
  readonly slot: AddressSlot;
  readonly onTravel?: (page: number) => void;
  readonly onPush?: () => void;
}

function List({ slot, onTravel, onPush }: ListProps) {
  const { state, last, push, hrefFor } = useAddressState(slot, form, onTravel);
  const goTo = (page: number) => () => {
    push(page);
    onPush?.();
  };
  return (
    <>
      <p>{`page ${state}, last ${last ?? 'none'}`}</p>
      <a href={hrefFor(state + 1)}>Next</a>
      <button onClick={goTo(state + 1)}>Turn</button>
      <button onClick={goTo(state)}>Stay</button>
    </>
  );
}

/** Claims names for a new mount point at the end of the page. */
function claim(isEditing = false): AddressSlot {
  const element = document.createElement('section');
  element.setAttribute('data-widget', 'list');
  document.body.append(element);
  const { signal } = new AbortController();
  return claimAddress('list', { element, signal, isEditing, guard: (callback) => callback });
}

const present = () => window.location.pathname + window.location.search;
const states = () => screen.getAllByText(/^page/).map(({ textContent }) => textContent);
const links = () => screen.getAllByText('Next').map((link) => link.getAttribute('href'));
const press = (name: string) => {
  const button = screen.getAllByRole('button', { name }).at(-1);
  if (button) fireEvent.click(button);
};

function travel(address: string): void {
  window.history.replaceState(null, '', address);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/news');
});

describe('state in the address', () => {
  it('is read at the start and after Back, which adds nothing to the history', () => {
    window.history.replaceState(null, '', '/news?page=3');
    const before = window.history.length;
    const onTravel = vi.fn();
    render(<List slot={claim()} onTravel={onTravel} />);
    expect(states()).toEqual(['page 3, last none']);
    travel('/news?page=2');
    expect(states()).toEqual(['page 2, last 3']);
    expect(onTravel.mock.calls).toEqual([[2]]);
    expect(window.history.length).toBe(before);
  });

  it('is written in the task of the press, before anything else that the press does', () => {
    const seen: string[] = [];
    render(<List slot={claim()} onPush={() => seen.push(present())} />);
    press('Turn');
    expect([seen, states()]).toEqual([['/news?page=2'], ['page 2, last 1']]);
  });

  it('stays as it is, without an entry, where a step or a jump to a fragment changes nothing', () => {
    const onTravel = vi.fn();
    render(<List slot={claim()} onTravel={onTravel} />);
    const before = window.history.length;
    press('Stay');
    travel('/news#top');
    expect([states(), window.history.length]).toEqual([['page 1, last none'], before]);
    expect(onTravel).not.toHaveBeenCalled();
  });

  it('of another widget is in every link of the page at once, and after Back no more', () => {
    render([<List key="a" slot={claim()} />, <List key="b" slot={claim()} />]);
    press('Turn');
    expect(links()).toEqual(['/news?2_page=2&page=2', '/news?2_page=3']);
    travel('/news');
    expect(links()).toEqual(['/news?page=2', '/news?2_page=2']);
  });

  it('changes in an editor too, without links, and nothing is written', () => {
    render(<List slot={claim(true)} />);
    press('Turn');
    expect([states(), links(), present()]).toEqual([['page 2, last 1'], [null], '/news']);
  });
});
