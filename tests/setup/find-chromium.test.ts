import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell, type Machine } from './find-chromium.ts';

const own = '/playwright/chrome';
const apt = '/usr/bin/apt-get';
const shell = '/usr/bin/chromium-headless-shell';

/** A machine with these files; commands succeed and may add further files. */
function makeMachine(files: readonly string[], changes: Partial<Machine> = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    exists: (path) => present.has(path),
    ownPath: () => own,
    run: (...words) => {
      commands.push(words.join(' '));
      if (words.includes('install')) {
        present.add(words[0] === 'npx' ? own : `/usr/bin/${words.at(-1) ?? ''}`);
      }
      return true;
    },
    ...changes,
  };
  return { machine, commands };
}

const named = { environment: { CHROMIUM_PATH: '/own/chrome' } };
const namedShell = { environment: { HEADLESS_SHELL_PATH: '/own/shell' } };
const otherNamed = { environment: { CHROMIUM_PATH: '/x', PATH: '/usr/bin' } };

describe('the browser of the tests', () => {
  it.each<[string, readonly string[], Partial<Machine>, string, ...string[]]>([
    ['named', ['/own/chrome', '/usr/bin/chromium'], named, '/own/chrome'],
    ['installed', ['/usr/bin/google-chrome', own], {}, '/usr/bin/google-chrome'],
    ['Playwright’s own', [own], {}, own],
    [
      'installed by the system where it may be',
      [apt],
      { isRoot: true },
      '/usr/bin/chromium',
      `flock ${tmpdir()}/apt.lock apt-get update`,
      `flock ${tmpdir()}/apt.lock apt-get install -y chromium`,
    ],
    ['installed by Playwright elsewhere', [apt], {}, own, 'npx playwright install chromium'],
  ])('is the one that is %s', (_which, files, changes, path, ...asked) => {
    const { machine, commands } = makeMachine(files, changes);
    expect(findChromium(machine)).toBe(path);
    expect(commands).toEqual(asked);
  });

  it('is asked for where none can be installed, or where the named one is not there', () => {
    const { machine } = makeMachine([], { run: () => false });
    expect(() => findChromium(machine)).toThrow('Install one, or name one with CHROMIUM_PATH.');
    const other = makeMachine(['/usr/bin/chromium'], named).machine;
    expect(() => findChromium(other)).toThrow('CHROMIUM_PATH is "/own/chrome"');
  });
});

describe('the headless shell of the tests', () => {
  it.each<[string, readonly string[], Partial<Machine>, string | undefined]>([
    ['named', ['/own/shell', shell], namedShell, '/own/shell'],
    ['installed', [shell], {}, shell],
    ['not asked for', [shell], otherNamed, undefined],
    ['installed by the system where it may be', [apt], { isRoot: true }, shell],
    ['missing there too', [apt], { isRoot: true, run: () => false }, undefined],
  ])('is the one that is %s', (_which, files, changes, path) => {
    expect(findHeadlessShell(makeMachine(files, changes).machine)).toBe(path);
  });
});
