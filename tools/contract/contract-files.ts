import { type BundleFile, toFile } from '../bundle-file.ts';
import { makeCustomData } from './custom-data.ts';
import { describeSchema } from './describe-schema.ts';
import { makeOpenApi } from './open-api.ts';
import { readText } from '../project.ts';
import { type Published, publishedAnswers, publishedPageData } from './published-schemas.ts';
import { makeWebTypes } from './web-types.ts';
import { type WidgetList } from './widget-list.ts';

/** `articledata/news` is described in `articledata-news.schema.json`. */
function makeSchemaFiles(
  published: Readonly<Record<string, Published>>,
  nameTitle: (name: string) => string,
) {
  return Object.entries(published).map(([name, { schema, docs }]) => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const document = { $schema, title: nameTitle(name), ...describeSchema(schema, docs) };
    return [`${name.replaceAll('/', '-')}.schema.json`, document] as const;
  });
}

export async function makeContractFiles(list: WidgetList): Promise<readonly BundleFile[]> {
  const { version } = list;
  const customData = makeCustomData(list);
  const documents = [
    ...makeSchemaFiles(publishedAnswers, (name) => `The answer of ${name}`),
    ...makeSchemaFiles(publishedPageData, (name) => `What ${name} holds`),
    ['openapi.json', await makeOpenApi(version)] as const,
    ['widgets.json', list] as const,
    ['html-custom-data.json', customData] as const,
    ['web-types.json', makeWebTypes(version, customData)] as const,
  ];
  const files = documents.map(([name, document]) =>
    toFile(`contract/${name}`, `${JSON.stringify(document, null, 2)}\n`),
  );
  const schema = 'widgets.schema.json';
  const text = readText(`tools/contract/${schema}`);
  return [...files, toFile(`contract/${schema}`, text)];
}
