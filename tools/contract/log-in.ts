import { type JsonSchema } from '../../api/json-schema.ts';
import { type FieldDocs } from './field-docs.ts';

const text = { type: 'string' } as const;

/** Log-in: a form post of the browser, which no widget intercepts. */
export const logIn = {
  title: 'Log-in',
  path: '{culture}/login',
  summary:
    'The form of the log-in page. The browser posts it; no script takes part, and the answer is a page.',
  schema: {
    type: 'object',
    properties: {
      'Data.UserName': text,
      'Data.Password': text,
      'Data.RememberMe': text,
      __RequestVerificationToken: text,
    },
    required: ['Data.UserName', 'Data.Password', '__RequestVerificationToken'],
  } satisfies JsonSchema,
  fields: {
    'Data.UserName': {
      title: 'User name',
      meaning: 'The name of the user.',
      missing: 'The log-in is refused.',
    },
    'Data.Password': {
      title: 'Password',
      meaning: 'The password.',
      missing: 'The log-in is refused.',
    },
    'Data.RememberMe': {
      title: 'Remember me',
      meaning: 'A check box: `true` where it is checked.',
      missing: 'The visitor is not remembered.',
    },
    __RequestVerificationToken: {
      title: 'Anti-forgery token',
      meaning: 'The anti-forgery token that the server wrote into the form.',
      missing: 'Answer with status 400: the post may come from another site.',
    },
  } satisfies FieldDocs,
} as const;
