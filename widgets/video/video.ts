import { playAlone } from '../../shared/media/play-alone.ts';
import { startEmbed } from './play-embed.ts';
import { startFiles } from './play-files.ts';
import { type VideoConfig, type VideoContext } from './video-context.ts';

/** Starts a player or a file; only one medium on the page plays at a time. */
export function startVideo(config: VideoConfig, context: VideoContext): void {
  const { embed } = config;
  const stop =
    embed === undefined ? startFiles(config, context) : startEmbed(embed, config, context);
  context.borrow.untilEnd(stop);
  playAlone(context.element, stop, context.signal);
}
