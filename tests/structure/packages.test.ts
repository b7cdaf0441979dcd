// @vitest-environment jsdom
import axios from 'axios';
import { symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfigFromFile, type Plugin } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../dev-server/build/bundle.ts';
import { projectPath } from '../../dev-server/project.ts';
import { writeFiles } from '../setup/sample-site.ts';
import { readText } from './source-files.ts';

const packages = ['@floating-ui/react', 'axios', 'clsx', 'react', 'react-dom', 'zustand'];

// A build sets it; files that follow in this process render with React for development.
vi.stubEnv('NODE_ENV', process.env['NODE_ENV']);
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('the packages of the script', { timeout: 60_000 }, () => {
  it('are those that the product was asked for', () => {
    const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(packages);
  });

  it.each([
    { command: 'build', mode: 'production' },
    { command: 'build', mode: 'inspector' },
    { command: 'build', mode: 'site' },
    { command: 'serve', mode: 'development' },
    { command: 'serve', mode: 'test' },
  ] as const)(
    'have no stand-ins and no plug-ins of ours ($command, $mode)',
    async (environment) => {
      const file = projectPath('vite.config.ts');
      const config = (await loadConfigFromFile(environment, file))?.config;
      const plugins = config?.plugins?.flat(9) as readonly (Plugin | false | undefined)[];
      const names = plugins.flatMap((each) => (each ? [each.name] : []));
      expect(names.filter((name) => !/^vite(?::react|-plugin-checker)/.test(name))).toEqual([]);
      expect(config?.resolve).not.toHaveProperty('alias');
      const changes = ['resolve', 'plugins', 'onLog', 'onwarn', 'checks', 'optimization'];
      const changed = Object.keys(config?.build?.rolldownOptions ?? {});
      expect(changed.filter((name) => changes.includes(name))).toEqual([]);
    },
  );

  it('are the same files in unit tests', async () => {
    const entries = packages.map((name) => (name === 'react-dom' ? 'react-dom/client' : name));
    const uses = entries.map(
      (name, at) => `import * as p${at} from '${name}'; console.log(p${at});`,
    );
    const folder = writeFiles({ 'main.ts': uses.join('\n') });
    symlinkSync(projectPath('node_modules'), `${folder}/node_modules`);
    const { modules } = await bundle({ entry: `${folder}/main.ts` });
    const bundled = modules.map((id) => id.replace(/^\0|\?.*/g, ''));
    expect(bundled).toEqual(
      expect.arrayContaining(entries.map((name) => fileURLToPath(import.meta.resolve(name)))),
    );
    // axios chooses among its files by a field of package.json that Node does not read.
    expect(bundled).not.toContain(projectPath('node_modules/axios/lib/adapters/http.js'));
    expect(() => axios.getAdapter('http')).toThrow('not available in the build');
    expect(axios.getAdapter('xhr')).toBeTypeOf('function');
  });
});
