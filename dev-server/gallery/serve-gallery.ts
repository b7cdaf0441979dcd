import { type Request, type Response, Router } from 'express';
import { isScenario, scenarios } from '../../fixtures/scenario-names.ts';
import { makePolicy } from '../security/headers.ts';
import { type RenderPage } from '../pages/page-renderer.ts';
import { type PageData, readSite } from '../../tools/catalogue/page-fixtures.ts';
import { serveModules } from '../assets/serve-modules.ts';
import { answerCalls, type StubOptions } from '../stubs/answer-calls.ts';
import { serveCheck } from './check/serve-check.ts';
import { writeSample } from '../../tools/catalogue/sample-html.ts';
import { readThemeData } from './gallery-theme.ts';
import { listDocuments, readDocument } from '../../tools/catalogue/read-document.ts';
import { writeMountPoint } from '../../tools/catalogue/mount-point-html.ts';
import { readWidget, readWidgets } from '../../tools/catalogue/read-widgets.ts';
import { listWidgetNames } from '../../tools/catalogue/widget-modules.ts';
import { renderMarkdown, renderSentence } from '../../tools/catalogue/render-markdown.ts';
import { listStates } from '../../tools/catalogue/states.ts';

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
    const html = renderPage(request, `development/${name}`, {
      ...data,
      ...readThemeData(request),
      site: readSite(fixturesFolder),
    });
    const policy = makePolicy({ isLive, framesOwn: true });
    response.type('html').set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    response.send(html);
  };
  const findWidget = async (name: unknown) =>
    typeof name === 'string' && listWidgetNames().includes(name) ? readWidget(name) : undefined;

  router.get('/', async (request, response) => {
    const widgets = await readWidgets();
    send(request, response, 'gallery', {
      title: 'Gallery',
      description: 'Pages, widgets and scenarios of the development server.',
      pages: [...listPages()].map(([address, name]) => ({ address, name })),
      widgets: widgets.map(({ contract: { name }, docs: { summary }, examples }) => ({
        name,
        summary: renderSentence(summary),
        count: `${examples.length} ${examples.length === 1 ? 'example' : 'examples'}`,
      })),
      documents: listDocuments(),
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
    const html = new Map<string, string>();
    for (const example of widget.examples) {
      html.set(example.name, await writeSample(widget.contract, example));
    }
    send(request, response, 'widget', {
      title: name,
      description: widget.docs.summary.replaceAll('`', ''),
      summary: renderSentence(widget.docs.summary),
      states: listStates(widget).map(({ example, scenario, dir, ...state }) => ({
        ...state,
        address: `/_dev/widgets/${name}/${example}?scenario=${scenario}&dir=${dir}${themeParameter}`,
        html: html.get(example),
      })),
      reference: renderMarkdown(readDocument(`widgets/${name}/README.md`) ?? ''),
    });
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
      title: `${widget.contract.name}: ${example.name}`,
      description: example.doc,
      base: `/_dev/stubs/${isScenario(scenario) ? scenario : 'normal'}/`,
      mountPoint: writeMountPoint(widget.contract, example),
    });
  });

  const sendDocument = (request: Request, response: Response, text: string): void => {
    send(request, response, 'document', {
      title: /^# (.+)$/m.exec(text)?.[1] ?? 'Document',
      description: 'A document of the project.',
      document: renderMarkdown(text),
    });
  };

  router.get('/widgets', (request, response) => {
    sendDocument(request, response, readDocument('widgets/README.md') ?? '');
  });

  router.get('/docs/:name', (request, response, next) => {
    const { name } = request.params;
    const text = /^[a-z-]+$/.test(name) ? readDocument(`docs/${name}.md`) : undefined;
    if (text === undefined) next();
    else sendDocument(request, response, text);
  });

  router.use('/client', serveModules('dev-server/gallery/client'));
  router.use('/check', serveCheck({ ...options, send }));

  for (const scenario of scenarios) {
    router.use(`/stubs/${scenario}`, answerCalls({ ...options, readScenario: () => scenario }));
  }
  return router;
}
