import { expect, vi } from 'vitest';
import { getById, statusOf } from './show-page.ts';

/** Waits until a check passes: longer than usual, because the machine may be busy. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5000 });

/** Waits until the element of an id has this status. */
export const waitForStatus = (id: string, status: string) =>
  until(() => expect(statusOf(id)).toBe(status));

/** Waits until an element, or that of an id, says exactly this. */
export const waitForText = (place: Element | string, text: string) =>
  until(() => {
    const element = typeof place === 'string' ? getById(place) : place;
    expect(element.textContent).toBe(text);
  });
