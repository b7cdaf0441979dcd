import { expect, test } from './engine-test.ts';
import { engines } from './find-engines.ts';

// Runs in the place of all others for an engine that is not here: the last lines of a run name it.
test('the engine is here', ({ engineName }) => {
  const engine = engines.find(({ name }) => name === engineName);
  expect(engine).toBeDefined();
  test.skip(
    true,
    `${engineName} is not installed: apt-get install ${engine?.packages.join(' ') ?? ''}`,
  );
});
