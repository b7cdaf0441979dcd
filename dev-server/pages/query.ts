import { type Request } from 'express';

/** The query of a request; a name that occurs more than once is left out. */
export function readQuery({ query }: Request): Readonly<Record<string, string>> {
  const texts = Object.entries(query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(texts);
}
