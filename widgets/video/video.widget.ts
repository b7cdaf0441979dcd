import { type ApiClient } from '../../api/client.ts';
import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { videoContract } from './video.contract.ts';
import './video.css';
import { startVideo } from './video.ts';

export const videoWidget = defineBehaviour<typeof videoContract, ApiClient>({
  contract: videoContract,
  start: (_config, context) => startVideo(context),
});
