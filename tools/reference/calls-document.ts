import GithubSlugger from 'github-slugger';
import { type ApiCall } from '../../api/client.ts';
import { type JsonSchema } from '../../api/json-schema.ts';
import {
  type DocumentedCall,
  documentedCalls,
  findRequest,
  writePath,
} from '../contract/documented-calls.ts';
import { makeExampleAnswer } from '../contract/example-answer.ts';
import { type FieldDocs } from '../contract/field-docs.ts';
import { listFields, writeFieldTable } from './list-fields.ts';
import { logIn } from '../contract/log-in.ts';
import { type Published, publishedAnswers } from '../contract/published-schemas.ts';
import { readDocument } from '../project.ts';
import { code, codeBlock, section, table } from './markdown.ts';
import { type ReferenceFile } from './reference-files.ts';
import { putWrittenPart } from './written-part.ts';

const fieldTable = (schema: JsonSchema, docs: FieldDocs) =>
  writeFieldTable(listFields(schema, docs), 'Where it is missing or wrong');

function writeRequest({ method, base, segments, query, body, hasContentType }: ApiCall): string {
  const path = ['', ...(base === 'api' ? ['api'] : []), 'en-us', ...segments].join('/');
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    `${method} ${[path, ...(query ? [pairs.join('&')] : [])].join('?')}`,
    'Accept: application/json',
    ...(body || hasContentType ? ['Content-Type: application/json'] : []),
    ...(body ? ['', JSON.stringify(body)] : []),
  ].join('\n');
}

function writeParameters({ id, query = {}, body = {} }: DocumentedCall): string {
  const list = (place: string, meanings: Readonly<Record<string, string>>) =>
    Object.entries(meanings).map(([name, meaning]) => [code(name), place, meaning]);
  return table(
    ['Parameter', 'Where', 'Meaning'],
    [
      ...list('path', id ? { [id.name]: id.meaning } : {}),
      ...list('query', query),
      ...list('body', body),
    ],
  );
}

/** @param described the headings by the fields below them: a table is written once */
async function writeCall(call: DocumentedCall, described: Map<string, string>): Promise<string> {
  const { name, title, summary, failure, widgets } = call;
  const request = await findRequest(call);
  const heading = `${title}: ${name}`;
  const makers = widgets.map((widget) => `[${code(widget)}](../widgets/${widget}/README.md)`);
  const { schema, docs }: Published = publishedAnswers[name];
  const { required } = schema;
  const least = Object.fromEntries((required ?? []).map((field) => [field, []]));
  const fields = fieldTable(schema, docs);
  const first = described.get(fields);
  described.set(fields, first ?? heading);
  return section(
    heading,
    code(`${request.method} {${request.base}-base}${writePath(call, request)}`),
    `${summary} ${failure} Made by ${makers.join(', ')}.`,
    codeBlock('http', writeRequest(request)),
    writeParameters(call),
    'An answer to copy:',
    codeBlock('json', JSON.stringify(makeExampleAnswer(request), null, 2)),
    required ? `The least that is accepted: ${code(JSON.stringify(least))}.` : '',
    first ? `The fields are those of [${first}](#${new GithubSlugger().slug(first)}).` : fields,
  );
}

/** `docs/calls.md`: each call that the widgets make, and the log-in form, below the prose. */
export async function makeCallsDocument(): Promise<ReferenceFile> {
  const path = 'docs/calls.md';
  const described = new Map<string, string>();
  const sections: string[] = [];
  for (const call of documentedCalls) sections.push(await writeCall(call, described));
  const form = section(
    `${logIn.title}: login`,
    code(`POST {site-base}${logIn.path}`),
    logIn.summary,
    'The body is `application/x-www-form-urlencoded`, as browsers send forms.',
    fieldTable(logIn.schema, logIn.fields),
  );
  const part = [...sections, form].join('\n\n');
  return { path, text: await putWrittenPart(readDocument(path) ?? '', 'Calls', part) };
}
