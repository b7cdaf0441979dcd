import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { toFatal } from '../../shared/widget/problem.ts';
import { parseEmbed } from './embed-address.ts';
import { videoContract } from './video.contract.ts';

/** Whether there is a film to play: a file, or an embed that the page allows and a link to it. */
export const videoCheck = defineMarkupCheck(videoContract, ({ config, element, page, report }) => {
  const has = (...names: readonly string[]) =>
    element.inside.some(({ tagName }) => names.includes(tagName));
  if (config.embed === undefined) {
    if (has('video', 'audio')) return;
    const expected = 'one of them, or data-embed';
    report(toFatal(describeMissingContent('<video> and <audio>', expected)));
    return;
  }
  const address = parseEmbed(config.embed, page.address, page.embedHosts);
  if (!(address instanceof URL)) {
    report(toFatal(address));
    return;
  }
  const isLink = ({ tagName, attributes }: (typeof element.inside)[number]) =>
    tagName === 'a' && (attributes.has('data-play') || attributes.has('href'));
  if (element.inside.some(isLink)) return;
  const expected = 'a link to the film, for visitors without scripts';
  report(toFatal(describeMissingContent('a link', expected)));
});
