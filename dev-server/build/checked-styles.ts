import postcss, { CssSyntaxError } from 'postcss';
import { type ErrorPayload, type Plugin, type ViteDevServer } from 'vite';

type OverlayError = ErrorPayload['err'];

function describe(error: CssSyntaxError, file: string): OverlayError {
  const { reason, line = 1, column = 1 } = error;
  return {
    message: `${reason}. This stylesheet is left as it was; the others are not touched.`,
    stack: '',
    id: file,
    frame: error.showSourceCode(false),
    plugin: 'pmw-checked-styles',
    loc: { file, line, column },
  };
}

/**
 * Reports the file and the line of a stylesheet that cannot be parsed, such as one with an open brace: a
 * browser would take every later rule for nested. The build fails; in development the page keeps the previous
 * version of that sheet, and Vite's overlay shows the error until it is fixed.
 */
export function checkedStyles(): Plugin {
  const lastGood = new Map<string, string>();
  const broken = new Map<string, OverlayError>();
  let server: ViteDevServer | undefined;
  return {
    name: 'pmw-checked-styles',
    enforce: 'pre',
    configureServer(started) {
      server = started;
      // A page that is loaded later is told too.
      started.ws.on('connection', () => {
        for (const err of broken.values()) started.ws.send({ type: 'error', err });
      });
    },
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code, id) {
        const file = id.replace(/\?[^]*/, '');
        try {
          postcss.parse(code, { from: file });
        } catch (error) {
          if (!(error instanceof CssSyntaxError)) throw error;
          const err = describe(error, file);
          if (server === undefined) this.error({ message: error.message, id: file });
          if (!broken.has(file)) server.config.logger.error(error.message);
          broken.set(file, err);
          server.ws.send({ type: 'error', err });
          return { code: lastGood.get(file) ?? '', map: null };
        }
        broken.delete(file);
        lastGood.set(file, code);
        return null;
      },
    },
  };
}
