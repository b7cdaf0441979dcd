import { type TileKind } from '../rules/tile-size.ts';

/** An article in a series. All fields are texts from data. */
export interface TileChapter {
  readonly heading: string;
  readonly url: string;
  /** Shown unchanged. */
  readonly date: string;
}

/** What a tile shows, under our names. Fields are texts from data; '' where there is none. */
export interface TileContent {
  readonly kind: TileKind;
  readonly eyebrow: string;
  readonly heading: string;
  /** Markup. */
  readonly text: string;
  /** Markup, beside the chapters. */
  readonly moreText: string;
  readonly cta: string;
  readonly url: string;
  readonly image: string;
  /** A colour over the picture of a series. */
  readonly overlay: string;
  /** Shown unchanged. */
  readonly date: string;
  /** The name of an icon of our set or the address of an image. */
  readonly icon: string;
}

export interface TileProps {
  readonly tile: TileContent;
  /** The chapters to show. */
  readonly chapters: readonly TileChapter[];
}
