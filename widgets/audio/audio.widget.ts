import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { audioContract } from './audio.contract.ts';
import './audio.css';
import './audio-slider.css';
import { startAudio } from './audio.ts';

/** A recording, with controls of its own over the browser's player. */
export const audioWidget = defineBehaviour<typeof audioContract>({
  contract: audioContract,
  start: startAudio,
});
