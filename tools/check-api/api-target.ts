import { type ApiBases } from '../../api/paths.ts';
import { isCulture, toTag } from '../../shared/page/culture.ts';
import { quote } from '../../shared/widget/problem.ts';
import { nameCommand, OptionError } from '../command-line.ts';
import { type SitePage } from './read-site-page.ts';
import { type CallValues, sampleValues } from '../contract/documented-calls.ts';

export interface ApiTarget extends ApiBases {
  /** The CMS; a path in it comes before the paths of the calls. */
  readonly cms: URL;
  /** The page with the script tag that says the bases. */
  readonly page: SitePage | undefined;
  readonly values: Omit<CallValues, 'email'>;
  /** The address to sign up; without it nobody is signed up. */
  readonly signup: string | undefined;
}

interface TargetOptions {
  readonly culture?: string;
  readonly carousel?: string;
  readonly showcase?: string;
  readonly search?: string;
  readonly 'site-base'?: string;
  readonly 'api-base'?: string;
  readonly signup?: string;
}

function readAddress(operands: readonly string[]): URL {
  const [text, ...others] = operands;
  if (text === undefined || others.length > 0) {
    const sentence = `Name the address of one CMS: ${nameCommand('check-api')} https://cms.example`;
    throw new OptionError(sentence);
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new OptionError(
      `The address is ${quote(text)}; expected one that begins with http:// or https://.`,
    );
  }
  return url;
}

function readText(name: string, text: string | undefined, fallback: string): string {
  if (text === undefined) return fallback;
  if (text.trim() === '') throw new OptionError(`--${name} is empty; expected a text.`);
  return text.trim();
}

/** @param page says what the options do not; its bases begin at the root of the host */
export function readTarget(
  operands: readonly string[],
  options: TargetOptions,
  page?: SitePage,
): ApiTarget {
  const address = readAddress(operands);
  const ofTag = page?.options;
  const culture = readText('culture', options.culture, ofTag?.culture ?? 'en-US');
  if (!isCulture(culture)) {
    throw new OptionError(
      `--culture is ${quote(culture)}; expected a culture code such as "en-US".`,
    );
  }
  const signup = options.signup === undefined ? undefined : readText('signup', options.signup, '');
  if (signup?.includes('@') === false) {
    throw new OptionError(`--signup is ${quote(signup)}; expected an e-mail address.`);
  }
  return {
    cms: page ? new URL(page.address.origin) : address,
    page,
    culture: toTag(culture),
    siteBase: readText('site-base', options['site-base'], ofTag?.siteBase ?? '/'),
    apiBase: readText('api-base', options['api-base'], ofTag?.apiBase ?? '/api/'),
    values: {
      carouselId: readText('carousel', options.carousel, sampleValues.carouselId),
      showcaseId: readText('showcase', options.showcase, sampleValues.showcaseId),
      searchText: readText('search', options.search, sampleValues.searchText),
    },
    signup,
  };
}
