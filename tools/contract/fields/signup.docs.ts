import { type EntryValue } from '../../../api/entry.ts';
import { type signupAnswer } from '../../../api/signup.ts';
import { type DocsOf } from '../field-docs.ts';

export const signupDocs = {
  IsSuccessStatusCode: {
    title: 'Success',
    meaning: 'Whether the address was taken.',
    missing: 'With a message it is success. A value that says neither yes nor no is an error.',
  },
  message: {
    title: 'Message',
    meaning: 'What the visitor reads below the title of success, as text, not HTML.',
    missing: 'The visitor sees the error of the form.',
  },
} as const satisfies DocsOf<EntryValue<typeof signupAnswer>>;
