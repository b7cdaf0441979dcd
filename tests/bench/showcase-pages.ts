import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Answers } from '../browser/support/foreign-cms.ts';

const { resolve } = createRequire(import.meta.url);
const readPackage = (path: string) => readFileSync(resolve(path));

/** The content that is scrolled through on both pages. */
export const distancePx = 4000;
export const abovePx = 1000;

const slides = ['Private equity', 'Private credit', 'Real assets', 'Portfolio solutions'].map(
  (headline, index) => ({
    id: `slide-${index}`,
    headline,
    copy: '<p>Senior, sponsor-led and secured lending to companies we have followed for years.</p>',
    ctaUrl: '/read',
    ctaText: 'Read on',
    backgroundImage: '/picture.svg',
    featureImage: '',
    isBackgroundLight: index === 2,
    colorAccent: '#5d9cc4',
  }),
);

function makePage(head: string, main: string): { readonly body: string } {
  return {
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Showcase</title>
<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/widgets.css">${head}</head>
<body><div class="above"></div>${main}<div class="below"></div></body></html>`,
  };
}

/**
 * GSAP at its best: no framework, one trigger, and it changes the page only when the slide changes, with the
 * same attributes as ours. It moves the progress bar with a plain style.
 *
 * @param moveBar the statement that does so
 */
const makePeerScript = (moveBar: string) => `
gsap.registerPlugin(ScrollTrigger);
const root = document.querySelector('.pmw-investment-solutions');
const pin = root.querySelector('.pmw-investment-solutions__pin');
const slides = [...root.querySelectorAll('.pmw-investment-solutions__slide')];
const dots = [...root.querySelectorAll('.pmw-investment-solutions__dot')];
const bar = pin.appendChild(document.createElement('i'));
bar.className = 'bar';
let current = 0;
function show(index) {
  if (index === current) return;
  current = index;
  pin.dataset.tone = slides[index].dataset.tone;
  slides.forEach((slide, place) => {
    slide.dataset.state = place < index ? 'before' : place > index ? 'after' : 'current';
    for (const button of [dots[place], slide.querySelector('button')]) {
      if (place === index) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  });
}
ScrollTrigger.create({
  trigger: pin, pin, start: 'top top', end: '+=${distancePx}',
  onUpdate: ({ progress }) => {
    ${moveBar}
    show(Math.min(slides.length - 1, Math.floor(progress * slides.length)));
  },
});
`;

const peerStyle = `
.pmw.pmw-investment-solutions .pmw-investment-solutions__pin { position: relative !important }
.pmw.pmw-investment-solutions .pmw-investment-solutions__bar,
.pmw.pmw-investment-solutions .pmw-investment-solutions__distance,
.pmw.pmw-investment-solutions .pmw-investment-solutions__marks { display: none !important }
.bar {
  position: absolute; inset: auto 0 0; z-index: 3; block-size: 4px; background: #5d9cc4; transform-origin: 0 50%;
}
`;

export const slideCount = slides.length;

/** The page of the widget, and what both pages load. */
export function makeOwnAnswers(script: Buffer, style: Buffer): Answers {
  const data = JSON.stringify(slides).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    'GET /own': makePage(
      '<script src="/widgets.js" defer></script>',
      `<section data-widget="investment-solutions" data-scroll-height="${distancePx}" data-slides="${data}"></section>`,
    ),
    'GET /widgets.js': { body: script },
    'GET /widgets.css': { body: style },
    'GET /page.css': {
      body: `body{margin:0;font-family:sans-serif}.above{height:${abovePx}px}.below{height:2000px}`,
    },
    'GET /picture.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#246" d="M0 0h4v3H0z"/></svg>',
    },
  };
}

/**
 * GSAP's pages: the same elements as the widget's, pinned by ScrollTrigger, with the bar and without.
 *
 * @param html the widget's elements, as they are on its own page
 */
export function makePeerAnswers(html: string): Answers {
  const makePeer = (script: string) =>
    makePage(
      `<link rel="stylesheet" href="/peer.css"><script src="/gsap.js" defer></script><script src="/trigger.js" defer></script><script src="${script}" defer></script>`,
      `<section>${html}</section>`,
    );
  return {
    'GET /peer': makePeer('/peer.js'),
    'GET /without-bar': makePeer('/without-bar.js'),
    // Pinned without any script, and no slide changes: what the page's own scrolling costs, and the bar.
    'GET /still': makePage('', `<section>${html}</section>`),
    'GET /peer.css': { body: peerStyle },
    'GET /peer.js': {
      body: makePeerScript("bar.style.transform = 'scaleX(' + progress + ')';"),
    },
    'GET /without-bar.js': { body: makePeerScript('') },
    'GET /gsap.js': { body: readPackage('gsap/dist/gsap.min.js') },
    'GET /trigger.js': { body: readPackage('gsap/dist/ScrollTrigger.min.js') },
  };
}
