import { serveModules } from '../assets/serve-modules.ts';

/** Serves the script of the development bar. */
export const servePanel = serveModules('dev-server/panel/client');
