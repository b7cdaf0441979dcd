import { type ApiCall } from '../../api/client.ts';
import { makeExampleAnswer } from './example-answer.ts';
import { describeSchema } from './describe-schema.ts';
import {
  type DocumentedCall,
  documentedCalls,
  findRequest,
  writePath,
} from './documented-calls.ts';
import { logIn } from './log-in.ts';
import { publishedAnswers } from './published-schemas.ts';

const ofPath = (name: string, description: string, example?: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const culture = ofPath('culture', 'The culture of the page in lower case.', 'en-us');

const antiForgery = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  description:
    'The value of the cookie XSRF-TOKEN, where the page has that cookie. Sent to the origin of the page only.',
  schema: { type: 'string' },
};

/** `articledata/news` → `articledataNews` */
function toOperationId(name: string): string {
  return name.replace(/\/(\w)/, (_, letter: string) => letter.toUpperCase());
}

function listParameters({ id, query = {}, optional = [] }: DocumentedCall, request: ApiCall) {
  return [
    culture,
    ...(id === undefined ? [] : [ofPath(id.name, id.meaning, request.segments.at(-1))]),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      required: !optional.includes(name),
      description,
      schema: { type: 'string' },
      example: request.query?.[name],
    })),
    antiForgery,
  ];
}

function describeBody({ body }: DocumentedCall, { body: example }: ApiCall) {
  if (body === undefined) return {};
  const required = Object.keys(body);
  const properties = Object.fromEntries(
    Object.entries(body).map(([name, description]) => [name, { type: 'string', description }]),
  );
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
}

async function describeCall(call: DocumentedCall) {
  const request = await findRequest(call);
  const path = `${request.base === 'api' ? '/api/' : '/'}${writePath(call, request)}`;
  const { name, title, summary, failure, widgets } = call;
  const operation = {
    operationId: toOperationId(name),
    summary: title,
    description: `${summary} ${failure}`,
    tags: widgets,
    parameters: listParameters(call, request),
    ...(request.hasContentType && { 'x-content-type': 'application/json' }),
    ...describeBody(call, request),
    responses: {
      '200': {
        description:
          'The answer. Every status from 200 to 299 counts as success, every other as failure.',
        content: {
          'application/json': {
            schema: describeSchema(publishedAnswers[name].schema, publishedAnswers[name].docs),
            example: makeExampleAnswer(request),
          },
        },
      },
    },
  };
  return [path, { [request.method.toLowerCase()]: operation }] as const;
}

function describeLogIn() {
  const schema = describeSchema(logIn.schema, logIn.fields);
  const page = { 'text/html': { schema: { type: 'string' } } } as const;
  return {
    operationId: 'login',
    summary: logIn.title,
    description: logIn.summary,
    parameters: [culture],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } },
    responses: {
      '200': { description: 'A page.', content: page },
      '400': { description: 'The anti-forgery token is missing or not valid.', content: page },
    },
  };
}

export async function makeOpenApi(version: string) {
  const calls = await Promise.all(documentedCalls.map(describeCall));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'What private-markets-widgets ask of a CMS',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'A script tag may name other bases: data-site-base in the place of /, data-api-base in the place of /api/.',
    },
    servers: [{ url: '/', description: 'The site that the page belongs to.' }],
    paths: { ...Object.fromEntries(calls), [`/${logIn.path}`]: { post: describeLogIn() } },
  };
}
