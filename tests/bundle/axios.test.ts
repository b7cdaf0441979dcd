// @vitest-environment jsdom
import axios from 'axios';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../dev-server/build/bundle.ts';
import { projectPath } from '../../dev-server/project.ts';

describe('axios in the script', { timeout: 60_000 }, () => {
  let ids: readonly string[];

  beforeAll(async () => {
    const { modules } = await bundle();
    ids = modules.map(({ id }) => id);
  }, 60_000);

  it('is axios as published, without its fetch adapter', () => {
    const present = (path: string) => ids.includes(projectPath(path));
    expect(present('node_modules/axios/lib/core/Axios.js')).toBe(true);
    expect(present('node_modules/axios/lib/adapters/xhr.js')).toBe(true);
    expect(present('api/no-fetch-adapter.ts'), 'the alias of vite.config.ts').toBe(true);
    expect(present('node_modules/axios/lib/adapters/fetch.js')).toBe(false);
  });

  it('is the only package whose modules the alias matches', () => {
    const files = ids.filter((id) => id.startsWith(projectPath('.')) && !id.includes('?'));
    const matched = files.filter((id) => /['"]\.\/fetch\.js['"]/.test(readFileSync(id, 'utf8')));
    expect(matched).toEqual([projectPath('node_modules/axios/lib/adapters/adapters.js')]);
  });
});

describe('axios in unit tests', () => {
  it.each(['fetch', 'http'])('is the one for browsers, without %s', async (adapter) => {
    await expect(axios.get('/', { adapter })).rejects.toThrow(
      `adapter ${adapter} is not available in the build`,
    );
  });
});
