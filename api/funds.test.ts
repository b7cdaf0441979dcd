import { describe, expect, it } from 'vitest';
import { checkFunds } from './funds.ts';

const check = (value: unknown) => {
  const checked = checkFunds(value, 'funds');
  if (!checked.ok) throw new Error(checked.found);
  return { funds: checked.value, problems: checked.problems ?? [] };
};

const said = ({ problems }: ReturnType<typeof check>) =>
  problems.map(({ where, found, expected }) => `${where} is ${found}; expected ${expected}`);

describe('funds of a page', () => {
  it('are the share classes of one fund', () => {
    const { funds, problems } = check([{ shareClass: 'I', navUSD: 26.84 }, { shareClass: 'A' }]);
    expect(funds).toHaveLength(1);
    expect(funds[0]).toMatchObject({
      name: '',
      shareClasses: [
        { shareClass: 'I', navUSD: '26.84', navCurrency: '', link1: null },
        { shareClass: 'A', navUSD: '' },
      ],
    });
    expect(problems).toEqual([]);
  });

  it('are a list of funds with share classes', () => {
    const { funds, problems } = check([
      { name: 'Credit', shareClasses: [{ shareClass: 'I' }] },
      {
        name: 'Equity',
        eyebrow: 'Private equity',
        description: 'Held long.',
        shareClasses: [{ navUSD: 1 }],
      },
    ]);
    expect(funds.map(({ name, shareClasses }) => [name, shareClasses.length])).toEqual([
      ['Credit', 1],
      ['Equity', 1],
    ]);
    expect(problems).toEqual([]);
  });

  it('have up to four links each, and a CMS without one may write null or nothing', () => {
    const link1 = { Icon: 'download', Label: 'Fact sheet', URL: '/a.pdf' };
    const { funds, problems } = check([{ link1, link2: null, link3: '' }]);
    expect(funds[0]?.shareClasses[0]).toMatchObject({
      link1,
      link2: null,
      link3: null,
      link4: null,
    });
    expect(problems).toEqual([]);
  });

  it('lose a bad field, and it is said where', () => {
    const reading = check([
      { name: 'A', shareClasses: [{ shareClass: 'I', navUSD: {}, link1: 'x' }, 7] },
      { name: 'B', shareClasses: 'none' },
    ]);
    expect(said(reading)).toEqual([
      'funds[0].shareClasses[0].navUSD is an object; expected a text of at most 5000 characters',
      'funds[0].shareClasses[0].link1 is "x"; expected an object with the texts Icon, Label and URL',
      'funds[0].shareClasses[1] is 7; expected an object',
      'funds[1].shareClasses is "none"; expected a list',
      'funds[1] is an object with name; expected one with shareClasses',
    ]);
  });

  it('name a field that is misspelt', () => {
    expect(said(check([{ navUsd: 1, shareClass: 'I' }]))).toEqual([
      'funds[0].navUsd is not a known field; expected navUSD',
    ]);
  });

  it('are a list', () => {
    for (const value of [{}, 'x', null]) expect(checkFunds(value, 'funds').ok).toBe(false);
  });
});
