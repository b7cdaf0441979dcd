import { playAlone } from '../../shared/media/play-alone.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { startEmbed } from './play-embed.ts';
import { startFiles } from './play-files.ts';
import { type VideoContext } from './video-context.ts';
import { type videoContract } from './video.contract.ts';

/** Starts a player or a file; only one medium on the page plays at a time. */
export function startVideo(
  config: ConfigOf<typeof videoContract.attributes>,
  context: VideoContext,
): void {
  const { embed: text, title, waitForConsent: mustConsent } = config;
  const stop =
    text === undefined
      ? startFiles(title, context)
      : startEmbed({ text, title, mustConsent }, context);
  context.borrow.untilEnd(stop);
  playAlone(context.element, stop, context.signal);
}
