import { type Texts } from '../widget/texts.ts';
import { type TileKind } from '../rules/tile-size.ts';

export interface TileChapter {
  readonly heading: string;
  readonly url: string;
  readonly date: string;
}

/** Missing texts are ''; `text` and `moreText` hold markup, the others are plain. */
export interface TileContent {
  readonly kind: TileKind;
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly moreText: string;
  readonly cta: string;
  readonly url: string;
  readonly image: string;
  readonly overlay: string;
  readonly date: string;
  readonly icon: string;
}

export interface TileProps {
  readonly texts: Texts<'chapters' | 'read-more'>;
  readonly tile: TileContent;
  readonly chapters: readonly TileChapter[];
}
