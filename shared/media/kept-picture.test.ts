// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { findPicture, movePicture } from './kept-picture.ts';

describe('the picture that the CMS rendered', () => {
  it.each<[string, string, string | undefined]>([
    ['of the same address', '<img src="/a.jpg" id="x">', 'x'],
    ['of the same path, in another size', '<img src="/a.jpg?width=480" id="x">', 'x'],
    ['of the whole address', '<img src="http://localhost:3000/a.jpg" id="x">', 'x'],
    ['of another path', '<img src="/b.jpg" id="x">', undefined],
    ['of another host', '<img src="https://cdn.example/a.jpg" id="x">', undefined],
    ['of an address that is none', '<img src="https://[" id="x">', undefined],
    ['without an address', '<img id="x">', undefined],
    ['behind another', '<img src="/b.jpg"><p><img src="/a.jpg" id="x"></p>', 'x'],
    ['that is the first of two', '<img src="/a.jpg" id="x"><img src="/a.jpg" id="y">', 'x'],
    ['in several formats', '<picture><source><img src="/a.jpg" id="x"></picture>', 'x'],
    ['that is none', '<a href="/a.jpg" id="x">A</a>', undefined],
    ['that is a film', '<video src="/a.jpg" id="x"></video>', undefined],
  ])('%s: %s', (_, html, id) => {
    showPage(html);
    expect(findPicture(document.body, '/a.jpg?width=960')?.id).toBe(id);
  });

  it('is the one that its query names, whichever size that asks for', () => {
    showPage(
      '<img src="/image.ashx?id=2&amp;size=9" id="x"><img src="/image.ashx?id=1&amp;size=9" id="y">',
    );
    const find = (address: string, query?: string) =>
      findPicture(document.body, address, query)?.id;
    expect(find('/image.ashx?id=1&size=9')).toBe('y');
    expect(find('/image.ashx?size=9&id=2')).toBe('x');
    expect(find('/image.ashx?id=3&size=9')).toBeUndefined();
    expect(find('/image.ashx?id=1&size=8')).toBeUndefined();
    expect(find('/image.ashx?id=1&size=8', 'size={width}')).toBe('y');
  });

  it.each([
    [true, 0, undefined],
    [true, 480, 'x'],
    [false, 0, 'x'],
  ])('counts unless it could not be loaded: complete %s, %i pixels wide', (complete, width, id) => {
    showPage('<img src="/a.jpg" id="x">');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    expect(findPicture(document.body, '/a.jpg')?.id).toBe(id);
  });

  it.each([
    '<img src="/a.jpg" id="x">',
    '<img src="/a.jpg" id="x" class="own">',
    '<picture id="x"><img src="/a.jpg" class="own"></picture>',
  ])('covers the box to which it is moved, and comes back as it was: %s', (html) => {
    showPage(`<p>${html}<b>after</b></p><div id="box"></div>`);
    const before = document.body.innerHTML;
    const picture = getById('x');
    const [image] = document.images;
    const putBack = image && movePicture(image, getById('box'));
    expect(picture.parentElement?.id).toBe('box');
    expect(getById('box').querySelector('img')).toHaveClass('pmw-cover');
    // A copy stays in its place for those who copy the page meanwhile.
    expect(document.querySelector('p')?.outerHTML).toBe(`<p>${html}<b>after</b></p>`);
    putBack?.();
    expect(document.body.innerHTML).toBe(before);
    expect(getById('x')).toBe(picture);
  });
});
