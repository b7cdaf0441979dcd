import { expect, it } from 'vitest';
import { toInitials } from './monogram.ts';

it.each([
  ['Marguerite Okafor', 'MO'],
  ['Tomás Rivera-Lund', 'TR'],
  ['Anneke van der Schut', 'AS'],
  ['élodie', 'É'],
  ['', ''],
  ['  (Acting) Jo  Bell ', 'JB'],
  ['𝒜da Lovelace', '𝒜L'],
])('the monogram of %j is %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
