import { readRoot } from '../../shared/dom/page-document.ts';
import { type Reporter } from '../report.ts';

export type Protect = ReturnType<typeof createProtect>;

/** Creates what runs a step of a part that the page can do without. What it throws is told once for each name. */
export function createProtect(reporter: Reporter) {
  const failed = new Set<string>();
  return (name: string, step: () => void): void => {
    try {
      step();
    } catch (error) {
      if (failed.has(name)) return;
      failed.add(name);
      const sentence = `${name}: failed on this page.`;
      const element = readRoot();
      reporter.reportError({ where: name, sentence, element, error, isFatal: false });
    }
  };
}
