/** The policy of the pages, word for word that of the contract. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";

interface PolicyOptions {
  readonly embedHosts?: readonly string[];
  /** Vite's client inserts stylesheets as `<style>`, and waits for a server that starts again in a worker. */
  readonly isLive?: boolean;
  /** Whether the page frames pages of its own site. */
  readonly framesOwn?: boolean;
}

export function makePolicy(options: PolicyOptions = {}): string {
  const { embedHosts = [], isLive = false, framesOwn = false } = options;
  const own = isLive
    ? policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("require-trusted-types-for 'script'", 'worker-src blob:')
    : policy;
  const frames = [...(framesOwn ? ["'self'"] : []), ...embedHosts.map((host) => `https://${host}`)];
  return frames.length === 0 ? own : `${own}; frame-src ${frames.join(' ')}`;
}
