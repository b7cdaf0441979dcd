import { expect, it } from 'vitest';
import { findSurname } from './find-surname.ts';

it.each([
  ['Ann Abel', 'Abel'],
  ['Anna de Vries, CFA', 'Vries'],
  ['Tomás Rivera-Lund', 'Rivera-Lund'],
  ['John Smith Jr.', 'Smith'],
  ['John Smith, Jr., CFA', 'Smith'],
  ['Dr. Jane Doe PhD, MBA', 'Doe'],
  ['Jane Doe Ph.D. M.D.', 'Doe'],
  ['Jane Doe CFA®', 'Doe'],
  ['Jane Doe – CFA CAIA', 'Doe'],
  ["Finn O'Neil III", "O'Neil"],
  ['Henry Tudor V', 'Tudor'],
  ['Jane\u00a0Doe\u00a0II', 'Doe'],
  ['Jane Doe (she/her)', 'Doe'],
  ['Jack Ma', 'Ma'],
  ['Ivy Sr', 'Ivy'],
  ['Doe, Jane', 'Doe'],
  ['Madonna', 'Madonna'],
  ['PhD', 'PhD'],
  ['王小明', '王小明'],
  ['', ''],
])('the surname in %j is %j', (name, surname) => {
  expect(findSurname(name)).toBe(surname);
});
