import { type AttributeEntry } from '../contract/list-attributes.ts';
import { type WidgetEntry } from '../contract/widget-list.ts';
import { code } from './markdown.ts';

function writeType({ type, choices = [], unit, minimum = 0 }: AttributeEntry): string {
  switch (type) {
    case 'choice':
      return choices.map(code).join(', ');
    case 'number':
      return `whole number${unit === undefined ? '' : ` of ${unit}`}, ${minimum} or more`;
    case 'yes-no':
      return 'true or false';
    case 'json':
      return 'JSON';
    case 'text':
      return 'text';
  }
}

function writeRequired({ name, required }: AttributeEntry, { requireOneOf }: WidgetEntry): string {
  if (required) return 'yes';
  const group = requireOneOf.find((names) => names.includes(name));
  if (group === undefined) return 'no';
  const others = group.filter((other) => other !== name).map((other) => code(`data-${other}`));
  return `this or ${others.join(' or ')}`;
}

/** Data are too long for a table: their example names a script. */
function writeExample({ type, name, example }: AttributeEntry, widget: string): string {
  return type === 'json' ? `#${widget}-${name}` : String(example);
}

/** The attributes of a widget as rows: name, type, default, required, meaning, example. */
export function listAttributeRows(widget: WidgetEntry): readonly (readonly string[])[] {
  return widget.attributes.map((entry) => [
    code(entry.attribute),
    writeType(entry),
    entry.default === undefined ? 'none' : code(String(entry.default)),
    writeRequired(entry, widget),
    entry.documentation,
    code(`${entry.attribute}="${writeExample(entry, widget.name)}"`),
  ]);
}
