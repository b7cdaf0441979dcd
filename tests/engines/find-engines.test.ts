import { describe, expect, it, vi } from 'vitest';
import { type Machine } from '../setup/find-chromium.ts';
import { type Engine, findEngine } from './find-engines.ts';

/** A machine on which apt installs every requested package. */
function makeMachine(environment: Machine['environment'], isRoot = true) {
  const installed = new Set(['/usr/bin/apt-get']);
  const run = vi.fn((_: string, ...values: string[]) => {
    if (values[0] === 'install') installed.add(`/usr/bin/${values.at(-1) ?? ''}`);
    return true;
  });
  const machine: Machine = {
    platform: 'linux',
    environment: { PATH: '/usr/bin', ...environment },
    isRoot,
    exists: (path) => installed.has(path),
    ownPath: () => '',
    run,
  };
  return { machine, run };
}

const engine: Engine = {
  name: 'Another',
  packages: ['another', 'its-driver'],
  find: ({ exists }) =>
    ['another', 'its-driver'].every((name) => exists(`/usr/bin/${name}`))
      ? () => Promise.reject(new Error('It is not started here.'))
      : undefined,
};

describe('an engine beside Chromium', () => {
  it('is missing on a developer’s machine, where nothing is installed', () => {
    const { machine, run } = makeMachine({});
    expect(findEngine(engine, machine)).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
  });

  it('is installed in continuous integration, with all that it needs', () => {
    const { machine, run } = makeMachine({ CI: 'true' });
    expect(findEngine(engine, machine)).toBeTypeOf('function');
    expect(run.mock.calls.map((call) => call.join(' '))).toContain('apt-get install -y its-driver');
    run.mockClear();
    expect(findEngine(engine, machine)).toBeTypeOf('function');
    expect(run).not.toHaveBeenCalled();
  });

  it('is missing there too where nothing may be installed', () => {
    const { machine, run } = makeMachine({ CI: 'true' }, false);
    expect(findEngine(engine, machine)).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
  });
});
