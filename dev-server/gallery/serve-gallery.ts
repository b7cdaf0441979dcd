import { type Request, type Response, Router } from 'express';
import { isScenario, scenarios } from '../../fixtures/scenario-names.ts';
import {
  makeDocumentData,
  makeExampleData,
  makeIndexData,
  makeWidgetData,
} from '../../tools/gallery/gallery-data.ts';
import { makePolicy } from '../../tools/render/page-policy.ts';
import { type PageData, readSite } from '../../tools/render/page-fixtures.ts';
import { listWidgetNames, readWidget, readWidgets } from '../../tools/read-widgets.ts';
import { type GalleryAddresses } from '../../tools/gallery/render-markdown.ts';
import { type GalleryState, listStates } from '../../tools/gallery/states.ts';
import { serveModules } from '../assets/serve-modules.ts';
import { type RenderPage } from '../pages/page-renderer.ts';
import { answerCalls, type StubOptions } from '../stubs/answer-calls.ts';
import { serveCheck } from './check/serve-check.ts';
import { readThemeData } from './gallery-theme.ts';

interface GalleryOptions extends StubOptions {
  readonly renderPage: RenderPage;
  readonly listPages: () => ReadonlyMap<string, string>;
  readonly isLive: boolean;
}

/** Answers `/_dev`, generated from pages, contracts and examples; each state is a page in a frame. */
export function serveGallery(options: GalleryOptions): Router {
  const { renderPage, fixturesFolder, listPages, isLive } = options;
  const router = Router();

  const send = (request: Request, response: Response, name: string, data: PageData): void => {
    const { theme, themeQuery } = readThemeData(request);
    const html = renderPage(request, `development/${name}`, {
      end: 'Development',
      favicon: '/assets/favicon.svg',
      client: `/_dev/client/${name === 'check' ? 'check-by-server' : 'gallery'}.ts`,
      links: [
        { label: 'Site', address: '/' },
        { label: 'Gallery', address: `/_dev${themeQuery}` },
        { label: 'Check', address: '/_dev/check' },
      ],
      theme,
      ...data,
      site: readSite(fixturesFolder),
    });
    const policy = makePolicy({ isLive, framesOwn: true });
    response.type('html').set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    response.send(html);
  };
  const findWidget = async (name: unknown) =>
    typeof name === 'string' && listWidgetNames().includes(name) ? readWidget(name) : undefined;
  const findAddresses = (request: Request): GalleryAddresses => {
    const { themeQuery } = readThemeData(request);
    return {
      widget: (name) => `/_dev/widgets/${name}${themeQuery}`,
      document: (name) => `/_dev/docs/${name}`,
      file: (path) => `/${path}`,
    };
  };

  router.get('/', async (request, response) => {
    send(request, response, 'gallery', {
      ...makeIndexData(await readWidgets(), findAddresses(request)),
      title: 'Gallery',
      pages: [...listPages()].map(([address, name]) => ({ address, name })),
      scenarios,
    });
  });

  router.get('/widgets/:widget', async (request, response, next) => {
    const widget = await findWidget(request.params.widget);
    if (widget === undefined) {
      next();
      return;
    }
    const { name } = widget.contract;
    const { themeParameter } = readThemeData(request);
    const toAddress = ({ example, scenario, dir }: GalleryState) =>
      `/_dev/widgets/${name}/${example}?scenario=${scenario}&dir=${dir}${themeParameter}`;
    const addresses = findAddresses(request);
    const data = makeWidgetData(widget, listStates(widget), toAddress, addresses);
    send(request, response, 'widget', data);
  });

  router.get('/widgets/:widget/:example', async (request, response, next) => {
    const widget = await findWidget(request.params.widget);
    const example = widget?.examples.find(({ name }) => name === request.params.example);
    if (widget === undefined || example === undefined) {
      next();
      return;
    }
    const { scenario } = request.query;
    send(request, response, 'example', {
      ...makeExampleData(widget.contract, example),
      base: `/_dev/stubs/${isScenario(scenario) ? scenario : 'normal'}/`,
    });
  });

  router.get('/docs/:name', (request, response, next) => {
    const data = makeDocumentData(request.params.name, findAddresses(request));
    if (data === undefined) next();
    else send(request, response, 'document', data);
  });

  router.use('/client', serveModules('tools/gallery/client'));
  router.use('/check', serveCheck({ ...options, send }));

  for (const scenario of scenarios) {
    router.use(`/stubs/${scenario}`, answerCalls({ ...options, readScenario: () => scenario }));
  }
  return router;
}
