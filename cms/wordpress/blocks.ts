import { type AttributeEntry } from '../../tools/contract/list-attributes.ts';
import { listPlaced, type TextEntry, type WidgetEntry } from '../../tools/contract/widget-list.ts';
import { type BlockField, makeField, stripMarkdown } from './block-fields.ts';
import { blockWords, sayField } from './form-words.ts';

/** A block of the plug-in for WordPress; includes/blocks.php registers it. */
export interface Block {
  readonly title: string;
  readonly description: string;
  /** What the inserter finds it by. */
  readonly keywords: readonly string[];
  /** A Dashicon. */
  readonly icon: string;
  readonly isBehaviour: boolean;
  readonly fields: readonly BlockField[];
  /** One attribute of each list is filled in, or there is nothing to show. */
  readonly needs: readonly (readonly string[])[];
  readonly texts: readonly BlockField[];
  /** How the data read as plain HTML. */
  readonly plain?: WidgetEntry['plain'];
}

const icons: Readonly<Record<string, string>> = {
  accordion: 'list-view',
  audio: 'format-audio',
  carousel: 'slides',
  'document-list': 'media-document',
  'filter-area': 'filter',
  'fund-performance': 'chart-area',
  'fund-summary': 'chart-line',
  'investment-solutions': 'portfolio',
  'search-box': 'search',
  'share-bar': 'share',
  'subscribe-callout': 'email',
  'tabbed-search': 'search',
  tabs: 'index-card',
  video: 'format-video',
};

function makeAttributeField(entry: AttributeEntry): BlockField {
  const { name, title, documentation, minimum, unit } = entry;
  return {
    ...makeField(name, entry.schema),
    label: title,
    help: stripMarkdown(documentation),
    ...(entry.default !== undefined && { default: entry.default }),
    ...(minimum !== undefined && { minimum }),
    ...(unit !== undefined && { unit }),
  };
}

function makeTextField({ key, title, documentation, ...text }: TextEntry): BlockField {
  const help = stripMarkdown(documentation);
  return { name: `text-${key}`, label: title, help, kind: 'text', default: text.default };
}

function makeBlock(widget: WidgetEntry): Block {
  const { attributes, name } = widget;
  const words = { title: widget.title, description: stripMarkdown(widget.summary), keywords: [] };
  return {
    ...(blockWords[name] ?? words),
    icon: icons[widget.name] ?? 'layout',
    isBehaviour: widget.kind === 'behaviour',
    fields: attributes.map((entry) => sayField(makeAttributeField(entry), name)),
    needs: [
      ...attributes.filter(({ required }) => required).map(({ name }) => [name]),
      ...widget.requireOneOf,
    ],
    texts: widget.texts.map((text) => sayField(makeTextField(text), name)),
    ...(widget.plain && { plain: widget.plain }),
  };
}

/** By the names of the widgets. */
export function makeBlocks(widgets: readonly WidgetEntry[]): Readonly<Record<string, Block>> {
  return Object.fromEntries(listPlaced(widgets).map((widget) => [widget.name, makeBlock(widget)]));
}
