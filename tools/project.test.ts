import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../tests/setup/site/write-files.ts';
import { readText } from './project.ts';

it.each(['a\nb\n', 'a\r\nb\r\n'])('a text of the project has one kind of line ends: %j', (text) => {
  expect(readText(join(writeFiles({ 'text.md': text }), 'text.md'))).toBe('a\nb\n');
});
