import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type WidgetContext } from '../../shared/widget/define-widget.ts';
import { type videoContract } from './video.contract.ts';

/** What the engine hands to a video. */
export type VideoContext = WidgetContext<unknown, TextKeyOf<typeof videoContract>>;
