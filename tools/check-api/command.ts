import { exitWithMistake, startCommand } from '../command-line.ts';
import { print } from '../print.ts';
import { readSitePage } from './read-site-page.ts';
import { readTarget } from './api-target.ts';
import { checkApi } from './check-api.ts';
import { hasNoDifferences, writeReport } from './write-report.ts';

const wrongUse = 2;

const { values, operands } = startCommand({
  script: 'check-api',
  summary:
    'Makes every call of the widgets to a CMS and names each difference from what they expect. Where the address is that of a page with the script, its tag says culture and bases. Exit code 1 where there is any, 2 where the command is used wrongly.',
  options: {
    culture: { value: 'code', doc: 'The culture in the paths (that of the page, en-US).' },
    carousel: { value: 'id', doc: 'The data-carousel-id of a carousel (home).' },
    showcase: { value: 'id', doc: 'The data-carousel-id of a showcase (home).' },
    search: { value: 'text', doc: 'What to search for; choose a text that has results (fund).' },
    'site-base': { value: 'path', doc: 'The same as data-site-base on the script tag (/).' },
    'api-base': { value: 'path', doc: 'The same as data-api-base on the script tag (/api/).' },
    signup: {
      value: 'address',
      doc: 'An e-mail address to sign up; without it that call is not made.',
    },
  },
  operands: { name: 'URL', doc: 'The address of the CMS, or of one of its pages.' },
  mistakeCode: wrongUse,
});

try {
  const [name = ''] = operands;
  const page = await readSitePage(name);
  const reports = await checkApi(readTarget(operands, values, page));
  if (page) print(`As the script tag of ${page.address.href} says, and the options here:`, '');
  print(...writeReport(reports).split('\n'));
  // Not process.exit: all output must reach a pipe.
  if (!hasNoDifferences(reports)) process.exitCode = 1;
} catch (error) {
  exitWithMistake(error, wrongUse);
}
