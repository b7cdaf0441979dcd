import { describe, expect, it } from 'vitest';
import { toInitials } from './monogram.ts';

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
});
