// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { checkSlides } from './slideshow.ts';

it('the slides of a page are a list, or an object with one', () => {
  const slides = [
    { copy: 'A', isBackgroundLight: 'False', id: null },
    null,
    { featureImage: '/a' },
  ];
  for (const value of [slides, { slides }]) {
    expect(checkSlides(value, 'slides')).toMatchObject({
      value: [
        { id: '', headline: '', copy: 'A', isBackgroundLight: false },
        { copy: '', featureImage: '/a' },
      ],
      problems: [{ where: 'slides[1]', found: 'null' }],
    });
  }
});
