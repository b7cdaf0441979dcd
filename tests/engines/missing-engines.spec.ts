import { test } from './engine-test.ts';
import { engines } from './find-engines.ts';

// Runs instead of all other tests for a missing engine: skipped on a laptop, a failure in continuous integration.
test('the engine is here', ({ engineName }) => {
  const packages = engines.find(({ name }) => name === engineName)?.packages.join(' ') ?? '';
  const message = `${engineName} is not installed: apt-get install ${packages}`;
  test.skip(!process.env['CI'], message); // a laptop need not have every engine
  throw new Error(message);
});
