import { readAttributes } from '../../shared/dom/foreign-dom.ts';
import { readRoot, readState } from '../../shared/dom/page-document.ts';
import { readLanguageTexts } from '../../shared/page/language-texts.ts';
import { type PageTexts, readPageTexts } from '../../shared/page/page-texts.ts';
import {
  languageOfPage,
  readScriptOptions,
  scriptContract,
} from '../../shared/page/script-options.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type PageLookUp } from '../../shared/widget/json-reader.ts';
import { type Problem, type ReportProblem } from '../../shared/widget/problem.ts';
import { readTexts } from '../../shared/widget/read-config.ts';
import { type PageSettings } from '../core/context.ts';
import { type Reporter } from '../report.ts';
import { readLanguageFile } from './language.ts';
import { whenLoaded } from './look-up.ts';
import { createScriptTags } from './script-tags.ts';
import { textsOf } from './texts.ts';
import { ensureStylesheet } from './stylesheet.ts';
import { watchLanguage } from './watch-language.ts';

export interface SettingsReader {
  readonly current: () => PageSettings;
  /** The page may have been swapped: the next question reads the settings again. */
  readonly expectChange: () => void;
  /** There are contracts of more widgets: their texts are read too. */
  readonly readTextsAnew: () => void;
  /** Adopts the options of the tag of a second run, if it has one. */
  readonly addTag: (tag: Element | undefined) => void;
}

interface SettingsParts {
  readonly script: HTMLScriptElement | undefined;
  readonly scriptAddress?: string | undefined;
  readonly version: string;
  /** Also of widgets that the site has defined by now; undefined: one that is still on its way. */
  readonly listContracts: () => readonly (WidgetContract | undefined)[];
  readonly lookUp: PageLookUp;
  readonly reporter: Reporter;
  readonly whenLaidOut: Promise<unknown>;
}

/**
 * Reads the settings of a page, and reads them again after a page swap: the new page's language, texts and
 * script options apply to what mounts from then on (DECISIONS "Life cycle").
 */
export function createSettingsReader(parts: SettingsParts): SettingsReader {
  const { script, scriptAddress, version, listContracts, lookUp, reporter, whenLaidOut } = parts;
  let settings: PageSettings | undefined;
  let signature = '';
  let isStale = true;
  let readTextsOfPage: () => void = () => undefined;
  const readLanguage = watchLanguage();

  const expectChange = () => {
    isStale = true;
    readLanguage();
  };
  const reportOn = (element: Element | undefined) => (problem: Problem) => {
    reporter.reportOnPage(scriptContract.name, problem, element);
  };
  const tags = createScriptTags(script, readLanguage);
  const addTag = (added: Element | undefined) => {
    const isTwice = tags.add(added);
    expectChange();
    if (!isTwice) return;
    // Without the tag: reported once, however many tags there are.
    reportOn(undefined)({
      where: 'the number of its tags',
      found: '2 or more',
      expected: '1, but the page includes the script twice',
      outcome: 'It runs once; what the last tag says holds for what mounts from now on.',
      severity: 'warning',
    });
  };

  const current = (): PageSettings => {
    if (settings && !isStale) return settings;
    isStale = false;
    const { values, tag } = tags.read();
    const html = readRoot();
    const ofHtml = readAttributes(html);
    const language = readLanguage();
    const next = JSON.stringify([...values, language, ...readTexts(ofHtml)]);
    if (settings && next === signature) return settings;
    signature = next;
    const report = reportOn(tag?.deref());
    const options = readScriptOptions(values, language, lookUp, (problem) => {
      (problem.where === languageOfPage ? reportOn(html) : report)(problem);
    });
    let pageTexts: readonly PageTexts[] = [];
    let file: Awaited<ReturnType<typeof readLanguageFile>>;
    const readAll = () => {
      const listed = listContracts();
      const contracts = listed.filter((contract) => contract !== undefined);
      // Until the page has loaded, its scripts may define the widget that is meant.
      const isAllKnown = contracts.length === listed.length && readState() === 'complete';
      const ofUnknown = (reportAt: ReportProblem) => (isAllKnown ? reportAt : () => undefined);
      const readFrom = (from: typeof values, reportAt: ReportProblem) =>
        readPageTexts(contracts, from, reportAt, ofUnknown(reportAt));
      pageTexts = [readFrom(values, report), readFrom(ofHtml, reportOn(html))];
      if (!file) return;
      const ofFile = readLanguageTexts(contracts, file.value, report, ofUnknown(report));
      pageTexts = [...pageTexts, ofFile];
    };
    readTextsOfPage = readAll;
    readAll();
    const whenReady = Promise.all([
      readLanguageFile(options.texts, lookUp, report).then((read) => {
        file = read;
        readAll();
      }),
      ensureStylesheet({
        scriptAddress,
        wanted: options.stylesheet,
        version,
        whenLaidOut,
        report,
      }),
    ]);
    settings = {
      options,
      // The language file may still be on its way.
      textsOf: (element, contract) =>
        textsOf(element, { contract, pageTexts, locale: options.locale }),
      whenReady,
    };
    return settings;
  };

  const readTextsAnew = () => {
    readTextsOfPage();
  };
  if (readState() !== 'complete') whenLoaded(readTextsAnew);
  return { current, expectChange, readTextsAnew, addTag };
}
