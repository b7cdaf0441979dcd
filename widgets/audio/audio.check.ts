import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { toFatal } from '../../shared/widget/problem.ts';
import { audioContract } from './audio.contract.ts';

/** Whether there is a recording to play. */
export const audioCheck = defineMarkupCheck(audioContract, ({ element, report }) => {
  if (element.inside.some(({ tagName }) => tagName === 'audio')) return;
  const expected = 'one with the recording';
  report(toFatal(describeMissingContent('<audio>', expected)));
});
