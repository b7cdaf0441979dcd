import { format } from 'prettier';
import { type ReferenceFile } from '../reference/write-reference.ts';
import { documentedCalls } from '../calls/documented-calls.ts';
import { writeCallSection } from './call-section.ts';
import { writeCommonRules, writeMistakes, writeStart, writeTypes } from './common-sections.ts';
import { writeLogInSection } from './log-in-section.ts';

const intro = `# Calls

<!-- Written by "npm run reference" from the declarations in api/. Change those, not this document. -->

What the widgets ask of the CMS: seven calls and the form post of the log-in. The same as JSON Schemas and
OpenAPI 3.1 is in \`dist/contract/\`; \`npm run check-api -- URL\` asks a CMS for all of it and names what
differs.`;

/** The required content of `docs/calls.md`: every call, for developers of the back end. */
export async function writeCallsReference(): Promise<ReferenceFile> {
  const path = 'docs/calls.md';
  const sections = [
    intro,
    writeStart(),
    writeCommonRules(),
    writeMistakes(),
    writeTypes(),
    ...(await Promise.all(documentedCalls.map(writeCallSection))),
    writeLogInSection(),
  ];
  const options = { parser: 'markdown', printWidth: 100, singleQuote: true };
  return { path, text: await format(sections.join('\n\n'), options) };
}
