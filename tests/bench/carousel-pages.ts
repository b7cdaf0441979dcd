import { type Answers } from '../browser/support/foreign-cms.ts';
import { makePage, readPackage } from './pages.ts';

export const slideCount = 5;

const slides = Array.from({ length: slideCount }, (_, index) => ({
  id: `slide-${index}`,
  headline: `Private markets, part ${index + 1}`,
  copy: '<p>Senior, sponsor-led and secured lending to companies we have followed for years.</p>',
  ctaUrl: '/read',
  ctaText: 'Read on',
  backgroundImage: '/picture.svg',
  featureImage: '',
  isBackgroundLight: false,
  colorAccent: '#5d9cc4',
}));

/** A slide of the other library: the same picture, text and link in the same boxes. */
const inside = ({ headline, copy, ctaUrl, ctaText }: (typeof slides)[number]) =>
  `<img class="picture" src="/picture.svg" alt=""><div class="words"><h2>${headline}</h2>${copy}<a href="${ctaUrl}">${ctaText}</a></div>`;

const peerStyle = `
.peer { position: relative; block-size: 640px; overflow: hidden }
.peer .picture { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
.peer .words { position: absolute; inset: 20% auto auto 5%; color: #fff; max-inline-size: 35rem }
.bar { position: absolute; z-index: 9; inset: auto 0 0; block-size: 4px; background: #5d9cc4; transform-origin: 0 0 }`;

/** As Swiper's own demonstration of autoplay shows the progress. */
const makeSwiper = (delayMs: number) => `
const bar = document.querySelector('.bar');
new Swiper('.swiper', {
  effect: 'fade', speed: 400, loop: false, rewind: true,
  autoplay: { delay: ${delayMs}, disableOnInteraction: false },
  pagination: { el: '.swiper-pagination', clickable: true },
  on: { autoplayTimeLeft: (_, __, left) => { bar.style.transform = 'scaleX(' + (1 - left) + ')'; } },
});`;

const scripts = (...names: readonly string[]) =>
  names.map((name) => `<script src="/${name}.js" defer></script>`).join('');

const makePeerPage = (head: string, body: string) =>
  makePage(`<link rel="stylesheet" href="/peer.css">${head}`, body);

/** The same five slides in the widget and in Swiper, changed every `delayMs`. */
export function makeCarouselPages(readBuilt: (name: string) => Buffer, delayMs: number): Answers {
  const data = JSON.stringify(slides).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const items = (name: string) =>
    slides.map((slide) => `<div class="${name}">${inside(slide)}</div>`).join('');
  return {
    'GET /widgets.js': { body: readBuilt('widgets.js') },
    'GET /widgets.css': { body: readBuilt('widgets.css') },
    'GET /picture.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#246" d="M0 0h4v3H0z"/></svg>',
    },
    'GET /peer.css': { body: peerStyle },
    'GET /ours': makePage(
      scripts('widgets'),
      `<section data-widget="carousel" data-autoplay-delay="${delayMs}" data-slides="${data}"></section>`,
    ),
    'GET /swiper.js': readPackage('swiper/swiper-bundle.min.js'),
    'GET /swiper.css': readPackage('swiper/swiper-bundle.min.css'),
    'GET /swiper-page.js': { body: makeSwiper(delayMs) },
    'GET /swiper': makePeerPage(
      `<link rel="stylesheet" href="/swiper.css">${scripts('swiper', 'swiper-page')}`,
      `<div class="swiper peer"><div class="swiper-wrapper">${items('swiper-slide')}</div><div class="swiper-pagination"></div><i class="bar"></i></div>`,
    ),
  };
}
