import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/sample-site.ts';

describe('the script of the development bar', () => {
  it('comes as modules without types, whose imports are there', async () => {
    const { app } = openSampleSite({ isDevelopment: true });
    const names = ['start-panel.ts'];
    for (const name of names) {
      const response = await request(app).get(`/_dev/panel/${name}`).expect(200);
      expect(response.headers['content-type']).toMatch(/^text\/javascript/);
      expect(response.text).not.toMatch(/interface |: string/);
      const imported = [...response.text.matchAll(/from ['"]\.\/(.+?)['"]/g)];
      for (const [, next = ''] of imported) if (!names.includes(next)) names.push(next);
    }
    expect(names).toContain('incident-log.ts');
  });

  it.each(['/', '/none.ts', '/incident-log', '/../serve-panel.ts', '/%2e%2e%2fserve-panel.ts'])(
    'is all that is served: %s',
    async (address) => {
      const { app } = openSampleSite({ isDevelopment: true });
      const response = await request(app).get(`/_dev/panel${address}`);
      expect([400, 404]).toContain(response.status);
    },
  );

  it('is not there in production', async () => {
    await request(openSampleSite().app).get('/_dev/panel/start-panel.ts').expect(404);
  });
});
