import GithubSlugger from 'github-slugger';
import { type DescribedSchema } from '../contract/describe-schema.ts';
import { makeOpenApi, type Operation, type Parameter } from '../contract/open-api.ts';
import { readDocument } from '../catalogue/read-document.ts';
import { readVersion } from '../project.ts';
import { listDescribedFields, writeFieldTable } from '../contract/list-fields.ts';
import { code, codeBlock, section, table } from './markdown.ts';
import { type ReferenceFile } from './write-reference.ts';
import { putWrittenPart } from './written-part.ts';

function fieldTable(schema: DescribedSchema): string {
  return writeFieldTable(listDescribedFields(schema), 'Where it is missing or wrong');
}

function writeRequest(method: string, path: string, operation: Operation): string {
  const { parameters, requestBody } = operation;
  const fill = (text: string, { name, example = '' }: Parameter) =>
    text.replace(`{${name}}`, example);
  const ofKind = (kind: string) => parameters.filter((parameter) => parameter.in === kind);
  const query = ofKind('query').map(({ name, example = '' }) => `${name}=${example}`);
  const address =
    ofKind('path').reduce(fill, path) + (query.length > 0 ? `?${query.join('&')}` : '');
  const body = requestBody?.content['application/json']?.example;
  const type = body === undefined ? operation['x-content-type'] : 'application/json';
  return [
    `${method.toUpperCase()} ${address}`,
    'Accept: application/json',
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(body === undefined ? [] : ['', JSON.stringify(body)]),
  ].join('\n');
}

function writeParameters({ parameters, requestBody }: Operation): string {
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {};
  const rows = [
    ...parameters
      .filter((parameter) => parameter.in !== 'header' && parameter.name !== 'culture')
      .map(({ name, in: place, description }) => [code(name), place, description]),
    ...Object.entries(properties).map(([name, field]) => [
      code(name),
      'body',
      field === false ? '' : (field.description ?? ''),
    ]),
  ];
  return table(['Parameter', 'Where', 'Meaning'], rows);
}

/** A form post of the browser, which a page answers. */
function writeForm({ requestBody, description }: Operation): string[] {
  const { schema } = requestBody?.content['application/x-www-form-urlencoded'] ?? {};
  if (schema === undefined) return [];
  const body = 'The body is `application/x-www-form-urlencoded`, as browsers send forms.';
  return [description, body, fieldTable(schema)];
}

function writeOperations(openApi: Awaited<ReturnType<typeof makeOpenApi>>): string {
  const described = new Map<string, string>();
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = operations.map(({ path, method, operation }) => {
    const heading = `${operation.summary}: ${path.replace(/^\/(?:api\/)?\{culture\}\/|\/\{\w+\}$/g, '')}`;
    const place = path.replace(/^\/(api\/)?/, (_, api?: string) =>
      api ? '{api-base}' : '{site-base}',
    );
    const head = code(`${method.toUpperCase()} ${place}`);
    const { schema, example } = operation.responses['200'].content['application/json'] ?? {};
    if (schema === undefined) return section(heading, head, ...writeForm(operation));
    const makers = (operation.tags ?? []).map(
      (name) => `[${code(name)}](../widgets/${name}/README.md)`,
    );
    const least = Object.fromEntries((schema.required ?? []).map((field) => [field, []]));
    const fields = fieldTable(schema);
    const first = described.get(fields);
    described.set(fields, first ?? heading);
    return section(
      heading,
      head,
      `${operation.description} Made by ${makers.join(', ')}.`,
      codeBlock('http', writeRequest(method, path, operation)),
      writeParameters(operation),
      'An answer to copy:',
      codeBlock('json', JSON.stringify(example, null, 2)),
      schema.required ? `The least that is accepted: ${code(JSON.stringify(least))}.` : '',
      first ? `The fields are those of [${first}](#${new GithubSlugger().slug(first)}).` : fields,
    );
  });
  return sections.join('\n\n');
}

/** The required content of `docs/calls.md`: what the OpenAPI document says of each call, below the prose. */
export async function writeCallsReference(): Promise<ReferenceFile> {
  const path = 'docs/calls.md';
  const part = writeOperations(await makeOpenApi(readVersion()));
  return { path, text: await putWrittenPart(readDocument(path) ?? '', 'Calls', part) };
}
