import { describe } from '../../shared/widget/problem.ts';
import { readRoot } from '../../shared/dom/page-document.ts';
import { toError } from '../../shared/widget/to-error.ts';
import { type Reporter } from '../report.ts';
import { type PublicApi } from './public-api.ts';

const queueName = 'PrivateMarketsWidgetsQueue';

/**
 * Hands the public API to each function that the page has put in its queue, and to those that it pushes from now on
 * (docs/contract.md, 7). One that throws is told; the next one runs.
 */
export function runQueue(api: PublicApi, reporter: Reporter): void {
  const found: unknown = Reflect.get(window, queueName);
  const reportWrong = (where: string, value: unknown, expected: string) => {
    const outcome = 'It is ignored.';
    reporter.reportOnPage(queueName, { where, found: describe(value), expected, outcome });
  };
  const run = (item: unknown) => {
    if (typeof item !== 'function') {
      reportWrong('an entry', item, 'a function');
      return;
    }
    try {
      Reflect.apply(item, undefined, [api]);
    } catch (error) {
      const where = queueName;
      const sentence = `${where}: a function failed: ${toError(error).message}. The next one runs.`;
      reporter.reportError({ where, sentence, element: readRoot(), error, isFatal: false });
    }
  };
  const push = (...items: readonly unknown[]) => {
    items.forEach(run);
    return 0;
  };

  const items: unknown[] = [];
  let queue: unknown[] = [];
  if (Array.isArray(found)) {
    items.push(...(found as unknown[]));
    // The page may hold on to its own list, which is replaced only if it cannot be changed.
    if (Object.isExtensible(found)) queue = found;
  } else if (found !== undefined) {
    reportWrong(`window.${queueName}`, found, 'a list of functions');
  }
  queue.length = 0;
  Reflect.defineProperty(queue, 'push', { value: push, configurable: true, writable: true });
  Reflect.set(window, queueName, queue);
  items.forEach(run);
}
