import { type RequestListener, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';

/**
 * Sends bytes that no client would send.
 *
 * @param bytes a whole request that asks for the connection to be closed
 * @returns the whole answer
 */
export async function sendRaw(app: RequestListener, bytes: string): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  } finally {
    server.close();
  }
}
