import { describe, expect, it } from 'vitest';
import { checkFunds } from './funds.ts';

const check = (value: unknown) => {
  const checked = checkFunds(value, 'funds');
  if (!checked.ok) throw new Error(checked.found);
  const said = (checked.problems ?? []).map(
    ({ where, found, expected }) => `${where} is ${found}; expected ${expected}`,
  );
  return { funds: checked.value, said };
};

describe('funds of a page', () => {
  it('are the share classes of one fund', () => {
    const { funds, said } = check([{ shareClass: 'I', navUSD: 26.84 }, { shareClass: 'A' }]);
    const first = { shareClass: 'I', navUSD: '26.84', navCurrency: '', link1: null };
    const second = { shareClass: 'A', navUSD: '' };
    expect(funds).toMatchObject([{ name: '', shareClasses: [first, second] }]);
    expect(said).toEqual([]);
  });

  it('are a list of funds with share classes', () => {
    const more = { eyebrow: 'Private equity', description: 'Held long.' };
    const { funds, said } = check([
      { name: 'Credit', shareClasses: [{ shareClass: 'I' }] },
      { name: 'Equity', ...more, shareClasses: [{ navUSD: 1 }] },
    ]);
    expect(funds).toMatchObject([
      { name: 'Credit', shareClasses: [{ shareClass: 'I' }] },
      { name: 'Equity', ...more, shareClasses: [{ navUSD: '1' }] },
    ]);
    expect(said).toEqual([]);
  });

  it('have up to four links each, and a CMS without one may write null or nothing', () => {
    const link1 = { Icon: 'download', Label: 'Fact sheet', URL: '/a.pdf' };
    const { funds, said } = check([{ link1, link2: null, link3: '' }]);
    const links = { link1, link2: null, link3: null, link4: null };
    expect(funds).toMatchObject([{ shareClasses: [links] }]);
    expect(said).toEqual([]);
  });

  it('lose a bad link, and a fund without share classes', () => {
    const { said } = check([
      { name: 'A', shareClasses: [{ shareClass: 'I', link1: 'x' }] },
      { name: 'B', shareClasses: 'none' },
    ]);
    expect(said).toEqual([
      'funds[0].shareClasses[0].link1 is "x"; expected an object with the texts Icon, Label and URL',
      'funds[1].shareClasses is "none"; expected a list',
      'funds[1] is an object with name; expected one with shareClasses',
    ]);
  });

  it('are a list', () => {
    for (const value of [{}, 'x', null]) expect(checkFunds(value, 'funds').ok).toBe(false);
  });
});
