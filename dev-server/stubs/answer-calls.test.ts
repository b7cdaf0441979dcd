import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { type Files, openSampleSite } from '../../tests/setup/sample-site.ts';

describe('the stubs', () => {
  it('answer a slideshow from the fixtures', async () => {
    const response = await request(openSampleSite().app).get('/en-us/slideshow/home').expect(200);
    expect(response.body).toEqual({ slides: [{ id: 'one', headline: 'One' }] });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('compress long answers', async () => {
    const slides = Array.from({ length: 100 }, (_, place) => ({ id: `slide-${place}` }));
    const { app } = openSampleSite(
      {},
      { 'fixtures/answers/slideshow/home.json': JSON.stringify({ slides }) },
    );
    const response = await request(app)
      .get('/en-us/slideshow/home')
      .set('Accept-Encoding', 'gzip, br')
      .expect(200);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).toEqual({ slides });
  });

  it.each([
    '/en-us/slideshow/none',
    '/en-us/slideshow/..%2f..%2fpages%2fsite',
    '/de/slideshow/%00',
  ])('know no slideshow of another name: %s', async (address) => {
    const response = await request(openSampleSite().app).get(address);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toContain('Sample');
  });

  it('answer a slideshow of an unknown name with JSON', async () => {
    const response = await request(openSampleSite().app).get('/en-us/slideshow/none').expect(404);
    expect(response.body).toEqual({ message: 'There is no slideshow "none".' });
  });

  it.each([
    ['jo@example.org', true],
    ['jo', false],
    ['', false],
  ])('accept an address and refuse a word: %s', async (email, isAccepted) => {
    const { app } = openSampleSite();
    const response = await request(app).post('/en-us/signup').send({ email }).expect(200);
    expect(response.body).toMatchObject({ IsSuccessStatusCode: isAccepted });
  });

  it('answer a form that went without a script with a page', async () => {
    const { app } = openSampleSite();
    const response = await request(app)
      .post('/en-us/signup')
      .type('form')
      .send({ email: 'jo@example.org' })
      .expect(200);
    expect(response.text).toContain('<p>Thank you.</p>');
  });

  it('answer such a form with a page in a scenario without a message, too', async () => {
    const visitor = request.agent(openSampleSite().app);
    await visitor.get('/?scenario=html');
    const response = await visitor.post('/en-us/signup').type('form').send('email=jo@example.org');
    expect(response.text).toContain('The newsletter could not answer.');
  });

  it('search what the fixtures hold, a page at a time', async () => {
    const { app } = openSampleSite(
      {},
      {
        'fixtures/pages/home.json':
          '{"title":"Home","address":"/","description":"Of foxes & hens.","files":[{"docName":"Fox report","docType":"Report"}],"funds":[{"name":"Fox fund","shareClasses":[{"shareClass":"A"}]}]}',
      },
    );
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

  describe('that throw', () => {
    const broken: Files = { 'fixtures/answers/slideshow/home.json': '{\n  "slides": [}\n' };
    const sentence = 'fixtures/answers/slideshow/home.json:2:14: this is no JSON; expected a value';
    it('answer with 500, and the place of the mistake', async () => {
      const { app, logged } = openSampleSite({ isDevelopment: true }, broken);
      const response = await request(app).get('/en-us/slideshow/home').expect(500);
      const { message } = response.body as { message: string };
      expect(message).toContain(`slideshow: ${sentence}`);
      expect(logged.join()).toContain(sentence);
    });

    it('tell no visitor of the built files', async () => {
      const { app, logged } = openSampleSite({}, broken);
      const response = await request(app).get('/en-us/slideshow/home').expect(500);
      expect(response.body).toEqual({ message: 'slideshow: the stub could not answer.' });
      expect(logged.join()).toContain(sentence);
    });
  });

  it('refuse a body that is longer than any call with a sentence', async () => {
    const { app } = openSampleSite();
    const email = 'x'.repeat(1024 * 1024);
    const response = await request(app).post('/en-us/signup').send({ email }).expect(413);
    expect((response.body as { message: string }).message).toContain('longer than any');
  });

  it('refuse a cut body with a sentence', async () => {
    const { app } = openSampleSite();
    const response = await request(app)
      .post('/en-us/signup')
      .type('json')
      .send('{"email":')
      .expect(400);
    expect(response.body).toEqual({
      message: 'The body of the request is not the JSON it says it is.',
    });
  });
});
