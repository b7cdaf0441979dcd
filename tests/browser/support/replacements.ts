import { type Answers } from './foreign-cms.ts';
import { type Library, libraryTag, serveLibrary } from './libraries.ts';
import { carousel, makeSwapPage } from './swap-page.ts';

declare const Idiomorph: {
  morph(element: Element, html: string, options?: { morphStyle: string }): void;
};
declare const Alpine: { morph(element: Element, html: string): void };

/** A way in which a page replaces the content of the mount point `c`. */
export interface Replacement {
  readonly name: string;
  readonly library?: Library;
  /** The HTML of the whole mount point is replaced, not only its content. */
  readonly isOuter?: boolean;
  /** Runs in the page. */
  readonly replace: (html: string) => void;
}

export const replacements: readonly Replacement[] = [
  {
    name: 'innerHTML',
    replace: (html) => {
      const element = document.getElementById('c');
      if (element) element.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
    },
  },
  {
    name: 'Idiomorph on the element',
    library: 'idiomorph',
    isOuter: true,
    replace: (html) => {
      const element = document.getElementById('c');
      if (element) Idiomorph.morph(element, html);
    },
  },
  {
    name: 'Idiomorph on the body',
    library: 'idiomorph',
    isOuter: true,
    replace: (html) => {
      Idiomorph.morph(document.body, html, { morphStyle: 'innerHTML' });
    },
  },
  {
    name: 'Alpine.morph',
    library: 'alpine-morph',
    isOuter: true,
    replace: (html) => {
      const element = document.getElementById('c');
      if (element) Alpine.morph(element, html);
    },
  },
];

/** A page with the mount point `c` and the library of a replacement. */
export function makeReplacementPage({ library }: Replacement, content: string): Answers {
  // The plug-in is loaded before the library that it extends.
  const isAlpine = library === 'alpine-morph';
  return {
    ...(library && serveLibrary(library)),
    ...serveLibrary('alpine'),
    'GET /page': makeSwapPage({
      ...(library && { library: isAlpine ? 'alpine' : library }),
      head: isAlpine ? libraryTag('alpine-morph') : '',
      body: carousel('c', content),
    }),
  };
}

/** The HTML that a replacement is given for new content. */
export function toReplacementHtml({ isOuter = false }: Replacement, content: string): string {
  return isOuter ? carousel('c', content) : content;
}
