import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runHere } from '../tests/setup/run-here.ts';
import { startServer } from '../tests/setup/network/test-server.ts';
import { listOwnNames, readOptions } from './options.ts';

const api = 'http://cms.example:8080/site';

describe('the options of a server', () => {
  it.each([
    [{}, {}, { host: '127.0.0.1', port: 3000 }],
    [{}, { HOST: '', PORT: '' }, { host: '127.0.0.1', port: 3000 }],
    [{ api }, { HOST: '::1', PORT: '0' }, { host: '::1', port: 0, api: new URL(api) }],
    [{ insecure: true }, {}, { isInsecure: true }],
  ])('%j with %j are %j', (values, environment, options) => {
    const defaults = { host: '127.0.0.1', port: 3000, portName: 'PORT', isInsecure: false };
    expect(readOptions(values, environment)).toEqual({ ...defaults, ...options });
  });

  it.each([
    [{ api: 'cms.example' }, {}, /^--api is "cms\.example"; expected the address of a CMS/],
    [{ api: 'ftp://cms.example' }, {}, /^--api is "ftp/],
    [{ api: 'http://jo:word@cms.example' }, {}, /^--api is "http/],
    [{}, { PORT: 'http' }, /^PORT is "http"; expected a whole number from 0 to 65535\.$/],
    [{}, { PORT: '65536' }, /^PORT is "65536"/],
    [{}, { PORT: '-1' }, /^PORT is "-1"/],
  ])('name a mistake: %j %j', (values, environment, message) => {
    expect(() => readOptions(values, environment)).toThrow(message);
  });
});

it.each([
  ['dev-server/start.ts', ''],
  ['dev-server/serve.ts', ''],
  ['dev-server/start.ts', 'BROWSER_TEST_PORT'],
])('%s, which cannot start, says in one sentence that its port is in use', async (file, name) => {
  const { url } = await startServer(() => undefined, onTestFinished);
  const { port } = new URL(url);
  vi.stubEnv('PORT', port);
  vi.stubEnv('HOST', '');
  vi.stubEnv('PORT_NAME', name);
  expect(await runHere(file)).toEqual({
    code: 1,
    output: '',
    errors: `Cannot listen on 127.0.0.1:${port}: the port is in use; choose another one with ${name || 'PORT'}.\n`,
  });
});

it.each([
  ['0.0.0.0', 'DevBox', ['0.0.0.0', 'devbox', 'devbox.local']],
  ['Name.Firm.Example', 'devbox.lan', ['name.firm.example', 'devbox.lan']],
])('with HOST=%s on the machine %s these names are ours', (host, machine, names) => {
  expect(listOwnNames(host, machine)).toEqual(names);
});
