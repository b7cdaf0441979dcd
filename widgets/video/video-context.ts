import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type videoContract } from './video.contract.ts';

export type VideoConfig = ConfigOf<typeof videoContract.attributes>;

export type VideoContext = BehaviourContext<TextKeyOf<typeof videoContract>>;
