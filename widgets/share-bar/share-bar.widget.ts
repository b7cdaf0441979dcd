import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { shareBarContract } from './share-bar.contract.ts';
import './share-bar.css';
import { startShareBar } from './share-bar.ts';

/** Print, mail, share, copy, download. */
export const shareBarWidget = defineBehaviour<typeof shareBarContract>({
  contract: shareBarContract,
  start: (config, context) => {
    startShareBar(config, context);
  },
});
