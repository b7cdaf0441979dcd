import { type JsonSchema } from '../../api/json-schema.ts';
import { describeSchema } from './describe-schema.ts';
import { type FieldDocs } from './field-docs.ts';
import {
  answerDocs,
  type AnswerName,
  answerSchemas,
  pageDataDocs,
  type PageDataName,
  pageDataSchemas,
} from './published-schemas.ts';

function toDocument(title: string, schema: JsonSchema, docs: FieldDocs): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...describeSchema(schema, docs),
  };
}

/** `articledata/news` → `articledata-news.schema.json` */
function toFileName(name: string): string {
  return `${name.replaceAll('/', '-')}.schema.json`;
}

export function makeSchemaFiles(): Readonly<Record<string, object>> {
  const answers = (Object.keys(answerSchemas) as AnswerName[]).map((name) => [
    toFileName(name),
    toDocument(`The answer of ${name}`, answerSchemas[name], answerDocs[name]),
  ]);
  const pageData = (Object.keys(pageDataSchemas) as PageDataName[]).map((name) => [
    toFileName(name),
    toDocument(`What ${name} holds`, pageDataSchemas[name], pageDataDocs[name]),
  ]);
  return Object.fromEntries([...answers, ...pageData]) as Record<string, object>;
}
