import { describe, expect, it } from 'vitest';
import { findCurrentOffice, parseHours, toMinuteOfWeek, toShareOfDay } from './working-day.ts';

describe('the hours of an office', () => {
  it.each([
    ['0-10', { start: 0, length: 600 }],
    ['07:30–16:15', { start: 450, length: 525 }],
    ['13 - 24', { start: 780, length: 660 }],
    ['22-6', { start: 1320, length: 480 }],
    ['0-24', { start: 0, length: 1440 }],
    ['24-6', undefined],
    ['8-25', undefined],
    ['8:60-9', undefined],
    ['eight to six', undefined],
    ['', undefined],
  ])('reads %j', (text, day) => {
    expect(parseHours(text)).toEqual(day);
  });
});

describe('the office that is meant', () => {
  const cities = ['Singapore', 'Zürich', 'London', 'New York', 'Toronto'];
  const days = ['0-10', '7-17', '8-18', '13-23', '13-23'].flatMap((text) => parseHours(text) ?? []);

  it.each([
    ['2022-12-05T00:00Z', 'Singapore', true],
    ['2022-12-05T07:00Z', 'Zürich', true],
    ['2022-12-05T09:59Z', 'London', true],
    ['2022-12-05T12:59Z', 'London', true],
    ['2022-12-05T13:00Z', 'New York', true],
    ['2022-12-05T22:59Z', 'New York', true],
    ['2022-12-05T23:00Z', 'Singapore', false],
    ['2022-12-09T22:59Z', 'New York', true],
    ['2022-12-09T23:00Z', 'Singapore', false],
    ['2022-12-10T12:00Z', 'Singapore', false],
    ['2022-12-11T23:59Z', 'Singapore', false],
  ])('is at %s that of %s', (time, city, isOpen) => {
    const current = findCurrentOffice(days, toMinuteOfWeek(new Date(time)));
    expect(current && { ...current, index: cities[current.index] }).toEqual({
      index: city,
      isOpen,
    });
  });

  it('works past midnight, into Saturday and no further', () => {
    const night = [{ start: 22 * 60, length: 8 * 60 }];
    const at = (time: string) => findCurrentOffice(night, toMinuteOfWeek(new Date(time)))?.isOpen;
    expect([at('2022-12-10T05:59Z'), at('2022-12-10T06:00Z'), at('2022-12-11T23:00Z')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is none without offices', () => {
    expect(findCurrentOffice([], 0)).toBeUndefined();
  });
});

it('says how much of the day has passed', () => {
  expect(toShareOfDay(toMinuteOfWeek(new Date('2022-12-06T18:00Z')))).toBe(0.75);
});
