import { type AttributeEntry } from './list-attributes.ts';
import { type WidgetEntry, type WidgetList } from './widget-list.ts';

/** An attribute as editors know it: one entry, whichever widgets have it. */
interface EditorAttribute {
  readonly name: string;
  /** A paragraph for each meaning. */
  readonly description: { readonly kind: 'markdown'; readonly value: string };
  /** Absent: any text. */
  readonly values?: readonly { readonly name: string; readonly description?: string }[];
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

function listValues({ type, choices }: AttributeEntry): readonly string[] {
  return type === 'yes-no' ? ['true', 'false'] : (choices ?? []);
}

function sayDefault(entry: AttributeEntry): string {
  if (entry.required) return ' Required.';
  return entry.default === undefined ? '' : ` Default: \`${entry.default}\`.`;
}

function mentionAttributes(
  attributes: readonly AttributeEntry[],
  intro: string,
): readonly Mention[] {
  return attributes.map((entry) => ({
    name: entry.attribute,
    line: `${intro}${entry.documentation} Expected: ${entry.expected}.${sayDefault(entry)}`,
    values: listValues(entry),
  }));
}

/** @param place on the mount point, or on the page */
function mentionTexts(
  { name, texts }: WidgetEntry,
  place: 'attribute' | 'pageAttribute',
): readonly Mention[] {
  return texts.map((text) => ({
    name: text[place],
    line: `**${name}**: ${text.documentation} ${text.default === '' ? 'Default: none.' : `Default: “${text.default}”.`}`,
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

function describeMountPoint(widgets: readonly WidgetEntry[]): EditorAttribute {
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

/** The attributes in the format of VS Code's HTML custom data, which other editors read too. */
export function makeCustomData({ widgets, script }: WidgetList): CustomData {
  const editing: Mention = {
    name: 'data-editing',
    line: 'Stands on the page or on an element while a CMS editor works on it: no autoplay, no pinning, no history writes.',
    values: ['true', 'false'],
  };
  const own = widgets.flatMap((widget) => [
    ...mentionAttributes(widget.attributes, `**${widget.name}**: `),
    ...widget.markup.map(({ attribute, documentation }) => ({
      name: attribute,
      line: `**${widget.name}**: ${documentation}`,
    })),
    ...mentionTexts(widget, 'attribute'),
  ]);
  const pageTexts = widgets.flatMap((widget) => mentionTexts(widget, 'pageAttribute'));
  const ofScript = group([...mentionAttributes(script.attributes, ''), ...pageTexts]);
  return {
    version: 1.1,
    globalAttributes: [describeMountPoint(widgets), ...group([editing, ...own])],
    tags: [
      { name: 'script', attributes: ofScript },
      { name: 'html', attributes: group(pageTexts) },
    ],
  };
}
