const loopback = ['127.0.0.1', 'localhost', '::1'];

/** Keeps a proxy that is set for this machine (HTTP_PROXY) away from the servers of the tests. */
export function reachLoopback(environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of ['NO_PROXY', 'no_proxy']) {
    const listed = (environment[name] ?? '').split(',').filter((host) => host !== '');
    environment[name] = [...new Set([...listed, ...loopback])].join(',');
  }
}
