import { setupServer } from 'msw/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Scenario } from '../../fixtures/scenario-names.ts';
import { makeStubHandlers } from './msw-stubs.ts';

/** Installs the stubs of a scenario on the network of a test. */
function listen(scenario?: Scenario): void {
  const server = setupServer(...makeStubHandlers(scenario));
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => {
    server.close();
  });
}

const origin = 'http://site.example';

describe('the stubs at the network of a test', () => {
  it('answer as those of the development server', async () => {
    listen();
    const slideshow = await fetch(`${origin}/en-us/slideshow/home`);
    expect(await slideshow.json()).toHaveProperty('slides');
    const body = JSON.stringify({ email: 'jo@example.org' });
    const signup = await fetch(`${origin}/en-us/signup`, { method: 'POST', body });
    expect(await signup.json()).toMatchObject({ IsSuccessStatusCode: true });
  });

  it('play a scenario', async () => {
    listen('error');
    expect((await fetch(`${origin}/en-us/slideshow/home`)).status).toBe(500);
  });

  it('leave everything else alone', async () => {
    listen();
    await expect(fetch(`${origin}/en-us/other`)).rejects.toThrow();
  });
});
