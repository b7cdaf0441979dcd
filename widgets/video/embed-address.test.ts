import { expect, it } from 'vitest';
import { parseEmbed } from './embed-address.ts';

const hosts = ['player.example', 'localhost:8080'];

it.each([
  ['https://player.example/1?autoplay=1', 'https://page.example/'],
  ['https://PLAYER.example/1', 'https://page.example/'],
  ['https://player.example:443/1', 'https://page.example/'],
  ['//player.example/1', 'https://page.example/'],
  ['http://localhost:8080/1', 'http://127.0.0.1:3000/'],
])('the address %s of a player is taken on %s', (text, page) => {
  expect(parseEmbed(text, page, hosts)).toBeInstanceOf(URL);
});

it.each([
  'https://other.example/1',
  'https://player.example.other.example/',
  'https://player.example@other.example/',
  'http://player.example/1',
  'javascript:alert(1)//player.example',
  'data:text/html,player.example',
  'https://player.example:8443/1',
  '/1',
  '',
  'https://',
])('the address %j of a player is refused on an https page', (text) => {
  const named = 'an https address at a host of data-embed-hosts (player.example, localhost:8080)';
  const refused = { where: 'data-embed', found: JSON.stringify(text), expected: named };
  expect(parseEmbed(text, 'https://page.example/', hosts)).toEqual(refused);
  const none = parseEmbed(text, 'https://page.example/', []);
  expect(none).toMatchObject({ expected: named.replace(/\(.*\)/, '(there is none)') });
});
