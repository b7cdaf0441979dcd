// @vitest-environment jsdom
import axios from 'axios';
import { loadConfigFromFile, type Plugin } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projectPath, readText } from '../../tools/project.ts';

const packages = ['@floating-ui/react', 'axios', 'clsx', 'react', 'react-dom', 'zustand'];

describe('the packages of the script', () => {
  it('are those that the product was asked for', () => {
    const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(packages);
  });

  it.each([
    { command: 'build', mode: 'production' },
    { command: 'build', mode: 'inspector' },
    { command: 'build', mode: 'site' },
    { command: 'serve', mode: 'development' },
  ] as const)(
    'have no stand-ins, and the one plug-in of ours sees finished files alone ($command, $mode)',
    async (environment) => {
      const file = projectPath('vite.config.ts');
      // A build sets NODE_ENV for the whole process, which test files share.
      vi.stubEnv('NODE_ENV', 'test');
      onTestFinished(() => void vi.unstubAllEnvs());
      const config = (await loadConfigFromFile(environment, file))?.config;
      const plugins = config?.plugins?.flat(9) as readonly (Plugin | false | undefined)[];
      const own = plugins.flatMap((each) =>
        each && !/^vite(?::react|-plugin-checker)/.test(each.name) ? [Object.keys(each)] : [],
      );
      expect(own).toEqual([['name', 'generateBundle']]);
      expect(config?.resolve).not.toHaveProperty('alias');
      const changes = ['resolve', 'plugins', 'onLog', 'onwarn', 'optimization'];
      const { checks, ...options } = config?.build?.rolldownOptions ?? {};
      expect(Object.keys(options).filter((name) => changes.includes(name))).toEqual([]);
      // Says only how fast the bundler was.
      expect(checks ?? {}).toEqual({ bundlerTimings: false });
    },
  );

  it('are the files for browsers in unit tests too', () => {
    // axios chooses among its files by a field of package.json that Node does not read.
    expect(() => axios.getAdapter('http')).toThrow('not available in the build');
    expect(axios.getAdapter('xhr')).toBeTypeOf('function');
  });
});
