import { describe, expect, it } from 'vitest';
import { listFiles } from './source-files.ts';

const files = listFiles();

describe('names of files and folders', () => {
  it('are in kebab-case', () => {
    const code = files.filter((path) => /\.(?:tsx?|css|hbs)$/.test(path));
    const name =
      /^(?:[a-z\d]+(?:-[a-z\d]+)*\/)+[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d]+(?:-[a-z\d]+)*)+$/;
    expect(code.filter((path) => !name.test(path))).toEqual([]);
  });

  it('say what is inside', () => {
    const vague =
      /(?:^|\/)(?:(?:utils?|helpers|common|misc)\/|(?:utils?|common|misc|types|index)\.)/;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });
});
