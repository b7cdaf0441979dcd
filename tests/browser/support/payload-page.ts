import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';
import { documentListContract } from '../../../widgets/document-list/document-list.contract.ts';
import { filterAreaContract } from '../../../widgets/filter-area/filter-area.contract.ts';
import { fundSummaryContract } from '../../../widgets/fund-summary/fund-summary.contract.ts';
import { investmentSolutionsContract } from '../../../widgets/investment-solutions/investment-solutions.contract.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';
import { tabbedSearchContract } from '../../../widgets/tabbed-search/tabbed-search.contract.ts';
import { type WidgetContract } from '../../../shared/widget/define-contract.ts';
import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';
import { type Answers, json } from '../../setup/network/test-cms.ts';

const kinds = ['Simple', 'Featured', 'WithImage', 'Callout', 'CalloutNotched', 'ChapteredContent'];

/** An object with the same payload in each field. */
function fill(fields: string, payload: string): Record<string, string> {
  return Object.fromEntries(fields.split(' ').map((field) => [field, payload]));
}

const slideFields =
  'id headline copy ctaUrl ctaText backgroundImage featureImage colorAccent isBackgroundLight';
const articleFields =
  'Headline Description CtaText Url Image FormattedPublishedDate EyebrowHeading BackgroundImage ColorOverlay IntroCopy TileCopy icon heading url imageUrl';
const chapterFields = 'Headline Url FormattedPublishedDate';
const dataFields = 'Topic Icon Eyebrow Team';
const memberFields = 'FullName Title ImageUrl ImageAltText Url';
const resultFields = 'Title Subtitle Description Link';
const documentFields = 'docName itemDate itemDateYear docType shareClass downloadLink';
const fundFields = 'name eyebrow description';
const shareClassFields =
  'shareClass navUSD navCurrency navDate navDateFormat investmentMin investmentMinCurrency fundSize fundSizeCurrency';
const linkFields = 'Icon Label URL';

/** In how many fields of a page each payload occurs; slides and articles twice, for two widgets each. */
export const fieldCount = [
  ...[slideFields, slideFields, articleFields, articleFields, chapterFields, chapterFields],
  ...[dataFields, dataFields, memberFields, dataFields, resultFields, documentFields, fundFields],
  ...[shareClassFields, linkFields, 'Label FieldValue'],
].reduce((sum, fields) => sum + fields.split(' ').length, 0);

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A mount point whose texts are payloads too. */
function writePoint(
  contract: WidgetContract,
  attributes: Readonly<Record<string, string>>,
  payloads: readonly string[],
): string {
  const texts = Object.keys(contract.texts).map(
    (key, at) => [`data-text-${key}`, payloads[at % payloads.length] ?? ''] as const,
  );
  const written = [...Object.entries(attributes), ...texts]
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
  return `<section data-widget="${contract.name}" ${written}><p>From the CMS</p></section>`;
}

/**
 * A page with each payload in every field of every widget and call, and in texts.
 *
 * @param head the tags before those of the widgets
 */
export function makePayloadPage(payloads: readonly string[], head = ''): Answers {
  const slides = json({
    slides: [{ headline: 'A' }, ...payloads.map((p) => fill(slideFields, p))],
  });
  const data = (payload: string) => ({ ...fill(dataFields, payload), [payload]: payload });
  const menus = [
    {
      Label: payloads[0],
      FieldName: 'Topic',
      Items: payloads.map((payload) => fill('Label FieldValue', payload)),
    },
    ...payloads.slice(0, 5).map((payload) => fill('Label FieldName FieldValue', payload)),
  ];
  const articles = json({
    Menus: menus,
    Content: payloads.map((payload, at) => ({
      ...fill(articleFields, payload),
      DisplayTile: kinds[at % kinds.length],
      Data: data(payload),
      ChapteredArticles: [{ ...fill(chapterFields, payload), Data: data(payload) }],
    })),
  });
  const people = json({
    Menus: menus,
    Content: payloads.map((payload) => ({ ...fill(memberFields, payload), Data: data(payload) })),
  });
  const results = json({ Items: payloads.map((payload) => fill(resultFields, payload)) });
  const funds = payloads.map((payload) => ({
    ...fill(fundFields, payload),
    shareClasses: [{ ...fill(shareClassFields, payload), link1: fill(linkFields, payload) }],
  }));
  const documents = payloads.map((payload) => fill(documentFields, payload));
  const size = String(payloads.length);
  const points = [
    writePoint(carouselContract, { 'data-carousel-id': 'home' }, payloads),
    writePoint(investmentSolutionsContract, { 'data-carousel-id': 'home' }, payloads),
    ...['news', 'insight', 'team'].map((source) =>
      writePoint(filterAreaContract, { 'data-source': source, 'data-page-size': size }, payloads),
    ),
    writePoint(
      documentListContract,
      { 'data-documents': JSON.stringify(documents), 'data-page-size': '0' },
      payloads,
    ),
    writePoint(fundSummaryContract, { 'data-funds': JSON.stringify(funds) }, payloads),
    writePoint(tabbedSearchContract, { 'data-page-size': size }, payloads),
    writePoint(subscribeCalloutContract, {}, payloads),
  ];
  return {
    'GET /page': makeCmsPage('Another CMS', points.join('\n'), {
      head: head + linkTag + scriptTag,
    }),
    'GET /en-us/slideshow/home': slides,
    'GET /en-us/verticalscroll/home': slides,
    'GET /api/en-us/articledata/news': articles,
    'GET /api/en-us/articledata/insight': articles,
    'GET /api/en-us/teamdata': people,
    'GET /en-us/search': results,
  };
}

/** An address whose parameters, those of every widget, contain payloads. */
export function makePayloadAddress(payloads: readonly string[]): string {
  const names = ['searchtext', 'tab', 'page', 'filterState', 'menu_Topic', 'currentPage'];
  const more = ['2_menu_Topic', 'docType', 'docYear', 'docClass', 'docPage', 'showAlphabetically'];
  const parameters = [...names, ...more].map((name, at) => {
    const payload = (payloads[at % payloads.length] ?? '').slice(0, 200);
    return [name, name === 'filterState' ? '1' : payload || 'x'];
  });
  return `/page?${new URLSearchParams(parameters).toString()}`;
}

/** Records whatever a payload would call. Runs in the page before everything else. */
export const trapScript = `(() => {
  const ran = [];
  Object.defineProperty(window, 'payloadsThatRan', { value: ran });
  for (const name of ['alert', 'prompt', 'confirm', 'open', 'print']) {
    window[name] = (...values) => { ran.push(name + ' ' + values.map(String).join(' ')); };
  }
  const prototypes = [Object, Array, Function, String].map(({ prototype }) => prototype);
  const names = prototypes.map((each) => Reflect.ownKeys(each).length);
  Object.defineProperty(window, 'prototypesAreClean', {
    value: () => prototypes.every((each, at) => Reflect.ownKeys(each).length === names[at]),
  });
})();`;

/**
 * Finds additions that no payload may make to the page: code that ran, a handler, a script or a frame, an executable
 * address, a mount point, a name on the document, a property of every object. Runs in the page.
 */
export function findBreaches(): string[] {
  const { payloadsThatRan, prototypesAreClean } = window as unknown as {
    readonly payloadsThatRan: readonly string[];
    readonly prototypesAreClean: () => boolean;
  };
  const found = payloadsThatRan.map((call) => `ran: ${call}`);
  if (!prototypesAreClean()) found.push('a prototype has more than before');
  const points = [...document.querySelectorAll('[data-widget]')];
  for (const point of points) {
    const name = point.getAttribute('data-widget') ?? '';
    const status = point.getAttribute('data-widget-status') ?? '';
    if (!['mounted', 'empty'].includes(status)) found.push(`${name} is ${status}`);
    for (const element of point.querySelectorAll('*')) {
      const tag = element.localName;
      const words = element.outerHTML.slice(0, 200);
      if (/^(?:script|iframe|object|embed|base|meta|style|link|frame|template)$/.test(tag)) {
        found.push(`an element in ${name}: ${words}`);
      }
      if (element.hasAttribute('data-widget')) found.push(`a mount point in ${name}: ${words}`);
      for (const attribute of element.getAttributeNames()) {
        if (/^on|^srcdoc$/.test(attribute)) found.push(`a handler in ${name}: ${words}`);
        if (!/^(?:href|src|action|formaction|xlink:href|poster|data)$/.test(attribute)) continue;
        const address = element.getAttribute(attribute) ?? '';
        const { protocol } = new URL(address, document.baseURI);
        const isPicture = tag === 'img' && /^data:image\/(?!svg)/i.test(address);
        if (!/^(?:https?|mailto|tel):$/.test(protocol) && !isPicture) {
          found.push(`an address in ${name}: ${words}`);
        }
      }
    }
  }
  // Fields and pictures with these names would hide the document's own properties.
  for (const name of ['body', 'location', 'cookie', 'forms', 'createElement', 'currentScript']) {
    if (document.getElementById(name) ?? document.getElementsByName(name)[0]) {
      found.push(`an element named ${name}`);
    }
  }
  return found;
}
