import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { videoContract } from './video.contract.ts';
import './video.css';
import './video-words.css';
import './video-band.css';
import './video-media.css';
import { startVideo } from './video.ts';

/** Films and recordings: embeds that load when they are asked for, and files. */
export const videoWidget = defineBehaviour<typeof videoContract>({
  contract: videoContract,
  start: startVideo,
});
