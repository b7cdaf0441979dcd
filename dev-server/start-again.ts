import { spawn } from 'node:child_process';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type ViteDevServer } from 'vite';

/** Runs this command again on the same port, unless the changed file cannot be parsed; then waits. */
export async function startAgain(server: Server, vite: ViteDevServer, file: string): Promise<void> {
  // A mistake is told by Vite and by the type check; the server that runs stays.
  if (!(await vite.environments.ssr.transformRequest(file).catch(() => null))) return;
  const { port } = server.address() as AddressInfo;
  server.close();
  server.closeAllConnections();
  const closed = vite.close();
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
  await closed;
}
