import { describe, expect, it } from 'vitest';
import { chooseGround, toInitials } from './monogram.ts';

describe('a monogram', () => {
  it.each([
    ['Marguerite Okafor', 'MO'],
    ['Tomás Rivera-Lund', 'TR'],
    ['Anneke van der Schut', 'AS'],
    ['élodie', 'É'],
    ['', ''],
    ['  (Acting) Jo  Bell ', 'JB'],
    ['𝒜da Lovelace', '𝒜L'],
  ])('of %j is %j', (name, initials) => {
    expect(toInitials(name)).toBe(initials);
  });

  it('has one of four grounds, the same for the same name', () => {
    const names = Array.from({ length: 100 }, (_, index) => `Name ${index}`);
    expect([...new Set(names.map(chooseGround))].sort()).toEqual([1, 2, 3, 4]);
    expect(chooseGround('Ada')).toBe(chooseGround('Ada'));
  });
});
