import { describe, expect, it } from 'vitest';
import { type Machine } from '../setup/find-chromium.ts';
import { type Engine, findEngine } from './find-engines.ts';

const engine: Engine = {
  name: 'Another',
  packages: ['another', 'its-driver'],
  find: ({ exists }) =>
    ['another', 'its-driver'].every((name) => exists(`/usr/bin/${name}`))
      ? () => Promise.reject(new Error('It is not started here.'))
      : undefined,
};

/** Looks for the engine twice on a machine on which apt installs every requested package. */
function findTwice(environment: Machine['environment'], isRoot = true) {
  const installed = new Set(['/usr/bin/apt-get']);
  const commands: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    environment: { PATH: '/usr/bin', ...environment },
    isRoot,
    exists: (path) => installed.has(path),
    ownPath: () => '',
    run: (...words) => {
      commands.push(words.slice(3).join(' '));
      installed.add(`/usr/bin/${words.at(-1) ?? ''}`);
      return true;
    },
  };
  const isFound = [findEngine(engine, machine), findEngine(engine, machine)].map(Boolean);
  return { isFound, commands: commands.filter((command) => command !== 'update') };
}

describe('an engine beside Chromium', () => {
  it('is missing on a developer’s machine, where nothing is installed', () => {
    expect(findTwice({})).toEqual({ isFound: [false, false], commands: [] });
  });

  it('is installed once in continuous integration, with all that it needs', () => {
    const commands = ['install -y another', 'install -y its-driver'];
    expect(findTwice({ CI: 'true' })).toEqual({ isFound: [true, true], commands });
  });

  it('is missing there too where nothing may be installed', () => {
    expect(findTwice({ CI: 'true' }, false)).toEqual({ isFound: [false, false], commands: [] });
  });
});
