const lookMs = 250;

/**
 * Ends this process together with the npm that started it. npm sends a signal only to the shell between the
 * two, and a shell that is killed does not pass the signal on.
 *
 * @param end ends the process
 */
export function endWithParent(end: () => void): void {
  // A server that was started without npm may outlive the shell that started it.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, lookMs);
  timer.unref();
}
