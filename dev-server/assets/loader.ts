interface LoaderOptions {
  /** Allows the styles that Vite's client and its error overlay bring. */
  readonly styleNonce: string;
  /** Whether type errors are shown on the page. */
  readonly hasChecker: boolean;
}

/**
 * The script of development: classic like the built one, so that pages include both alike, and only a
 * door to the modules. A module has no `document.currentScript`; the door hands its tag on.
 *
 * After a restart Vite's client waits for the server in a worker made of a string, which the policy
 * forbids; where there are no workers it waits by itself.
 */
export function writeLoader({ styleNonce, hasChecker }: LoaderOptions): string {
  return `(() => {
  const script = document.currentScript;
  window.pmwOwnScript = script;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = ${JSON.stringify(styleNonce)};
  document.head.append(meta);
  Object.defineProperty(window, 'SharedWorker', { value: undefined });
  const load = (path) => import(new URL(path, script.src).href);
  const start = async () => {
    // Fast Refresh must be there before the first component.
    const { injectIntoGlobalHook } = await load('/@react-refresh');
    injectIntoGlobalHook(window);
    window.$RefreshReg$ = () => {};
    window.$RefreshSig$ = () => (type) => type;
    await load('/@vite/client');
    ${hasChecker ? "await load('/@vite-plugin-checker-runtime-entry');" : ''}
    await load('/mount/main.ts');
  };
  void start();
})();
`;
}
