import { type LiveSheet } from './live-styles.ts';

interface LoaderOptions {
  /** Allows the styles that Vite's client and its error overlay bring. */
  readonly styleNonce: string;
  /** Whether type errors are shown on the page. */
  readonly hasChecker: boolean;
  /** The address of the module that starts the widgets. */
  readonly entry: string;
  /** The stylesheets that the modules import, in order. */
  readonly sheets: readonly LiveSheet[];
}

/**
 * The script of development: classic like the built one, so that pages include both alike, and only a
 * door to the modules. A module has no `document.currentScript`; the door hands its tag on.
 *
 * In the place of the one linked stylesheet it links each that the modules import, under the name by
 * which Vite's client knows it: the client then brings none of them a second time, and puts a changed one
 * in its own place in the cascade.
 *
 * After a restart the client waits for the server in a worker made of a string, which the policy forbids;
 * where there are no workers it waits by itself.
 */
export function writeLoader({ styleNonce, hasChecker, entry, sheets }: LoaderOptions): string {
  return `(() => {
  const script = document.currentScript;
  window.pmwOwnScript = script;
  const toAddress = (path) => new URL(path, script.src).href;
  const load = (path) => import(toAddress(path));

  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = ${JSON.stringify(styleNonce)};
  document.head.append(meta);
  Object.defineProperty(window, 'SharedWorker', { value: undefined });

  const divideStylesheet = () => {
    const { pathname } = new URL('widgets.css', script.src);
    const all = [...document.querySelectorAll('link[rel~="stylesheet"]')];
    const whole = all.find(({ href }) => URL.canParse(href) && new URL(href).pathname === pathname);
    if (whole === undefined) return;
    const links = ${JSON.stringify(sheets)}.map(({ id, address }) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = toAddress(address);
      link.dataset.viteDevId = id;
      return link;
    });
    const settled = links.map((link) => new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    }));
    whole.after(...links);
    void Promise.all(settled).then(() => whole.remove());
  };

  const start = async () => {
    // The stylesheet may stand behind the script.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    divideStylesheet();
    // Fast Refresh must be there before the first component.
    const { injectIntoGlobalHook } = await load('/@react-refresh');
    injectIntoGlobalHook(window);
    window.$RefreshReg$ = () => {};
    window.$RefreshSig$ = () => (type) => type;
    await load('/@vite/client');
    if (${hasChecker}) {
      const { inject } = await load('/@vite-plugin-checker-runtime');
      // Its overlay brings styles too, and takes the nonce nowhere else.
      customElements.get('vite-plugin-checker-error-overlay').def.nonce = meta.nonce;
      inject({ base: '/', overlayConfig: { initialIsOpen: 'error' } });
    }
    await load(${JSON.stringify(entry)});
  };
  void start();
})();
`;
}
