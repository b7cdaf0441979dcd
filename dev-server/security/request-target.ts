import { type RequestHandler } from 'express';
import { decodePath } from '../assets/find-file.ts';
import { RefusedRequest } from './refused-request.ts';

/** How often a path may be encoded; a deeper encoding is an attack, and slow to decode. */
const mostRounds = 5;

/**
 * Decodes a path until nothing changes any more. The first round is strict; the rest is decoded as leniently
 * as any server would.
 *
 * @throws {URIError} where it is malformed
 */
function decodeWholly(path: string): string {
  let decoded = decodeURIComponent(path);
  for (let round = 1; round < mostRounds; round += 1) {
    const next = decoded.replaceAll(/%[\da-f]{2}/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
    if (next === decoded) return decoded;
    decoded = next;
  }
  throw new URIError('encoded too often');
}

/** Segments such as `.` and `..`; some servers cut a segment at its semicolon first. */
function hasDotSegment(path: string): boolean {
  return path.split(/[/\\]/).some((segment) => /^\.\.?(?:;.*)?$/.test(segment));
}

/**
 * What is wrong with the target of any request line; browsers never send such targets.
 *
 * @param target as sent, path and query, still encoded
 * @returns a sentence; nothing where the target is fine
 */
export function findTargetMistake(target: string): string | undefined {
  if (!target.startsWith('/')) {
    return 'The request line names a whole address; expected a path that begins with a slash.';
  }
  if (/^\/[/\\]/.test(target)) return 'The path of the request begins with two slashes.';
  const [path = ''] = target.split('?', 1);
  if (/[^!-~]/.test(target) || path.includes('#')) {
    return 'The address of the request holds a character that must be encoded.';
  }
  return decodePath(path) === undefined ? 'The address of the request is malformed.' : undefined;
}

/**
 * The part of a path that the server it is passed on to could interpret differently from this one.
 *
 * @param path as sent, still encoded, without the query
 * @returns a sentence; nothing where it can be passed on
 */
export function findPathTrick(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeWholly(path);
  } catch {
    return 'The path of the call is malformed.';
  }
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\0-\x1f\x7f]/.test(decoded)) return 'The path of the call holds a control character.';
  if (decoded.includes('\\')) return 'The path of the call holds a backslash.';
  if (hasDotSegment(decoded)) return 'The path of the call holds a dot segment ("." or "..").';
  if (decoded.includes('//')) return 'The path of the call holds two slashes in a row.';
  return undefined;
}

/** Refuses requests with an invalid target before anything reads it. */
export const checkTarget: RequestHandler = (request, _response, next) => {
  const mistake = findTargetMistake(request.originalUrl);
  next(mistake === undefined ? undefined : new RefusedRequest(400, mistake));
};
