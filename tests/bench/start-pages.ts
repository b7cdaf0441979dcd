import { type Answers } from '../browser/support/foreign-cms.ts';
import { makePage, readPackage } from './pages.ts';

/** Three tabs that both libraries take for theirs, with ids of their own. */
const makeTabs = (
  place: number,
  status = '',
) => `<div class="pmw pmw-tabs govuk-tabs" data-module="govuk-tabs" data-widget="tabs"${status}>
<ul class="pmw-tabs__list govuk-tabs__list" role="list" aria-label="Tabs">${[1, 2, 3]
  .map(
    (tab) =>
      `<li class="pmw-tabs__item govuk-tabs__list-item"><a class="pmw-tabs__tab govuk-tabs__tab" href="#p${place}-${tab}">Tab ${tab}</a></li>`,
  )
  .join('')}</ul>${[1, 2, 3]
  .map(
    (tab) =>
      `<section class="pmw-tabs__panel govuk-tabs__panel" id="p${place}-${tab}"><h3>Tab ${tab}</h3><p>We hold.</p></section>`,
  )
  .join('')}</div>`;

const repeat = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place)).join('');

interface StartPageOptions {
  readonly readBuilt: (name: string) => Buffer;
  /** The script of bare-root.ts. */
  readonly bareRoot: Buffer;
  /** The script of React alone. */
  readonly reactAlone: Buffer;
  /** The widget’s drawing, for the page that draws it without the widget. */
  readonly drawn: string;
  readonly count: number;
}

/** Pages with many mount points, and with none. */
export function makeStartPages(options: StartPageOptions): Answers {
  const { readBuilt, bareRoot, reactAlone, drawn, count } = options;
  // With a status nothing of it waits for our script.
  const govukTabs = repeat(count, (place) => makeTabs(place, ' data-widget-status="mounted"'));
  const own = '<script src="/widgets.js" data-auto-mount="false" defer></script>';
  return {
    'GET /widgets.js': { body: readBuilt('widgets.js') },
    'GET /widgets.css': { body: readBuilt('widgets.css') },
    'GET /bare-root.js': { body: bareRoot },
    'GET /react-alone.js': { body: reactAlone },
    'GET /govuk.js': readPackage('govuk-frontend/dist/govuk/all.bundle.js'),
    'GET /tabs': makePage(
      own,
      repeat(count, (place) => makeTabs(place)),
    ),
    // All that its tabs need of its stylesheet: both pages are dressed alike.
    'GET /govuk.css': {
      body: ':root { --govuk-breakpoint-tablet: 40.0625rem } .govuk-tabs__panel--hidden { display: none }',
    },
    'GET /govuk': makePage(
      '<link rel="stylesheet" href="/govuk.css"><script src="/govuk.js" defer></script>',
      govukTabs,
    ),
    'GET /forms': makePage(
      own,
      repeat(count, () => '<div data-widget="subscribe-callout"></div>'),
    ),
    'GET /bare': makePage(
      '<script src="/bare-root.js" defer></script>',
      `<template>${drawn}</template>${repeat(count, () => '<div class="bare"></div>')}`,
    ),
    'GET /none': makePage('<script src="/widgets.js" defer></script>', '<p>Nothing to mount.</p>'),
    'GET /react': makePage('<script src="/react-alone.js" defer></script>', '<p>Nothing.</p>'),
  };
}
