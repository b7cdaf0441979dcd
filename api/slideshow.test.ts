// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkSlides } from './slideshow.ts';

/** A slide with something to show. */
const slide = (id: string) => ({ id, featureImage: '/a.jpg' });

describe('the slides of a page', () => {
  it('are a list, or an object with one; an entry that is no object is reported', () => {
    const slides = [slide('a'), null, 'x', slide('b')];
    for (const value of [slides, { slides }]) {
      expect(checkSlides(value, 'slides')).toMatchObject({
        value: [{ id: 'a' }, { id: 'b' }],
        problems: [{ where: 'slides[1]', found: 'null' }],
      });
    }
  });

  it('lose a bad field', () => {
    const wrong = { headline: ['x'], isBackgroundLight: 'False', copy: null };
    expect(checkSlides({ slides: [{ ...slide('a'), ...wrong }] }, 'slides')).toMatchObject({
      value: [{ id: 'a', headline: '', copy: '', isBackgroundLight: false }],
      problems: [
        {
          where: 'slides[0].headline',
          found: 'a list of 1',
          expected: 'a text',
          outcome: 'The field is left out.',
        },
      ],
    });
  });

  it('are reported with the names of fields that are spelt otherwise', () => {
    const slides = [{ Headline: 'x', bakgroundImage: '/a', copy: 'y', other: 1 }];
    const unknown = { found: 'not a known field', outcome: 'It is ignored.' };
    expect(checkSlides(slides, 'slides')).toMatchObject({
      problems: [
        { where: 'slides[0].Headline', expected: 'headline', ...unknown },
        { where: 'slides[0].bakgroundImage', expected: 'backgroundImage', ...unknown },
      ],
    });
  });

  it('take nothing from a prototype', () => {
    const slides: unknown = JSON.parse('[{"__proto__": {"headline": "polluted"}, "copy": "a"}]');
    expect(checkSlides(slides, 'slides')).toMatchObject({ value: [{ headline: '' }] });
    expect(Object.hasOwn(Object.prototype, 'headline')).toBe(false);
  });
});
