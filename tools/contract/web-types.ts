import { type EditorAttribute, type EditorAttributes } from './editor-attributes.ts';

function toWebAttribute({ name, description, values }: EditorAttribute): object {
  return values.length === 0
    ? { name, description }
    : { name, description, value: { type: 'enum' }, values };
}

/**
 * The attributes as web-types, which JetBrains' editors read (https://github.com/JetBrains/web-types). An extension adds
 * to an element that the editor knows.
 */
export function makeWebTypes(
  version: string,
  { ofAnyElement, ofScript, ofPage }: EditorAttributes,
): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'private-markets-widgets',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: ofAnyElement.map(toWebAttribute),
        elements: [
          { name: 'script', extension: true, attributes: ofScript.map(toWebAttribute) },
          { name: 'html', extension: true, attributes: ofPage.map(toWebAttribute) },
        ],
      },
    },
  };
}
