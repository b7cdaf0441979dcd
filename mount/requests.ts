import { type MountPoint } from './mount-point.ts';

/** What a part of the engine asks of the mounter, which is made after it. */
export interface Requests {
  /** To look at elements whose name, status or content the page may have changed. */
  readonly check: (elements: Iterable<Element>) => void;
  /** To end a life and begin a new one. */
  readonly remount: (point: MountPoint) => void;
}

/** Creates the one place for such requests, and the way to answer them. */
export function createRequests() {
  let answers: Requests | undefined;
  const requests: Requests = {
    check: (elements) => answers?.check(elements),
    remount: (point) => answers?.remount(point),
  };
  const answer = (by: Requests) => {
    answers = by;
  };
  return { requests, answer };
}
