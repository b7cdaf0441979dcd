import { describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell, type Machine } from './find-chromium.ts';

const own = '/playwright/chrome';

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

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const windowsChrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';

describe('the browser of the tests', () => {
  it.each([
    [
      'named',
      ['/own/chrome', '/usr/bin/chromium'],
      { environment: { CHROMIUM_PATH: '/own/chrome' } },
      '/own/chrome',
    ],
    ['installed', ['/usr/bin/google-chrome', own], {}, '/usr/bin/google-chrome'],
    ['a Mac’s', [macChrome, own], { platform: 'darwin' }, macChrome],
    [
      'of Windows',
      [windowsChrome],
      { platform: 'win32', environment: { PROGRAMFILES: 'C:\\Program Files' } },
      windowsChrome,
    ],
    ['Playwright’s own', [own], {}, own],
  ] as const)('is the one that is %s', (_which, files, changes, path) => {
    const { machine, commands } = makeMachine(files, changes);
    expect(findChromium(machine)).toBe(path);
    expect(commands).toEqual([]);
  });

  it('is installed by the system where it may be', () => {
    const { machine, commands } = makeMachine(['/usr/bin/apt-get'], { isRoot: true });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y chromium']);
  });

  it('is installed by Playwright elsewhere', () => {
    const { machine, commands } = makeMachine(['/usr/bin/apt-get']);
    expect(findChromium(machine)).toBe(own);
    expect(commands).toEqual(['npx playwright install chromium']);
  });

  it('is asked for where it cannot be installed', () => {
    const { machine } = makeMachine([], { run: () => false });
    expect(() => findChromium(machine)).toThrow('Install one, or name one with CHROMIUM_PATH.');
  });

  it('is not replaced by another where the named one is not there', () => {
    const environment = { CHROMIUM_PATH: '/own/chrome' };
    const { machine } = makeMachine(['/usr/bin/chromium'], { environment });
    expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH is "/own/chrome"');
  });
});

const shell = '/usr/bin/chromium-headless-shell';

describe('the headless shell of the tests', () => {
  it.each([
    [
      'named',
      ['/own/shell', shell],
      { environment: { HEADLESS_SHELL_PATH: '/own/shell' } },
      '/own/shell',
    ],
    ['installed', [shell], {}, shell],
    ['that of no other system', [shell], { platform: 'darwin' }, undefined],
    [
      'not asked for',
      [shell],
      { environment: { CHROMIUM_PATH: '/x', PATH: '/usr/bin' } },
      undefined,
    ],
    ['missing', [], {}, undefined],
  ] as const)('is the one that is %s', (_which, files, changes, path) => {
    const { machine, commands } = makeMachine(files, changes);
    expect(findHeadlessShell(machine)).toBe(path);
    expect(commands).toEqual([]);
  });

  it('is installed by the system where it may be', () => {
    const { machine } = makeMachine(['/usr/bin/apt-get'], { isRoot: true });
    expect(findHeadlessShell(machine)).toBe(shell);
  });

  it('is left out where the system has none', () => {
    const { machine } = makeMachine(['/usr/bin/apt-get'], { isRoot: true, run: () => false });
    expect(findHeadlessShell(machine)).toBeUndefined();
  });
});
