import { playAlone } from '../../shared/media/play-alone.ts';
import { type FatalProblem } from '../../shared/widget/problem.ts';
import { offerEmbed } from './play-embed.ts';
import { offerFiles } from './play-files.ts';
import { type VideoConfig, type VideoContext } from './video-context.ts';

/** Offers a player or files; only one medium on the page plays at a time. */
export function startVideo(config: VideoConfig, context: VideoContext): FatalProblem | undefined {
  const { embed } = config;
  const stop =
    embed === undefined ? offerFiles(config, context) : offerEmbed(embed, config, context);
  if ('isFatal' in stop) return stop;
  context.changes.untilEnd(stop);
  playAlone(context.element, stop, context.signal);
  return undefined;
}
