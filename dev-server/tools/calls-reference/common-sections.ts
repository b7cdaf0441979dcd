import { typeNotes } from '../fields/type-notes.ts';
import { codeBlock, section, table } from '../reference/markdown.ts';

const firstAnswer = `
curl -i -H 'Accept: application/json' https://cms.example/en-us/slideshow/home
npm run check-api -- https://cms.example --carousel home`;

/** The steps to a first working call. */
export function writeStart(): string {
  return section(
    'The first call in ten minutes',
    [
      '1. Put script and stylesheet on a page, and a mount point: `<section data-widget="carousel" data-carousel-id="home"></section>`.',
      '2. Answer `GET /en-us/slideshow/home` with the JSON below ([Slides of a carousel](#slides-of-a-carousel-slideshow)) and `Content-Type: application/json`. `en-us` is the `data-culture` of the script tag in lower case.',
      '3. Ask for it yourself, then let the check ask for everything:',
    ].join('\n'),
    codeBlock('sh', firstAnswer),
    '4. Open the page. What is wrong with the answer stands in the console of the browser, a line each: `carousel: slideshow/home: slides[0].ctaUrl is 7; expected …`.',
    'To see widgets with a back end of your own before any page includes them: `npm start -- --api http://localhost:5000` sends the calls of the sample site there.',
  );
}

/** What applies to every call except the log-in. */
export function writeCommonRules(): string {
  return section(
    'What all calls have in common',
    table(
      ['About', 'What holds'],
      [
        [
          'Bases',
          '`{site-base}` is `/` and `{api-base}` is `/api/`; `data-site-base` and `data-api-base` on the script tag name others. Paths never depend on the address of the page.',
        ],
        [
          'Culture',
          '`{culture}` is the `data-culture` of the script tag in lower case, else that of `<html lang>` where it names a region, else `en-us`.',
        ],
        [
          'Headers',
          '`Accept: application/json`. `Content-Type: application/json` with `signup` and `search`. Cookies of the site, as browsers send them.',
        ],
        [
          'Anti-forgery',
          'Where the page has a cookie `XSRF-TOKEN`, its value is sent as the header `X-XSRF-TOKEN`, to the origin of the page only. `data-xsrf-cookie` and `data-xsrf-header` name others. A `POST` without a valid token should be refused with 400.',
        ],
        [
          'Status',
          '200 to 299 is success, every other status is a failure. A redirect to a log-in page ends as HTML and is a failure too.',
        ],
        ['Type', 'The answer is `application/json` in UTF-8.'],
        [
          'Time',
          'Widgets wait as long as the connection lasts. A call is cut off when its widget leaves the page.',
        ],
        [
          'Other origins',
          'A base with a host, such as `https://api.example/`, needs `Access-Control-Allow-Origin` there, the host in the `connect-src` of the page’s policy, and, for `search` and `signup`, an answer to the preflight request. No token is sent.',
        ],
        [
          'More fields',
          'Fields that are not listed here are ignored. One that is almost the name of a listed field is reported as a misspelling.',
        ],
      ],
    ),
  );
}

/** What happens with an answer that is not as expected. */
export function writeMistakes(): string {
  return section(
    'What a mistake costs',
    table(
      ['What comes', 'What happens'],
      [
        [
          'a field of a wrong type',
          'The field counts as missing: see the last column of each table.',
        ],
        [
          'an entry without any of its required fields, or that is no object',
          'The entry is left out.',
        ],
        [
          'no list where one is required, a list where an object belongs',
          'The answer is refused: that widget fails, its content from the CMS stays, all others go on.',
        ],
        [
          'HTML with status 200, JSON that is cut off, an empty answer, a status of 400 or more',
          'The same.',
        ],
      ],
    ),
    'Each is one line in the console of the browser and one event `widget:problem`, which names the call and the path of the field.',
  );
}

/** What each type accepts. */
export function writeTypes(): string {
  return section(
    'Types',
    table(
      ['Type', 'What it takes'],
      typeNotes.map((note) => [...note]),
    ),
    'Fields “as HTML” may hold `p br h2 h3 h4 em strong b i u s sub sup small span blockquote ul ol li a`; other tags lose their frame and keep their text, scripts and styles are dropped. All other texts are shown as text.',
  );
}
