import { type ApiCall } from '../../../api/client.ts';
import { answerDocs, answerSchemas } from '../../../api/published-schemas.ts';
import {
  type DocumentedCall,
  documentedCalls,
  findRequest,
  writePath,
} from '../calls/documented-calls.ts';
import { makeExampleAnswer } from '../calls/example-answer.ts';
import { type FieldRow, listFields } from '../fields/list-fields.ts';
import { code, codeBlock, section, table } from '../reference/markdown.ts';

/** The fields of answers or forms as a table. */
export function fieldTable(rows: readonly FieldRow[]): string {
  return table(
    ['Field', 'Type', 'Required', 'Meaning', 'Where it is missing or wrong'],
    rows.map(({ path, type, required, meaning, missing }) => [
      code(path),
      type,
      required,
      meaning,
      missing,
    ]),
  );
}

function writeQuery(query: NonNullable<ApiCall['query']>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The request as the network panel of a browser shows it. */
function writeRequest({
  method,
  base,
  segments,
  query = {},
  body,
  hasContentType,
}: ApiCall): string {
  const path = ['en-us', ...segments].join('/');
  const hasType = body !== undefined || hasContentType === true;
  return [
    `${method} ${base === 'api' ? '/api/' : '/'}${path}${writeQuery(query)}`,
    'Accept: application/json',
    ...(hasType ? ['Content-Type: application/json'] : []),
    ...(body === undefined ? [] : ['', JSON.stringify(body)]),
  ].join('\n');
}

function listParameters({ id, query = {}, body = {} }: DocumentedCall) {
  return [
    ...(id === undefined ? [] : [[code(id.name), 'path', id.meaning]]),
    ...Object.entries(query).map(([name, meaning]) => [code(name), 'query', meaning]),
    ...Object.entries(body).map(([name, meaning]) => [code(name), 'body', meaning]),
  ];
}

/** The smallest accepted answer: each required field of the whole with an empty list. */
function writeLeast({ name }: DocumentedCall): string {
  const { required = [] } = answerSchemas[name] as { readonly required?: readonly string[] };
  if (required.length === 0) return '';
  const least = Object.fromEntries(required.map((field) => [field, []]));
  return `The least that is accepted: ${code(JSON.stringify(least))}.`;
}

function writeHeading({ title, name }: DocumentedCall): string {
  return `${title}: ${name}`;
}

/** The anchor of a heading, as Markdown renderers form it. */
function toAnchor(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\w\s-]/g, '');
  return `#${words.replaceAll(' ', '-')}`;
}

/** The fields of the answer, or a link to them: calls with the same answer are described once. */
function writeFields(call: DocumentedCall): string {
  const docs = answerDocs[call.name];
  const first = documentedCalls.find(({ name }) => answerDocs[name] === docs) ?? call;
  if (first === call) return fieldTable(listFields(answerSchemas[call.name], docs));
  const heading = writeHeading(first);
  return `The fields are those of [${heading}](${toAnchor(heading)}).`;
}

/** A call as a section of the reference: request, answer to copy, fields. */
export async function writeCallSection(call: DocumentedCall): Promise<string> {
  const request = await findRequest(call);
  const { summary, widgets, failure } = call;
  const base = request.base === 'api' ? '{api-base}' : '{site-base}';
  const makers = widgets.map((widget) => `[${code(widget)}](../widgets/${widget}/README.md)`);
  return section(
    writeHeading(call),
    code(`${request.method} ${base}${writePath(call, request)}`),
    `${summary} Made by ${makers.join(', ')}. ${failure}`,
    codeBlock('http', writeRequest(request)),
    table(['Parameter', 'Where', 'Meaning'], listParameters(call)),
    'An answer to copy:',
    codeBlock('json', JSON.stringify(makeExampleAnswer(request), null, 2)),
    writeLeast(call),
    writeFields(call),
  );
}
