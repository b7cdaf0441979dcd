import { describe, expect, it } from 'vitest';
import { parseEmbed } from './embed-address.ts';

const hosts = ['player.example', 'localhost:8080'];

describe('the address of a player', () => {
  it.each([
    ['https://player.example/1?autoplay=1', 'https://page.example/'],
    ['https://PLAYER.example/1', 'https://page.example/'],
    ['https://player.example:443/1', 'https://page.example/'],
    ['//player.example/1', 'https://page.example/'],
    ['http://localhost:8080/1', 'http://127.0.0.1:3000/'],
  ])('%s is taken on %s', (text, page) => {
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
  ])('%j is refused on an https page', (text) => {
    expect(parseEmbed(text, 'https://page.example/', hosts)).toEqual({
      where: 'data-embed',
      found: JSON.stringify(text),
      expected: 'an https address at a host of data-embed-hosts (player.example, localhost:8080)',
    });
  });

  it('says that the page names no host', () => {
    const reading = parseEmbed('https://player.example/', 'https://page.example/', []);
    expect(reading).toMatchObject({
      expected: expect.stringContaining('(there is none)') as string,
    });
  });
});
