import { type JsonSchema } from '../../api/json-schema.ts';
import { type BundleFile, toFile } from '../bundle-file.ts';
import { makeCustomData } from './custom-data.ts';
import { describeSchema } from './describe-schema.ts';
import { type FieldDocs } from './field-docs.ts';
import { makeOpenApi } from './open-api.ts';
import { projectPath, readText } from '../project.ts';
import { answerDocs, answerSchemas, pageDataDocs, pageDataSchemas } from './published-schemas.ts';
import { makeWebTypes } from './web-types.ts';
import { type WidgetList } from './widget-list.ts';

/** `articledata/news` is described in `articledata-news.schema.json`. */
function makeSchemaFiles(
  schemas: Readonly<Record<string, JsonSchema>>,
  docs: Readonly<Record<string, FieldDocs>>,
  nameTitle: (name: string) => string,
) {
  return Object.entries(schemas).map(([name, schema]) => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const document = {
      $schema,
      title: nameTitle(name),
      ...describeSchema(schema, docs[name] ?? {}),
    };
    return [`${name.replaceAll('/', '-')}.schema.json`, document] as const;
  });
}

export async function makeContractFiles(list: WidgetList): Promise<readonly BundleFile[]> {
  const { version } = list;
  const customData = makeCustomData(list);
  const documents = [
    ...makeSchemaFiles(answerSchemas, answerDocs, (name) => `The answer of ${name}`),
    ...makeSchemaFiles(pageDataSchemas, pageDataDocs, (name) => `What ${name} holds`),
    ['openapi.json', await makeOpenApi(version)] as const,
    ['widgets.json', list] as const,
    ['html-custom-data.json', customData] as const,
    ['web-types.json', makeWebTypes(version, customData)] as const,
  ];
  const files = documents.map(([name, document]) =>
    toFile(`contract/${name}`, `${JSON.stringify(document, null, 2)}\n`),
  );
  const schema = 'widgets.schema.json';
  const text = readText(projectPath(`tools/contract/${schema}`));
  return [...files, toFile(`contract/${schema}`, text)];
}
