/** Milliseconds of processor time that a task takes: other programs of a busy machine do not lengthen it. */
export function measureCpuTime(task: () => void): number {
  const begin = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
