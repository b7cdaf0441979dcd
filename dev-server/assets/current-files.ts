import { type RequestHandler } from 'express';
import { readFileSync } from 'node:fs';
import { bundle } from '../build/bundle.ts';
import { isFresh, readNewestChange } from '../build/freshness.ts';
import { projectPath } from '../project.ts';

type Files = ReadonlyMap<string, Buffer>;

const places = {
  'widgets.js': 'widgets.js',
  'widgets.css': 'widgets.css',
  'inspector.js': 'inspector/inspector.js',
  'site.css': 'site/site.css',
  'development.css': 'site/development.css',
};

async function build(): Promise<Files> {
  const modes = ['production', 'inspector', 'site'] as const;
  const bundles = await Promise.all(modes.map((mode) => bundle({ mode })));
  return new Map(bundles.flatMap(({ files }) => files.map(({ name, bytes }) => [name, bytes])));
}

let latest: { readonly change: number; readonly files: Promise<Files> } | undefined;

/** From `dist` if it is fresh, else built in memory. */
function readFiles(): Promise<Files> {
  if (isFresh()) {
    const read = (place: string) => readFileSync(projectPath(`dist/${place}`));
    return Promise.resolve(
      new Map(Object.entries(places).map(([name, place]) => [name, read(place)])),
    );
  }
  const change = readNewestChange();
  if (latest?.change !== change) latest = { change, files: build() };
  return latest.files;
}

/** Serves the built files as the sources are now, for pages of other servers and the check's frame. */
export const serveCurrentFiles: RequestHandler = async (request, response, next) => {
  const name = /\/([\w.]+)$/.exec(request.path)?.[1] ?? '';
  const bytes = Object.hasOwn(places, name) ? (await readFiles()).get(name) : undefined;
  if (bytes === undefined) {
    next();
    return;
  }
  response.type(name).set('Cache-Control', 'no-cache').send(bytes);
};
