import { type CustomData } from './custom-data.ts';

/** The custom data of VS Code as web-types, which JetBrains' editors read (https://github.com/JetBrains/web-types). */
export function makeWebTypes(version: string, { globalAttributes, tags }: CustomData) {
  const toWebAttributes = (attributes: CustomData['globalAttributes']) =>
    attributes.map(({ description, values, ...attribute }) => ({
      ...attribute,
      description: description.value,
      ...(values && { value: { type: 'enum' }, values }),
    }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'private-markets-widgets',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: toWebAttributes(globalAttributes),
        // An extension adds to an element that the editor knows.
        elements: tags.map(({ name, attributes }) => ({
          name,
          extension: true,
          attributes: toWebAttributes(attributes),
        })),
      },
    },
  };
}
