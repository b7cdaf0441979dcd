import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { parseEmbed } from './embed-address.ts';
import { videoContract } from './video.contract.ts';

/** Whether there is a film to play: a file, or an embed that the page allows and a link to it. */
export const videoCheck = defineMarkupCheck(videoContract, ({ config, element, page, report }) => {
  const has = (...names: readonly string[]) =>
    element.inside.some(({ tagName }) => names.includes(tagName));
  if (config.embed === undefined) {
    if (has('video', 'audio')) return;
    const expected = 'one of them, or data-embed';
    const found = 'without <video> and <audio>';
    report({ where: 'the content', found, expected, isFatal: true });
    return;
  }
  const address = parseEmbed(config.embed, page.address, page.embedHosts);
  if (!(address instanceof URL)) {
    report({ ...address, isFatal: true });
    return;
  }
  const isLink = ({ tagName, attributes }: (typeof element.inside)[number]) =>
    tagName === 'a' && (attributes.has('data-play') || attributes.has('href'));
  if (element.inside.some(isLink)) return;
  const expected = 'a link to the film, for visitors without scripts';
  report({ where: 'the content', found: 'without a link', expected, isFatal: true });
});
