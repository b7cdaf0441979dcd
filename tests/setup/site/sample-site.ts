import { join } from 'node:path';
import { type AppOptions, createApp } from '../../../dev-server/app.ts';
import { type Files, writeFiles } from './write-files.ts';

/** A site of three pages, the minimum that the server needs. */
const sampleFiles: Files = {
  'templates/layouts/site.hbs':
    '<html lang="{{page.culture}}"><title>{{title}}</title>{{> @partial-block}}</html>',
  'templates/pages/home.hbs': '{{#> layouts/site}}<h1>{{site.firm}}</h1>{{/layouts/site}}',
  'templates/pages/market-overview/live.hbs':
    '{{#> layouts/site}}<p>{{page.address}}</p>{{/layouts/site}}',
  'templates/pages/login.hbs':
    '{{#> layouts/site}}<input value="{{page.requestVerificationToken}}">{{/layouts/site}}',
  'templates/pages/message.hbs': '{{#> layouts/site}}<p>{{text}}</p>{{/layouts/site}}',
  'templates/pages/not-found.hbs': '{{#> layouts/site}}<p>nothing here</p>{{/layouts/site}}',
  'templates/pages/without-fixture.hbs': 'never shown',
  'templates/assets/icons/menu.svg': '<svg class="x" width="24"><path d="M0 0" /></svg>',
  'templates/assets/fonts/sample.woff2': 'font',
  'templates/assets/film.mp4': '0123456789',
  'fixtures/pages/site.json': '{"firm":"Sample & Sons"}',
  'fixtures/pages/home.json': '{"title":"Home"}',
  'fixtures/pages/market-overview/live.json': '{"title":"Live"}',
  'fixtures/pages/login.json': '{"title":"Log in"}',
  'fixtures/pages/not-found.json': '{"title":"Not found"}',
  'fixtures/answers/slideshow/home.json': '{"slides":[{"id":"one","headline":"One"}]}',
  'fixtures/answers/signup/accepted.json': '{"IsSuccessStatusCode":true,"message":"Thank you."}',
  'fixtures/answers/signup/refused.json': '{"IsSuccessStatusCode":false,"message":"No address."}',
  'dist/widgets.js': `/* ${'x'.repeat(2000)} */`,
  'dist/widgets.css': '.pmw { color: red; }',
  'dist/site/site.css': '.a { color: red; }',
  'dist/manifest.json': '{}',
};

/** The sample site on a server without a port. `files` are added, or replace those of the sample. */
export function openSampleSite(options: Partial<AppOptions> = {}, files: Files = {}) {
  const folder = writeFiles({ ...sampleFiles, ...files });
  const logged: string[] = [];
  const printed: string[] = [];
  const app = createApp({
    distFolder: join(folder, 'dist'),
    isDevelopment: false,
    templatesFolder: join(folder, 'templates'),
    fixturesFolder: join(folder, 'fixtures'),
    log: (message) => logged.push(message),
    print: (line) => printed.push(line),
    ...options,
  });
  return { app, folder, logged, printed };
}
