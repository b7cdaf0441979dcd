import { type Answer } from '../../api/answer.ts';
import { type Declaration, type Field } from '../../api/fields.ts';
import { type JsonSchema } from '../../api/json-schema.ts';

// The published form of what is declared. The script reads the declarations themselves.

function fieldSchema({ schema, holds }: Field<unknown>): JsonSchema {
  if (holds === undefined) return schema;
  const isList = [schema.type].flat().includes('array');
  return { ...(isList ? listSchema(holds) : entrySchema(holds)), ...schema };
}

export function entrySchema({ fields, shows }: Declaration): JsonSchema {
  const declared = Object.entries(fields);
  const allOf = shows.map((names) => ({
    anyOf: declared
      .filter(([name]) => names.includes(name))
      .map(([name, { visible }]) => ({ required: [name], properties: { [name]: visible } })),
  }));
  return {
    type: 'object',
    properties: Object.fromEntries(declared.map(([name, field]) => [name, fieldSchema(field)])),
    ...(allOf.length > 0 && { allOf }),
  };
}

export function listSchema(entry: Declaration): JsonSchema {
  return { type: 'array', items: entrySchema(entry) };
}

export function answerSchema({ list, item, others }: Answer): JsonSchema {
  const schema = entrySchema(others);
  return {
    ...schema,
    properties: { [list]: listSchema(item), ...schema.properties },
    required: [list],
  };
}
