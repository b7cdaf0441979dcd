import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { usPersonsNoticeContract } from './us-persons-notice.contract.ts';
import { startUsPersonsNotice } from './us-persons-notice.ts';

/** The notice to United States persons (DECISIONS "Modals"). */
export const usPersonsNoticeWidget = defineBehaviour<typeof usPersonsNoticeContract>({
  contract: usPersonsNoticeContract,
  start: (config, context) => {
    startUsPersonsNotice(config, context);
  },
});
