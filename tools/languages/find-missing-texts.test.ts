import { expect, it } from 'vitest';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { findMissingTexts } from './find-missing-texts.ts';

const texts = { next: 'Next', 'slides-one': '{n} slide', 'slides-other': '{n} slides' };
const contracts = [defineContract({ name: 'carousel', kind: 'react', attributes: {}, texts })];

it('a language lacks what neither its file nor that of its language has', () => {
  const german = { next: 'Weiter', 'slides-one': '{n} Bild' };
  const files = [
    { language: 'de', texts: { carousel: { ...german, 'slides-other': '{n} Bilder' } } },
    { language: 'de-CH', texts: { carousel: { next: '' } } },
    { language: 'ja', texts: { carousel: { next: '' } } },
    { language: 'sv', texts: { carousel: german } },
  ];
  expect(findMissingTexts(contracts, files)).toEqual([
    { language: 'ja', missing: ['carousel.next', 'carousel.slides-other'] },
    { language: 'sv', missing: ['carousel.slides-other'] },
  ]);
});
