import { type LiveSheet } from './live-styles.ts';

interface LoaderOptions {
  /** Allows the styles that Vite's client and its error overlay insert. */
  readonly styleNonce: string;
  /** Whether type errors are shown on the page. */
  readonly hasChecker: boolean;
  /** The address of the module that starts the widgets. */
  readonly entry: string;
  /** The stylesheets that the modules import, in order. */
  readonly sheets: readonly LiveSheet[];
}

/**
 * The script of development: a classic script like the built one, so that pages include both in the same way.
 * It only loads the modules. Because a module has no `document.currentScript`, the loader passes its own tag
 * on.
 *
 * Instead of one stylesheet it links every stylesheet that the modules import, under the name that Vite's
 * client uses: the client then does not insert them a second time, and replaces a changed one in its place in
 * the cascade.
 *
 * After a restart the client waits for the server in a worker created from a string, which the policy
 * forbids; without workers it waits by itself.
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
