import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Script } from 'node:vm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Express } from 'express';
import { createApp } from '../app.ts';
import { openLiveWidgets } from './live-widgets.ts';
import { projectPath, readVersion } from '../project.ts';
import { writeFiles } from '../../tests/setup/sample-site.ts';

describe('the widgets in development', { timeout: 30_000 }, () => {
  let app: Express;
  let widgets: Awaited<ReturnType<typeof openLiveWidgets>>;

  beforeAll(async () => {
    const server = createServer();
    widgets = await openLiveWidgets({ server, allowedHosts: [] });
    app = createApp({ widgets, isDevelopment: true });
  }, 30_000);

  afterAll(() => widgets.close());

  it('are loaded by a classic script that opens the door to the modules', async () => {
    const { text } = await request(app).get('/assets/widgets.js').expect(200);
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain("load('/main.ts')");
    const entry = await request(app).get('/main.ts').expect(200);
    expect(entry.headers['content-type']).toContain('javascript');
  });

  it('have one stylesheet with the version in it', async () => {
    const { text } = await request(app).get('/assets/widgets.css').expect(200);
    expect(text).toMatch(new RegExp(`--pmw-version: ['"]${readVersion()}['"]`));
  });

  it.each([
    `/@fs${projectPath('package.json')}`,
    `/@fs${projectPath('dev-server/app.ts')}`,
    `/@fs${projectPath('fixtures/scenarios.ts')}?raw`,
    `/@fs${projectPath('mount')}/../package.json?import&raw`,
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw??',
    '/package.json',
    '/../package.json',
    '/dev-server/app.ts',
    '/.env',
  ])('give nothing of the rest of the project away: %s', async (address) => {
    // Vite reports each refusal; here they are what is wanted.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const response = await request(app).get(address);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/"devDependencies"|createApp|answerCall|root:/);
  });

  it('are refused to a foreign host before Vite is asked', async () => {
    for (const address of ['/main.ts', '/@vite/client']) {
      const response = await request(app).get(address).set('Host', 'evil.example').expect(403);
      expect(response.text).toContain('is not served here');
    }
  });

  it('come with stubs that are read through Vite, so that their changes show', async () => {
    await request(app).post('/en-us/signup').send({ email: 'jo@example.org' }).expect(200);
    const { loadModule, loadScenarios } = widgets;
    expect(await loadScenarios()).toBe(await loadModule(projectPath('fixtures/scenarios.ts')));
    const file = join(writeFiles({ 'stub.ts': "export const says: string = 'first';" }), 'stub.ts');
    expect(await loadModule(file)).toMatchObject({ says: 'first' });
    writeFileSync(file, "export const says: string = 'second';");
    await vi.waitFor(
      async () => {
        expect(await loadModule(file)).toMatchObject({ says: 'second' });
      },
      { timeout: 10_000 },
    );
  });
});
