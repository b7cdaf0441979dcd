import { type IncomingMessage } from 'node:http';
import { json } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, slides, test } from '../support/test.ts';

// The unit tests check the client against SPEC 7 with all of axios; the script contains less of it.

test('the built script sends its calls as the specification has them', async ({
  page,
  startCms,
  watch,
}) => {
  const requests: IncomingMessage[] = [];
  const bodies: Promise<string>[] = [];
  const keep = (answer: ReturnType<typeof json>) => (request: IncomingMessage) => {
    requests.push(request);
    bodies.push(
      new Promise((resolve) => {
        let text = '';
        request.on('data', (chunk) => (text += String(chunk)));
        request.on('end', () => {
          resolve(text);
        });
      }),
    );
    return answer;
  };
  const found = json({ Items: [{ Title: 'One' }], PageIndex: 1, TotalItemCount: 1 });
  const { body } = makePage(linkTag + scriptTag);
  const search = '<div id="q" data-widget="tabbed-search" data-search-text="a b&amp;c"></div>';
  const cms = await startCms({
    'GET /': { body: body.replace('</main>', `${search}</main>`) },
    'GET /en-us/slideshow/home': keep(slides),
    'GET /en-us/search': keep(found),
    'POST /en-us/signup': keep(json({ IsSuccessStatusCode: true, message: 'Please confirm.' })),
  });
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'token', url: cms.url }]);
  await page.goto(cms.url);
  await whenReady(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill('reader@pension.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please confirm.')).toBeVisible();

  const of = (path: string) => {
    const index = requests.findIndex(({ url }) => url?.startsWith(path));
    const request = requests[index];
    if (request === undefined) throw new Error(`There was no call of ${path}.`);
    return { ...request.headers, url: request.url, method: request.method, text: bodies[index] };
  };
  const slideshow = of('/en-us/slideshow');
  expect(slideshow).toMatchObject({ accept: 'application/json', 'x-xsrf-token': 'token' });
  expect(slideshow['content-type']).toBeUndefined();
  expect(of('/en-us/search')).toMatchObject({
    url: '/en-us/search?searchtext=a+b%26c&searchtype=&page=1&pagesize=10',
    'content-type': 'application/json',
  });
  const signup = of('/en-us/signup');
  expect(signup).toMatchObject({ method: 'POST', 'content-type': 'application/json' });
  expect(await signup.text).toBe('{"email":"reader@pension.example"}');
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});
