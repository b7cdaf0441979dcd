// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { officeHoursWidget } from './office-hours.widget.ts';

const words = { plain: 'Two offices', open: 'Now deciding:', next: 'Next to decide:' };

/** The content of the mount point, with the hours of Singapore as they are written. */
const renderOffices = (hours = '0-10') =>
  renderPartial('office-hours', {
    ...words,
    offices: [
      { city: 'Singapore', hours },
      { city: 'London', hours: '8-18' },
    ],
  }).innerHTML;

const readStates = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll<HTMLElement>('[data-hours]') ?? [])].map(
    ({ dataset }) => dataset['state'],
  );

describe('office hours', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('marks the office whose day began last, and the next minute the office that begins then', async () => {
    vi.useFakeTimers({ now: new Date('2022-12-05T07:59:30Z'), shouldAdvanceTime: true });
    const { elements, end } = await mountWidget(officeHoursWidget, [{}], { html: renderOffices() });
    const [element] = elements;
    expect(readStates(element)).toEqual(['current', 'other']);
    expect(element?.style.getPropertyValue('--pmw-office-hours-now')).toBe(String(479 / 1440));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(readStates(element)).toEqual(['other', 'current']);
    await vi.advanceTimersByTimeAsync(10 * 60 * 60_000);
    expect(readStates(element)).toEqual(['next', 'other']);
    end();
    expect(readStates(element)).toEqual([undefined, undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes over hours that cannot be read, and says so', async () => {
    const { elements, errors } = await mountWidget(officeHoursWidget, [{}], {
      html: renderOffices('early'),
    });
    expect(readStates(elements[0])[0]).toBeUndefined();
    expect(errors).toEqual([expect.stringContaining('office-hours: data-hours is "early"')]);
  });

  it('leaves the words of the page without any office, and says so', async () => {
    const { statuses, errors } = await mountWidget(officeHoursWidget, [{}], { html: '<p>Two</p>' });
    expect(statuses).toEqual(['failed']);
    expect(errors).toEqual([
      expect.stringContaining('office-hours: the content is without offices'),
    ]);
  });
});
