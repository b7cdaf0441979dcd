// @vitest-environment jsdom
import axios from 'axios';
import { symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, createLogger, loadConfigFromFile, type Plugin, type UserConfig } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../dev-server/build/bundle.ts';
import { projectPath } from '../../dev-server/project.ts';
import { writeFiles } from '../setup/sample-site.ts';
import { readText } from './source-files.ts';

const packages = ['@floating-ui/react', 'axios', 'clsx', 'react', 'react-dom', 'zustand'];

const environments = [
  { command: 'build', mode: 'production' },
  { command: 'build', mode: 'inspector' },
  { command: 'build', mode: 'site' },
  { command: 'serve', mode: 'development' },
  { command: 'serve', mode: 'test' },
] as const;

type Environment = (typeof environments)[number];

async function readConfig(environment: Environment): Promise<UserConfig> {
  const loaded = await loadConfigFromFile(environment, projectPath('vite.config.ts'));
  if (loaded === null) throw new Error('There is no vite.config.ts.');
  return loaded.config;
}

/** The plug-ins of vite.config.ts that no package provides. */
function ownPlugins({ plugins = [] }: UserConfig): readonly Plugin[] {
  const all = plugins.flat(9) as readonly (Plugin | false | null | undefined)[];
  return all
    .filter((each): each is Plugin => each !== false && each?.name !== undefined)
    .filter(({ name }) => !/^vite(?::react|-plugin-checker)/.test(name));
}

/** The warnings of a build. */
async function listWarnings(): Promise<readonly string[]> {
  const config = await readConfig({ command: 'build', mode: 'production' });
  const warnings: string[] = [];
  const logger = createLogger('warn');
  logger.warn = (message) => {
    // On a busy machine the bundler says how long its plug-ins took.
    if (!message.includes('PLUGIN_TIMINGS')) warnings.push(message);
  };
  await build({
    ...config,
    configFile: false,
    customLogger: logger,
    build: { ...config.build, write: false },
  });
  return warnings;
}

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

  it.each(environments)('have no stand-ins ($command, $mode)', async (environment) => {
    const { resolve, build: options } = await readConfig(environment);
    expect(resolve).not.toHaveProperty('alias');
    const { rolldownOptions = {} } = options ?? {};
    for (const name of ['resolve', 'plugins', 'onLog', 'onwarn', 'checks', 'optimization']) {
      expect(rolldownOptions).not.toHaveProperty(name);
    }
  });

  it.each(environments)(
    'are touched by no plug-in of ours ($command, $mode)',
    async (environment) => {
      expect(ownPlugins(await readConfig(environment))).toEqual([]);
    },
  );

  it('are bundled without a warning', async () => {
    expect(await listWarnings()).toEqual([]);
  });

  it('are the same files in unit tests', async () => {
    const entries = packages.map((name) => (name === 'react-dom' ? 'react-dom/client' : name));
    const imports = entries.map((name, index) => `import * as p${index} from '${name}';`);
    const uses = entries.map((_, index) => `console.log(p${index});`);
    const folder = writeFiles({ 'main.ts': [...imports, ...uses].join('\n') });
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
