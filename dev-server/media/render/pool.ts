import { Worker } from 'node:worker_threads';
import { type Canvas, type Task } from './task.ts';

/** A few threads that work through lists of tasks. */
export interface Pool {
  readonly run: (canvas: Canvas, tasks: readonly Task[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Cuts a picture into bands, small enough that no thread waits long for the last one. */
export function bandsOf(height: number): { from: number; to: number }[] {
  const size = Math.max(4, Math.ceil(height / 48));
  const bands: { from: number; to: number }[] = [];
  for (let from = 0; from < height; from += size) {
    bands.push({ from, to: Math.min(from + size, height) });
  }
  return bands;
}

/**
 * Node 20 looks at a worker's first file before any loader is in place, so a TypeScript file cannot
 * be that first file: one line of script loads it instead.
 */
function startWorker(): Worker {
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const script = `import(${loader}).then(({ tsImport }) => tsImport(${file}, ${file}));`;
  return new Worker(script, { eval: true, execArgv: [] });
}

/** Starts the threads. Two at most, as the machine is shared with browsers and builds. */
export function createPool(threads = 2): Pool {
  const workers = Array.from({ length: threads }, startWorker);

  const drain = (worker: Worker, canvas: Canvas, queue: Task[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const task = queue.shift();
        if (task === undefined) {
          worker.off('message', next);
          worker.off('error', reject);
          resolve();
          return;
        }
        worker.postMessage({ canvas, task });
      };
      worker.on('message', next);
      worker.on('error', reject);
      next();
    });

  return {
    run: async (canvas, tasks) => {
      const queue = [...tasks];
      await Promise.all(workers.map((worker) => drain(worker, canvas, queue)));
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
