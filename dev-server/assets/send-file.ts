import { type Request, type Response } from 'express';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

/** Below this many bytes, headers cost more than compression saves. */
const leastBytes = 1024;

const compressed = new Map<string, Buffer>();

function compress(bytes: Buffer, encoding: 'br' | 'gzip', quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: Math.min(9, quality) });
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function chooseEncoding(request: Request): 'br' | 'gzip' | undefined {
  // One at a time: together, the one that the browser names first would win, and browsers name gzip first.
  const encodings = ['br', 'gzip'] as const;
  return encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding);
}

/** Sends a text, compressed where the browser accepts it. The type of the response must be set. */
export function sendText(request: Request, response: Response, text: string): void {
  const bytes = Buffer.from(text);
  response.vary('Accept-Encoding');
  const encoding = chooseEncoding(request);
  if (encoding === undefined || bytes.length < leastBytes) {
    response.send(bytes);
    return;
  }
  response.set('Content-Encoding', encoding).send(compress(bytes, encoding, 5));
}

/**
 * Sends a file: scripts, styles and SVG compressed where the browser accepts it, once for each state of the
 * file; everything else unchanged, in ranges where they are requested (video).
 *
 * @param file its real path
 * @param shouldCompress false in development, where nothing crosses a network
 */
export function sendFile(
  request: Request,
  response: Response,
  file: string,
  shouldCompress: boolean,
): void {
  response.type(extname(file));
  const type = String(response.getHeader('Content-Type'));
  const { mtimeMs, size } = statSync(file);
  if (!shouldCompress || !compressible.test(type) || size < leastBytes) {
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow' });
    return;
  }
  response.vary('Accept-Encoding');
  const encoding = chooseEncoding(request);
  if (encoding === undefined) {
    response.send(readFileSync(file));
    return;
  }
  const key = [file, mtimeMs, encoding].join('\0');
  const bytes = compressed.get(key) ?? compress(readFileSync(file), encoding, 11);
  compressed.set(key, bytes);
  response.set('Content-Encoding', encoding).send(bytes);
}
