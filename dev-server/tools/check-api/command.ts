import { exitWithMistake, startCommand } from '../../command-line.ts';
import { readTarget } from './api-target.ts';
import { checkApi } from './check-api.ts';
import { isWell, writeReport } from './write-report.ts';

const wrongUse = 2;

const { values, operands } = startCommand({
  script: 'check-api',
  summary:
    'Asks a CMS for every call of the widgets and names what differs from what they expect. Exit code 1 where anything does, 2 where the command is used wrongly.',
  options: {
    culture: { value: 'code', doc: 'The culture in the paths (en-US).' },
    carousel: { value: 'id', doc: 'The carousel to ask for (home).' },
    showcase: { value: 'id', doc: 'The showcase to ask for (home).' },
    search: { value: 'text', doc: 'What to search for; best something that is found (fund).' },
    'site-base': { value: 'path', doc: 'As data-site-base on the script tag (/).' },
    'api-base': { value: 'path', doc: 'As data-api-base on the script tag (/api/).' },
    signup: { value: 'address', doc: 'Signs this e-mail address up; without it nobody is.' },
  },
  operands: { name: 'URL', doc: 'The address of the CMS.' },
  mistakeCode: wrongUse,
});

try {
  const reports = await checkApi(readTarget(operands, values));
  console.log(writeReport(reports));
  // Not process.exit: all output must reach a pipe.
  if (!isWell(reports)) process.exitCode = 1;
} catch (error) {
  exitWithMistake(error, wrongUse);
}
