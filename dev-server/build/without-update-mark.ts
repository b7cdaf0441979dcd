import { type Plugin } from 'vite';

/** Removes the mark that Vite adds at the end of a library's stylesheet. */
export function withoutUpdateMark(): Plugin {
  return {
    name: 'pmw-without-update-mark',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'asset' || typeof file.source !== 'string') continue;
        file.source = file.source.replace(/\/\*\$vite\$:\d+\*\/\s*$/, '');
      }
    },
  };
}
