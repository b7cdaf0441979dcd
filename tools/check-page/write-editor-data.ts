import { writeFileSync } from 'node:fs';
import { isRecord } from '../../api/entry.ts';
import { type EditorWidget, makeOwnCustomData } from '../contract/custom-data.ts';
import { readDefault } from '../contract/read-default.ts';
import { SourceError } from '../source/source-error.ts';
import { type OwnWidget } from './read-own-widgets.ts';
import { explain } from './read-source.ts';

const read = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined);

/** The sentence of whoever made it; without one: ''. */
function readDoc(value: unknown): string {
  const doc = read(value, 'doc');
  return typeof doc === 'string' ? doc : '';
}

function describe({ contract, definition }: OwnWidget): EditorWidget {
  const { name, kind, attributes, texts } = contract;
  return {
    name,
    kind,
    summary: readDoc(definition),
    markup: [],
    attributes: Object.entries(attributes).map(([key, declaration]) => {
      const { type, choices, expected, isRequired } = declaration;
      const fallback = readDefault(declaration);
      return {
        attribute: `data-${key}`,
        type,
        expected,
        required: isRequired,
        documentation: readDoc(read(read(definition, 'attributes'), key)),
        ...(choices && { choices }),
        ...(fallback !== undefined && { default: fallback }),
      };
    }),
    texts: Object.entries(texts).map(([key, text]) => ({
      attribute: `data-text-${key}`,
      pageAttribute: `data-text-${name}-${key}`,
      default: text,
      documentation: '',
    })),
  };
}

/**
 * Writes what editors such as VS Code complete of a site's own widgets, in the format of `contract/html-custom-data.json`.
 *
 * @throws {SourceError} if the file cannot be written
 */
export function writeEditorData(path: string, widgets: readonly OwnWidget[]): void {
  const data = makeOwnCustomData(widgets.map(describe));
  try {
    writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`);
  } catch (error) {
    throw new SourceError(`${path} cannot be written: ${explain(error).reason}.`);
  }
}
