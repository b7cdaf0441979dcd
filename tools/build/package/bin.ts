#!/usr/bin/env node
import { runBy } from '../../command-line.ts';
import { print, printError } from '../../print.ts';

// The commands of the package, each as `npm run` has it in the project.

const commands = {
  'check-page': () => import('../../check-page/command.ts'),
  'check-api': () => import('../../check-api/command.ts'),
  languages: () => import('../../languages/command.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
runBy('npx private-markets-widgets');
if (Object.hasOwn(commands, name)) {
  await commands[name as keyof typeof commands]();
} else {
  const known = Object.keys(commands).join(', ');
  const isHelp = name === '' || name === '--help';
  const sentence = isHelp ? '' : `There is no command ${JSON.stringify(name)}. `;
  const say = isHelp ? print : printError;
  say(
    `${sentence}npx private-markets-widgets COMMAND --help tells what each does; there are: ${known}.`,
  );
  process.exitCode = isHelp ? 0 : 2;
}
