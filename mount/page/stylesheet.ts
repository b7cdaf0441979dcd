import { append, findAll } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { readBaseAddress, readHead, readRoot, readState } from '../../shared/dom/page-document.ts';
import { parseAddress } from '../../shared/rules/parse-address.ts';
import { nameCode } from '../../shared/rules/same-file.ts';
import { type ReportProblem } from '../../shared/widget/problem.ts';
import { whenParsed } from './look-up.ts';

const fileName = 'widgets.css';
const longestWaitMs = 3000;

/** The version that the stylesheet declares; empty if it has not loaded. */
function readStyleVersion(): string {
  const version = getComputedStyle(readRoot()).getPropertyValue('--pmw-version');
  return version.trim().replaceAll(/["']/g, '');
}

/** Whether the stylesheet still has a rule for elements that no page contains: an optimiser may have taken it out. */
function isStyleWhole(): boolean {
  const element = document.createElement('pmw-root');
  element.className = 'pmw-unused';
  append(readHead(), element);
  const mark = getComputedStyle(element).getPropertyValue('--pmw-whole');
  element.remove();
  return mark.trim() !== '';
}

function findLink(isMeant: (url: URL) => boolean): HTMLLinkElement | undefined {
  return findAll(document, 'link[rel~="stylesheet"]')
    .filter((node) => node instanceof HTMLLinkElement)
    .find(({ href }) => {
      const url = parseAddress(href);
      return url !== undefined && isMeant(url);
    });
}

/** A link to the same file, on whichever host and in whichever version. */
function findLinkTo(address: string): HTMLLinkElement | undefined {
  const url = parseAddress(address, readBaseAddress());
  return url && findLink((each) => nameCode(each) === nameCode(url));
}

/** The link that may have brought the version of another release. */
function nameLinked(link: HTMLLinkElement | undefined): string {
  return (
    (link ?? findLink(({ pathname }) => pathname.endsWith(`/${fileName}`)))?.href ?? 'of the page'
  );
}

function addLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  append(readHead(), link);
  return link;
}

/**
 * Resolves when a stylesheet is applied or has failed, after 3 s at the latest. Loaded is not enough: WebKit
 * applies none while others of the page are still loading.
 */
function waitForStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const options = { capture: true, signal: waiting.signal };
    const done = () => {
      waiting.abort();
      resolve();
    };
    const look = () => {
      const isAllThere = link.sheet !== null && readState() === 'complete';
      if (isAllThere || readStyleVersion() !== '') done();
    };
    setTimeout(done, longestWaitMs);
    listen(link, ['error'], done, options);
    listen(document, ['load'], look, options);
    listen(window, ['load'], look, options);
    look();
  });
}

export interface StylesheetOptions {
  readonly scriptAddress: string | undefined;
  readonly wanted: string | undefined;
  readonly version: string;
  readonly whenLaidOut: Promise<unknown>;
  readonly report: ReportProblem;
}

/**
 * Makes sure that the stylesheet is there (docs/contract.md, 1): if `--pmw-version` is missing, links it from the
 * script's own folder.
 *
 * @returns a promise that mounting waits for; it never rejects
 */
export async function ensureStylesheet(options: StylesheetOptions): Promise<void> {
  const { scriptAddress, wanted, version, whenLaidOut, report } = options;
  if (wanted?.toLowerCase() === 'none') return;
  // A script in the head runs before a link below it is parsed.
  await new Promise<void>(whenParsed);
  // In the script's folder; nowhere if an optimiser made the script inline.
  const address = wanted ?? parseAddress(fileName, scriptAddress)?.href;
  const link = address === undefined ? undefined : findLinkTo(address);
  // During the script's evaluation, reading a style would make the browser lay out the whole page at once.
  if (link) await whenLaidOut;
  let found = readStyleVersion();
  if (found === '' && address !== undefined) {
    await waitForStyles(link ?? addLink(address));
    found = readStyleVersion();
  }
  if (found === version) {
    if (isStyleWhole()) return;
    report({
      where: `the stylesheet ${nameLinked(link)}`,
      found: 'cut down: rules for what widgets draw are missing',
      expected: 'the whole file; exclude it from the optimiser that removes "unused" rules',
    });
    return;
  }
  report({
    where: `the stylesheet ${found === '' ? (address ?? fileName) : nameLinked(link)}`,
    found: found === '' ? 'missing or not loaded within 3 s' : `version ${found}`,
    expected: `version ${version}, the script's own${address ? '' : '; name its address in data-stylesheet'}`,
    severity: 'warning',
  });
}
