import { expect, test } from './engine-test.ts';
import { engines } from './find-engines.ts';

// Runs instead of all other tests for a missing engine: the last lines of a run name it.
test('the engine is here', ({ engineName }) => {
  const engine = engines.find(({ name }) => name === engineName);
  expect(engine).toBeDefined();
  const packages = engine?.packages.join(' ') ?? '';
  test.skip(true, `${engineName} is not installed: apt-get install ${packages}`);
});
