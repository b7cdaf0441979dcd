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
    widgets = await openLiveWidgets({ server, allowedHosts: [], mode: 'test' });
    app = createApp({ widgets, isDevelopment: true });
  }, 30_000);

  afterAll(() => widgets.close());

  it('are loaded by a classic script that opens the door to the modules', async () => {
    const { text } = await request(app).get('/assets/widgets.js').expect(200);
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('load("/mount/main.ts")');
    const entry = await request(app).get('/mount/main.ts').expect(200);
    expect(entry.headers['content-type']).toContain('javascript');
  });

  it('have a stylesheet that imports those of the sources, the shared ones first', async () => {
    const { text } = await request(app).get('/assets/widgets.css').expect(200);
    const addresses = [...text.matchAll(/@import url\("([^"]+)"\);/g)].map(([, url = '']) => url);
    const paths = addresses.map((address) => address.replace(/\?.*$/, ''));
    expect(paths[0]).toBe('/shared/styles/tokens.css');
    const isShared = paths.map((path) => path.startsWith('/shared/'));
    expect(isShared.lastIndexOf(true)).toBeLessThan(isShared.indexOf(false));
    expect(paths.at(-1)).toMatch(/^\/widgets\/video\//);
    const tokens = await request(app)
      .get(addresses[0] ?? '')
      .expect(200);
    expect(tokens.headers['content-type']).toContain('text/css');
    expect(tokens.text).toMatch(new RegExp(`--pmw-version: ['"]${readVersion()}['"]`));
  });

  it.each([
    ['/assets/site.css', '/templates/styles/fonts.css'],
    ['/assets/development.css', '/templates/styles/development/bar.css'],
  ])('come with the pages’ own stylesheets: %s', async (address, first) => {
    const { text } = await request(app).get(address).expect(200);
    expect(text).toContain(`@import url("${first}?direct&t=`);
    const sheet = await request(app).get(`${first}?direct`).expect(200);
    expect(sheet.headers['content-type']).toContain('text/css');
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
    '/dev-server/app.ts?import',
    '/vite.config.ts',
    '/package.json?raw',
    '/package.json?import',
    '/fixtures/scenarios.ts',
    '/fixtures/pages/site.json?import',
    '/tests/setup/run-all.ts',
    '/.npmrc',
    '/README.md',
    '/.env',
  ])('give nothing of the rest of the project away: %s', async (address) => {
    // Vite logs each refusal; here refusals are expected.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const response = await request(app).get(address);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/"devDependencies"|createApp|answerCall|root:/);
  });

  it('are refused to a foreign host before Vite is asked', async () => {
    for (const address of ['/mount/main.ts', '/@vite/client']) {
      const response = await request(app).get(address).set('Host', 'evil.example').expect(403);
      expect(response.text).toContain('is not served here');
    }
  });

  it('come with stubs that are read through Vite, so that their changes show', async () => {
    await request(app).post('/en-us/signup').send({ email: 'jo@example.org' }).expect(200);
    const { loadModule, loadScenarios } = widgets;
    expect(await loadScenarios()).toBe(await loadModule(projectPath('fixtures/scenarios.ts')));
  });

  it('are read again after every step in which an editor saves a file', async () => {
    const file = join(writeFiles({ 'stub.ts': "export const says: string = 'first';" }), 'stub.ts');
    const waitFor = (says: string) =>
      vi.waitFor(
        async () => {
          expect(await widgets.loadModule(file)).toMatchObject({ says });
        },
        // The next step comes as soon as this one has been read.
        { timeout: 10_000, interval: 1 },
      );
    await waitFor('first');
    for (const says of ['half', 'whole']) {
      writeFileSync(file, `export const says: string = '${says}';`);
      await waitFor(says);
    }
  });
});
