import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../tests/setup/sample-site.ts';
import { readPageStyles, readWidgetStyles } from './styles.ts';

describe('the pages’ stylesheet', () => {
  it('has the files in the place of the lines that import them', () => {
    const folder = writeFiles({
      'styles/site.css':
        "/* head */\n@import './tokens.css';\n@import './blocks/hero.css';\n.last {}\n",
      'styles/tokens.css': ':root {}\n',
      'styles/blocks/hero.css': "@import './title.css';\n.hero {}\n",
      'styles/blocks/title.css': '.title {}\n',
    });
    expect(readPageStyles(folder, 'site.css')).toBe(
      '/* head */\n:root {}\n.title {}\n.hero {}\n.last {}\n',
    );
  });

  it.each([
    ["@import './none.css';", 'templates/styles/none.css is missing.'],
    ["@import './../../secret.css';", 'is missing.'],
  ])('names a file that is not there: %s', (line, message) => {
    const folder = writeFiles({ 'templates/styles/site.css': line, 'secret.css': '.secret {}' });
    expect(() => readPageStyles(`${folder}/templates`, 'site.css')).toThrow(message);
  });
});

describe('the widgets’ stylesheet in development', () => {
  it('has every stylesheet, tokens first, and the version', () => {
    const root = writeFiles({
      'shared/styles/base.css': '.base {}',
      'shared/styles/tokens.css': ':root { --pmw-version: "__PMW_VERSION__"; }',
      'shared/components/dialog.css': '.dialog {}',
      'widgets/carousel/carousel.css': '.carousel {}',
      'widgets/carousel/carousel.tsx': 'not a style',
    });
    expect(readWidgetStyles(root, '1.2.3')).toBe(
      ':root { --pmw-version: "1.2.3"; }\n.base {}\n.dialog {}\n.carousel {}',
    );
  });
});
