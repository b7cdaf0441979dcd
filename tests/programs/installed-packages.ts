import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { OptionError } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';

/** Packages that `npm ci` of the project does not install, because no change needs them: each set in a folder of its own. */
export interface PackageSet {
  /** Installs them if they are missing or not those of the lock file. */
  readonly install: () => void;
  /** The path of a file in them. */
  readonly find: (path: string) => string;
  /** Loads one of them. */
  readonly load: (name: string) => Promise<unknown>;
}

/** @param home the folder of their `package.json`, from the root of the project */
function definePackages(home: string): PackageSet {
  const folder = projectPath(`${home}/node_modules`);
  return {
    install: () => {
      const lock = projectPath(`${home}/package-lock.json`);
      const done = `${folder}/.package-lock.json`;
      if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
      console.log(`Installing the packages of ${home} …`);
      const { status } = spawnSync('npm', ['ci', '--prefix', projectPath(home)], {
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
      if (status !== 0) throw new OptionError(`The packages of ${home} could not be installed.`);
    },
    find: (path) => `${folder}/${path}`,
    load: async (name) => {
      const { resolve } = createRequire(`${folder}/`);
      return (await import(pathToFileURL(resolve(name)).href)) as unknown;
    },
  };
}

/** What measures the project, and what it is measured beside. */
export const benchPackages = definePackages('tests/bench');

/** Themes, page-swap libraries and consent tools of which `npm test` tries one each. */
export const nightPackages = definePackages('tests/night');
