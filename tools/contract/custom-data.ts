import { type AttributeEntry } from './list-attributes.ts';
import { type TextEntry, type WidgetEntry, type WidgetList } from './widget-list.ts';

/** An attribute as editors know it: one entry, whichever widgets have it. */
interface EditorAttribute {
  readonly name: string;
  /** A paragraph for each meaning. */
  readonly description: { readonly kind: 'markdown'; readonly value: string };
  /** Absent: any text. */
  readonly values?: readonly { readonly name: string; readonly description?: string }[];
}

/** What editors are told of an attribute. */
type Attribute = Pick<
  AttributeEntry,
  'attribute' | 'type' | 'choices' | 'required' | 'default' | 'expected' | 'documentation'
>;

/** What editors are told of a widget, ours or a site's own. */
export interface EditorWidget extends Pick<WidgetEntry, 'name' | 'kind' | 'summary' | 'markup'> {
  readonly attributes: readonly Attribute[];
  readonly texts: readonly Pick<
    TextEntry,
    'attribute' | 'pageAttribute' | 'default' | 'documentation'
  >[];
}

export interface CustomData {
  readonly version: number;
  readonly globalAttributes: readonly EditorAttribute[];
  readonly tags: readonly {
    readonly name: string;
    readonly attributes: readonly EditorAttribute[];
  }[];
}

/** A line about an attribute, from one of the widgets that have it. */
interface Mention {
  readonly name: string;
  readonly line: string;
  readonly values?: readonly string[];
}

function listValues({ type, choices }: Attribute): readonly string[] {
  return type === 'yes-no' ? ['true', 'false'] : (choices ?? []);
}

function sayDefault(entry: Attribute): string {
  if (entry.required) return 'Required.';
  return entry.default === undefined ? '' : `Default: \`${entry.default}\`.`;
}

/** Sentences on one line, without those that are empty. */
const join = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

function mentionAttributes(attributes: readonly Attribute[], intro: string): readonly Mention[] {
  return attributes.map((entry) => ({
    name: entry.attribute,
    line: join(intro, entry.documentation, `Expected: ${entry.expected}.`, sayDefault(entry)),
    values: listValues(entry),
  }));
}

/** @param place on the mount point, or on the page */
function mentionTexts(
  { name, texts }: EditorWidget,
  place: 'attribute' | 'pageAttribute',
): readonly Mention[] {
  return texts.map((text) => ({
    name: text[place],
    line: join(
      `**${name}**:`,
      text.documentation,
      text.default === '' ? 'Default: none.' : `Default: “${text.default}”.`,
    ),
  }));
}

/** Several widgets may have an attribute, each with a meaning of its own. */
function group(mentions: readonly Mention[]): readonly EditorAttribute[] {
  return [...new Set(mentions.map(({ name }) => name))].map((name) => {
    const ofName = mentions.filter((mention) => mention.name === name);
    const values = [...new Set(ofName.flatMap((mention) => mention.values ?? []))];
    const description = [...new Set(ofName.map(({ line }) => line))].join('\n\n');
    return {
      name,
      description: { kind: 'markdown', value: description },
      ...(values.length > 0 && { values: values.map((each) => ({ name: each })) }),
    };
  });
}

function describeMountPoint(widgets: readonly EditorWidget[]): EditorAttribute {
  const mounted = widgets.filter(({ kind }) => kind !== 'page');
  return {
    name: 'data-widget',
    description: {
      kind: 'markdown',
      value: 'Makes the element a mount point: the script brings it to life.',
    },
    values: mounted.map(({ name, summary }) => ({ name, description: summary })),
  };
}

function mentionWidget(widget: EditorWidget): readonly Mention[] {
  return [
    ...mentionAttributes(widget.attributes, `**${widget.name}**:`),
    ...widget.markup.map(({ attribute, documentation }) => ({
      name: attribute,
      line: `**${widget.name}**: ${documentation}`,
    })),
    ...mentionTexts(widget, 'attribute'),
  ];
}

/**
 * The attributes in the format of VS Code's HTML custom data, which other editors read too.
 *
 * @param more on any element, beside those of the widgets
 */
function makeData(
  widgets: readonly EditorWidget[],
  script: readonly Attribute[],
  more: readonly Mention[],
): CustomData {
  const pageTexts = widgets.flatMap((widget) => mentionTexts(widget, 'pageAttribute'));
  const ofScript = group([...mentionAttributes(script, ''), ...pageTexts]);
  return {
    version: 1.1,
    globalAttributes: [
      describeMountPoint(widgets),
      ...group([...more, ...widgets.flatMap(mentionWidget)]),
    ],
    tags: [
      { name: 'script', attributes: ofScript },
      { name: 'html', attributes: group(pageTexts) },
    ],
  };
}

/** What editors are told of all of ours. */
export function makeCustomData({ widgets, script }: WidgetList): CustomData {
  const editing: Mention = {
    name: 'data-editing',
    line: 'Stands on the page or on an element while a CMS editor works on it: no autoplay, no pinning, no history writes.',
    values: ['true', 'false'],
  };
  return makeData(widgets, script.attributes, [editing]);
}

/** What editors are told of a site's own widgets, in a file beside that of ours. */
export function makeOwnCustomData(widgets: readonly EditorWidget[]): CustomData {
  return makeData(widgets, [], []);
}
