import { type ArticleEntry } from '../../../api/article-data.ts';
import { type DocsOf, type FieldDocs } from '../field-docs.ts';
import { menusDoc } from './filter-menus.docs.ts';

const chapterDocs = {
  Headline: {
    title: 'Headline',
    meaning: 'The title, as text.',
    missing: 'The chapter is left out.',
  },
  Url: {
    title: 'Link address',
    meaning: 'Where it leads.',
    missing: 'The title is shown without a link.',
  },
  FormattedPublishedDate: {
    title: 'Date',
    meaning: 'Its date, shown as it comes.',
    missing: 'No date is shown.',
  },
  isShown: { title: 'Shown', meaning: 'Whether it is shown.', missing: 'It is shown.' },
  Data: {
    title: 'Further fields',
    meaning: 'The fields that the menus name.',
    missing: 'No menu finds the chapter by itself.',
  },
} as const satisfies DocsOf<ArticleEntry['ChapteredArticles'][number]>;

export const articleDocs = {
  Content: {
    title: 'Entries',
    meaning: 'The articles, tiles and series, in their order.',
    missing: 'The answer is refused: the widget fails and the content of the CMS stays.',
    fields: {
      Headline: {
        title: 'Headline',
        meaning: 'The title, as text. `heading` is another name for it.',
        missing: 'Without both the entry is left out.',
      },
      Description: {
        title: 'Description',
        meaning: 'A text, as HTML.',
        missing: 'There is no text.',
      },
      CtaText: {
        title: 'Link text',
        meaning: 'What the link of the tile says.',
        missing: 'There is an arrow alone.',
      },
      Url: {
        title: 'Link address',
        meaning: 'Where the tile leads. `url` is another name for it.',
        missing: 'The tile is no link.',
      },
      Image: {
        title: 'Image',
        meaning:
          'The image of a `Featured` or `WithImage` tile. `imageUrl` is another name for it.',
        missing: 'The tile is one cell high and has no image.',
      },
      DisplayTile: {
        title: 'Kind of tile',
        meaning:
          'How it is shown: `Simple`, `Featured`, `WithImage`, `Callout`, `CalloutNotched` or `ChapteredContent`. `displayTile` is another name for it.',
        missing: 'It is `Simple`; so is one that is not known.',
      },
      FormattedPublishedDate: {
        title: 'Date',
        meaning: 'Its date, shown as it comes. It may stand in `Data` or `tileObject` instead.',
        missing: 'No date is shown.',
      },
      Data: {
        title: 'Further fields',
        meaning:
          '`Eyebrow`: the line above the title. `Icon`: the name of an icon or the address of an image. Further: the fields that the menus name, each a text, a number, a list, or a list of objects.',
        missing: 'No menu finds the entry.',
      },
      ChapteredArticles: {
        title: 'Chapters',
        meaning: 'The chapters of a series, of which a tile shows 3.',
        missing: 'Those of `visibleArticles`.',
        fields: chapterDocs,
      },
      EyebrowHeading: {
        title: 'Line above the title',
        meaning: 'The line above the title of a series.',
        missing: '`Data.Eyebrow` stands there.',
      },
      BackgroundImage: {
        title: 'Background image',
        meaning: 'The image behind a series.',
        missing: 'The series stands on a dark ground.',
      },
      ColorOverlay: {
        title: 'Colour over the image',
        meaning: 'A CSS colour over the image of a series.',
        missing: 'There is none.',
      },
      IntroCopy: {
        title: 'Introduction',
        meaning: 'The text of a series, as HTML.',
        missing: '`Description` stands there.',
      },
      TileCopy: {
        title: 'Second text',
        meaning: 'A second text of a series, as HTML.',
        missing: 'There is none.',
      },
      visibleArticles: {
        title: 'Visible chapters',
        isAlias: true,
        meaning: 'The chapters, where there are no `ChapteredArticles`.',
        missing: 'There are no chapters.',
        fields: chapterDocs,
      },
      icon: {
        title: 'Icon',
        meaning: 'The name of an icon or the address of an image.',
        missing: '`Data.Icon` stands there.',
      },
      heading: {
        title: 'Headline',
        isAlias: true,
        meaning: 'Another name for `Headline`.',
        missing: '`Headline` stands there.',
      },
      url: {
        title: 'Link address',
        isAlias: true,
        meaning: 'Another name for `Url`.',
        missing: '`Url` stands there.',
      },
      imageUrl: {
        title: 'Image',
        isAlias: true,
        meaning: 'Another name for `Image`.',
        missing: '`Image` stands there.',
      },
      displayTile: {
        title: 'Kind of tile',
        isAlias: true,
        meaning: 'Another name for `DisplayTile`.',
        missing: '`DisplayTile` stands there.',
      },
      tileObject: {
        title: 'Tile object',
        isAlias: true,
        meaning: 'An object that may hold `FormattedPublishedDate`.',
        missing: 'Nothing is missing.',
      },
    } satisfies DocsOf<ArticleEntry>,
  },
  Menus: menusDoc,
} as const satisfies FieldDocs;
