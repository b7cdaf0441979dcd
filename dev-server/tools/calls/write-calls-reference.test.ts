import { describe, expect, it } from 'vitest';
import { readText } from '../../../tests/structure/source-files.ts';
import { writeCallsReference } from './write-calls-reference.ts';

const { path, text } = await writeCallsReference();

describe('the reference of the calls', () => {
  it('is what "npm run reference" writes', () => {
    expect(readText(path)).toBe(text);
  });
});
