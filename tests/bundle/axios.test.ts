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

  it('is axios as published, without what our calls do not use', () => {
    const present = (path: string) => ids.includes(projectPath(path));
    expect(present('node_modules/axios/lib/core/Axios.js')).toBe(true);
    expect(present('node_modules/axios/lib/adapters/xhr.js')).toBe(true);
    for (const [ours, theirs] of [
      ['no-fetch-adapter', 'adapters/fetch'],
      ['no-axios-extras', 'helpers/toFormData'],
      ['no-axios-extras', 'helpers/HttpStatusCode'],
      ['no-axios-interceptors', 'core/InterceptorManager'],
      ['no-axios-cycles', 'core/assertParamsAcyclic'],
      ['no-axios-option-checks', 'helpers/validator'],
    ]) {
      expect(present(`api/${ours}.ts`), `the alias of vite.config.ts for ${theirs}`).toBe(true);
      expect(present(`node_modules/axios/lib/${theirs}.js`), theirs).toBe(false);
    }
  });

  it('is the only package whose modules the aliases match', () => {
    const files = ids.filter((id) => id.startsWith(projectPath('.')) && !id.includes('?'));
    const replaced =
      /['"](?:\.\/(?:fetch|InterceptorManager|assertParamsAcyclic)|\.\.\/helpers\/validator|\.[./a-z]*\/(?:toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams|progressEventReducer|HttpStatusCode|CancelToken))\.js['"]/;
    const matched = files.filter((id) => replaced.test(readFileSync(id, 'utf8')));
    const lib = projectPath('node_modules/axios/lib/');
    expect(matched).toContain(`${lib}adapters/adapters.js`);
    expect(matched.filter((id) => !id.startsWith(lib))).toEqual([]);
  });
});

describe('axios in unit tests', () => {
  it('says what it lacks where it is given a form', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' };
    const sent = axios.post('/', { a: 1 }, { adapter: 'xhr', headers });
    await expect(sent).rejects.toThrow('The script carries axios for JSON only.');
  });

  it.each(['fetch', 'http'])('is the one for browsers, without %s', async (adapter) => {
    await expect(axios.get('/', { adapter })).rejects.toThrow(
      `adapter ${adapter} is not available in the build`,
    );
  });
});
