import { writeFileSync } from 'node:fs';
import { bundle } from '../../tools/build/bundle.ts';
import { measure } from '../../tools/build/manifest.ts';
import { benchPackages } from '../programs/installed-packages.ts';
import { type BenchSection } from './section.ts';

/** The packages that a team would put together for the same pages, without a line of its own. */
const assembled = `
  export { createElement } from 'react';
  export { createRoot } from 'react-dom/client';
  export { create } from 'axios';
  export { createStore, useStore } from 'zustand';
  export { clsx } from 'clsx';
  export {
    autoUpdate, flip, offset, shift, size, useClick, useDismiss, useFloating, useInteractions,
    useListNavigation, useTypeahead,
  } from '@floating-ui/react';
  // Carousel, showcase, list of documents.
  export { default as Swiper } from 'swiper';
  export { A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination } from 'swiper/modules';
  export { gsap } from 'gsap';
  export { ScrollTrigger } from 'gsap/ScrollTrigger';
  export { default as List } from 'list.js';
  // HTML from data, dialogs, the cookie bar, films and recordings.
  export { default as purify } from 'dompurify';
  export { default as Dialog } from 'a11y-dialog';
  export { run } from 'vanilla-cookieconsent';
  export { default as Player } from 'plyr';
`;

/** The script beside packages that do the same together. */
export const section: BenchSection = {
  name: 'size',
  packages: [
    'swiper',
    'gsap',
    'list.js',
    'dompurify',
    'a11y-dialog',
    'vanilla-cookieconsent',
    'plyr',
  ],
  run: async ({ readBuilt }) => {
    // In the folder of these packages, so that it finds them.
    const entry = benchPackages.find('assembled.js');
    writeFileSync(entry, assembled);
    const { files } = await bundle({ entry });
    const script = files.find(({ name }) => name === 'widgets.js');
    if (!script) throw new Error('The packages could not be bundled.');
    return [
      {
        measure: 'script, kB brotli',
        peer: 'packages for the same pages',
        ours: [measure(readBuilt('widgets.js')).brotli / 1000],
        theirs: measure(script.bytes).brotli / 1000,
        mostTimes: 0.78,
      },
    ];
  },
};
