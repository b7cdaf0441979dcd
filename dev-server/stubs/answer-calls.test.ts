import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/site/sample-site.ts';
import { type Files } from '../../tests/setup/site/write-files.ts';

const slideshow = '/en-us/slideshow/home';
const signup = '/en-us/signup';

describe('the stubs', () => {
  it('answer a slideshow from the fixtures', async () => {
    const response = await request(openSampleSite().app).get(slideshow).expect(200);
    expect(response.body).toEqual({ slides: [{ id: 'one', headline: 'One' }] });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('know no slideshow of another name', async () => {
    const { app } = openSampleSite();
    const unknown = await request(app).get('/en-us/slideshow/none').expect(404);
    expect(unknown.body).toEqual({ message: 'There is no slideshow "none".' });
    for (const name of ['..%2f..%2fpages%2fsite', '%00']) {
      const response = await request(app).get(`/de/slideshow/${name}`);
      expect([400, 404]).toContain(response.status);
      expect(response.text).not.toContain('Sample');
    }
  });

  it.each([
    ['normal', '<p>Thank you.</p>'],
    ['html', 'The newsletter could not answer.'],
  ])('answer a form that went without a script with a page: %s', async (scenario, text) => {
    const visitor = request.agent(openSampleSite().app);
    await visitor.get(`/?scenario=${scenario}`);
    const response = await visitor.post(signup).type('form').send('email=jo@example.org');
    expect(response.text).toContain(text);
  });

  it('search what the fixtures hold, a page at a time', async () => {
    const home = {
      ...{ title: 'Home', address: '/', description: 'Of foxes & hens.' },
      files: [{ docName: 'Fox report', docType: 'Report' }],
      funds: [{ name: 'Fox fund', shareClasses: [{ shareClass: 'A' }] }],
    };
    const { app } = openSampleSite({}, { 'fixtures/pages/home.json': JSON.stringify(home) });
    const search = async (query: string): Promise<unknown> =>
      (await request(app).get(`/en-us/search?${query}`).expect(200)).body;
    expect(await search('searchtext=fox&page=2&pagesize=2')).toMatchObject({
      PageIndex: 2,
      TotalItemCount: 3,
      Items: [expect.anything()],
    });
    expect(await search('searchtext=hens')).toMatchObject({
      Items: [{ Title: 'Home', Description: 'Of foxes &amp; hens.', Link: '/' }],
    });
    expect(await search('searchtext=fox&searchtype=documents')).toMatchObject({
      PageIndex: 1,
      TotalItemCount: 1,
      Items: [{ Title: 'Fox report', Subtitle: 'Report', Link: '/' }],
    });
    expect(await search('searchtext=fox&searchtype=funds')).toMatchObject({
      Items: [{ Title: 'Fox fund', Description: 'A' }],
    });
    expect(await search('searchtext=')).toMatchObject({ Items: [], TotalItemCount: 0 });
  });

  it('search for a culture without a region, also where a page has the address', async () => {
    const { app } = openSampleSite(
      {},
      {
        'templates/pages/search.hbs': '<h1>{{title}}</h1>',
        'fixtures/pages/search.json': '{"title":"Search"}',
        'fixtures/pages/de/search.json': '{"title":"Suche"}',
      },
    );
    const page = await request(app).get('/de/search').expect(200);
    expect(page.text).toContain('<h1>Suche</h1>');
    for (const path of ['/de/search?searchtext=a', '/fr/search?searchtext=a']) {
      const response = await request(app).get(path).set('Accept', 'application/json').expect(200);
      expect(response.body).toMatchObject({ Items: [] });
    }
    await request(app).get('/fr/search').expect(200).expect('Content-Type', /json/);
  });

  const sentence = 'fixtures/answers/slideshow/home.json:2:14: this is no JSON; expected a value';

  it.each([
    [true, `slideshow: ${sentence}`],
    [false, 'slideshow: the stub could not answer.'],
  ])('that throw say where the mistake is in development: %s', async (isDevelopment, told) => {
    const broken: Files = { 'fixtures/answers/slideshow/home.json': '{\n  "slides": [}\n' };
    const { app, logged } = openSampleSite({ isDevelopment }, broken);
    const response = await request(app).get(slideshow).expect(500);
    const { message } = response.body as { message: string };
    expect(message).toContain(told);
    expect(message.includes(sentence)).toBe(isDevelopment);
    expect(logged.join()).toContain(sentence);
  });

  it.each([
    [413, `{"email":"${'x'.repeat(1024 * 1024)}"}`, 'longer than any'],
    [400, '{"email":', 'The body of the request is not the JSON it says it is.'],
  ])('refuse a body with a sentence: %i', async (status, body, told) => {
    const { app } = openSampleSite();
    const response = await request(app).post(signup).type('json').send(body).expect(status);
    expect((response.body as { message: string }).message).toContain(told);
  });
});
