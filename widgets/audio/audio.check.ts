import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { audioContract } from './audio.contract.ts';

/** Whether there is a recording to play. */
export const audioCheck = defineMarkupCheck(audioContract, ({ element, report }) => {
  if (element.inside.some(({ tagName }) => tagName === 'audio')) return;
  const expected = 'one with the recording';
  report({ where: 'the content', found: 'without <audio>', expected, isFatal: true });
});
