// @vitest-environment jsdom
import { symlinkSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundle } from '../../dev-server/build/bundle.ts';
import { projectPath } from '../../dev-server/project.ts';
import { writeFiles } from '../setup/sample-site.ts';

const main = `
  import axios from 'axios';
  const http = axios.create({
    adapter: async (config) =>
      ({ data: config.headers.get('X-Asked-By'), status: 200, statusText: '', headers: {}, config }),
  });
  http.interceptors.request.use((config) => {
    config.headers.set('X-Asked-By', 'a reader');
    return config;
  });
  http.interceptors.response.use(({ data }) => data.toUpperCase());
  window.answer = http.get('/');
`;

it('axios’ interceptors work in the built script', { timeout: 60_000 }, async () => {
  const folder = writeFiles({ 'main.ts': main });
  symlinkSync(projectPath('node_modules'), `${folder}/node_modules`);
  const { files } = await bundle({ entry: `${folder}/main.ts` });
  runInThisContext(files.find(({ name }) => name === 'widgets.js')?.bytes.toString() ?? '');
  expect(await (window as { answer?: Promise<unknown> }).answer).toBe('A READER');
});
