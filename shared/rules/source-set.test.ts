import { describe, expect, it } from 'vitest';
import { findSourceSet } from './source-set.ts';

const page = 'https://firm.example/en/news';
const resizing = { query: 'width={width}', widths: [480, 960] };

describe('the addresses of an image in several widths', () => {
  it.each([
    ['/a.jpg', '/a.jpg?width='],
    ['/a.svg.jpg', '/a.svg.jpg?width='],
    ['a.jpg', '/en/a.jpg?width='],
    ['https://firm.example/a.jpg', '/a.jpg?width='],
    ['/a b.jpg', '/a%20b.jpg?width='],
    ['/a.jpg?v=2', '/a.jpg?v=2&width='],
    ['/a.jpg?width=1920&v=2', '/a.jpg?v=2&width='],
    ['/a.jpg?WIDTH=1920', '/a.jpg?width='],
    ['/a.jpg?v=a%20b', '/a.jpg?v=a%20b&width='],
    ['/a.jpg?v=2#top', '/a.jpg?v=2&width='],
  ])('of %s begin with %s', (address, start) => {
    const expected = `${start}480 480w, ${start}960 960w`;
    expect(findSourceSet(address, resizing, page)).toBe(expected);
  });

  it('may hold several parameters of the CMS', () => {
    const query = 'w={width}&format=webp&h={width}';
    expect(findSourceSet('/a.jpg?w=1&format=png', { query, widths: [600] }, page)).toBe(
      '/a.jpg?w=600&format=webp&h=600 600w',
    );
  });

  it.each([
    ['an image of another origin', 'https://cdn.example/a.jpg'],
    ['an image of another scheme', 'http://firm.example/a.jpg'],
    ['an image that is in its address', 'data:image/png;base64,AAAA'],
    ['a vector image', '/logo.svg'],
    ['a packed vector image', '/logo.SVGZ?v=1'],
    ['an address with a hash', '/a.jpg?width=100&hash=5f2a'],
    ['an address with a signature', '/a.jpg?sig=5f2a'],
    ['what is no address', 'https://'],
  ])('leaves %s as it is', (_, address) => {
    expect(findSourceSet(address, resizing, page)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['only the query', { query: resizing.query }],
    ['only the widths', { widths: resizing.widths }],
  ])('are none where the page says %s of how its CMS resizes', (_, said) => {
    expect(findSourceSet('/a.jpg', said, page)).toBeUndefined();
  });
});
