import { benchPackages } from '../programs/installed-packages.ts';
import { findFreePort } from '../setup/network/test-server.ts';
import { launchChromium } from '../programs/launch-chromium.ts';
import { type Scores } from './scores.ts';

/** A visit of a page with Lighthouse. */
export interface Visit {
  readonly scores: Scores;
  /** How fast this machine was just then, as Lighthouse measures it: about 1500 for a laptop of today. */
  readonly benchmarkIndex: number;
  readonly lighthouseVersion: string;
  /** The whole report, a page to look at. */
  readonly report: string;
}

/** The parts of Lighthouse's result that are read here. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly lighthouseVersion: string;
  readonly runtimeError?: { readonly message: string };
}

type Lighthouse = (
  address: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: Result; readonly report: string | readonly string[] } | undefined>;

function readScores({ categories, audits }: Result): Scores {
  const readCategory = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
  const readAudit = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: readCategory('performance'),
    accessibility: readCategory('accessibility'),
    bestPractices: readCategory('best-practices'),
    seo: readCategory('seo'),
    lcpMs: readAudit('largest-contentful-paint'),
    tbtMs: readAudit('total-blocking-time'),
    cls: readAudit('cumulative-layout-shift'),
    bytes: readAudit('total-byte-weight'),
  };
}

/** How often a visit is begun whose recording fails, as happens on a busy machine. */
const mostAttempts = 3;

/**
 * Visits a page for the first time with Lighthouse's settings for mobile devices: a phone's screen, a slow 4G
 * connection and a slow processor, both simulated. Each visit has a browser of its own, without any cache.
 *
 * @param address with origin
 * @throws {Error} if the page could not be measured, also not in a further attempt
 */
export async function visitPage(address: string, attempt = 1): Promise<Visit> {
  const { default: lighthouse } = (await benchPackages.load('lighthouse')) as {
    default: Lighthouse;
  };
  const port = await findFreePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const done = await lighthouse(address, { port, output: 'html', logLevel: 'error' }).finally(() =>
    browser.close(),
  );
  if (done === undefined) throw new Error(`Lighthouse says nothing about ${address}.`);
  const { lhr, report } = done;
  if (lhr.runtimeError === undefined) {
    return {
      scores: readScores(lhr),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      lighthouseVersion: lhr.lighthouseVersion,
      report: [report].flat().join('\n'),
    };
  }
  const { message } = lhr.runtimeError;
  if (attempt === mostAttempts) throw new Error(`${address}: ${message}`);
  console.error(`${address}: ${message} Once more …`);
  return visitPage(address, attempt + 1);
}
