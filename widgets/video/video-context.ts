import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type videoContract } from './video.contract.ts';

/** What a template author wrote on it. */
export type VideoConfig = ConfigOf<typeof videoContract.attributes>;

/** What the engine hands to a video. */
export type VideoContext = BehaviourContext<unknown, TextKeyOf<typeof videoContract>>;
