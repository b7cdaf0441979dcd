import { type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { serve } from './serve.ts';

/**
 * Sends bytes that no client would send.
 *
 * @param bytes a whole request that asks for the connection to be closed
 * @returns the whole answer
 */
export async function sendRaw(app: RequestListener, bytes: string): Promise<string> {
  const { port, hostname } = await serve(app);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
