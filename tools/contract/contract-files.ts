import { type BundleFile } from '../build/bundle.ts';
import { readWidgets } from '../catalogue/read-widgets.ts';
import { makeCustomData } from './custom-data.ts';
import { makeOpenApi } from './open-api.ts';
import { makeSchemaFiles } from './schema-files.ts';

export async function makeContractFiles(version: string): Promise<readonly BundleFile[]> {
  const documents = {
    ...makeSchemaFiles(),
    'openapi.json': await makeOpenApi(version),
    'html-custom-data.json': makeCustomData(await readWidgets()),
  };
  return Object.entries(documents).map(([name, document]) => ({
    name: `contract/${name}`,
    bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`),
  }));
}
