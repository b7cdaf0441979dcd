import { type Express } from 'express';
import { createServer } from 'node:http';
import request from 'supertest';
import { type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { openVite } from './open-vite.ts';
import { projectPath } from '../tools/project.ts';

/** As a browser asks for a file: its path may have spaces. */
const fsPath = (path: string) => `/@fs${encodeURI(projectPath(path))}`;

/** Addresses at which nothing of the rest of the project may be found. */
const refused = `
  ${fsPath('package.json')} ${fsPath('dev-server/app.ts')}
  ${fsPath('fixtures/scenarios.ts')}?raw ${fsPath('mount')}/../package.json?import&raw
  /@fs/etc/passwd /@fs/etc/passwd?raw?? /package.json /../package.json /package.json?raw
  /package.json?import /dev-server/app.ts /dev-server/app.ts?import /dev-server/app.ts?raw
  /dev-server/app.ts?url&raw /dev-server/stubs/answer-calls.ts
  /dev-server/../dev-server/stubs/answer-calls.ts?import&raw /vite.config.ts /fixtures/scenarios.ts
  /fixtures/pages/site.json?import /tests/setup/run-all.ts /.npmrc /README.md /.env`;

describe('the site in development', () => {
  let app: Express;
  let vite: ViteDevServer;

  beforeAll(async () => {
    vite = await openVite({ server: createServer(), allowedHosts: [], mode: 'test' });
    // As the development server does: Vite has loaded the server's own modules.
    await vite.ssrLoadModule(projectPath('dev-server/app.ts'));
    app = createApp({ vite, isDevelopment: true });
  });

  afterAll(() => vite.close());

  it('includes the sources as a module, with the options of the script on its tag', async () => {
    const { text, headers } = await request(app).get('/news').expect(200);
    expect(text).toContain('<script type="module" src="/mount/main.ts" data-culture="en-US"');
    expect(text).not.toMatch(/\/widgets\.(?:js|css)/);
    expect(text).not.toMatch(/<script(?![^>]*(?: src=|json))/);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    const entry = await request(app).get('/mount/main.ts').expect(200);
    expect(entry.headers['content-type']).toContain('javascript');
  });

  const styles = ['/templates/styles/site.css', '/templates/styles/development.css'];
  it.each(styles)('includes the pages’ own stylesheets from their sources: %s', async (address) => {
    const { text, headers } = await request(app).get(address).set('Accept', 'text/css');
    expect(headers['content-type']).toContain('text/css');
    expect(text).not.toContain('@import');
  });

  it.each(refused.trim().split(/\s+/))('gives nothing away at %s', async (address) => {
    // Vite logs each refusal; here refusals are expected.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const response = await request(app).get(address);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/"devDependencies"|createApp|answerCall|root:/);
  });

  it('is refused to a foreign host before Vite is asked', async () => {
    for (const address of ['/mount/main.ts', '/@vite/client']) {
      const response = await request(app).get(address).set('Host', 'evil.example').expect(403);
      expect(response.text).toContain('is not served here');
    }
  });
});
