/** With `TEST_SCRIPT=module` the pages of browser tests have the module in place of the classic script. */
export const isModuleTested = process.env['TEST_SCRIPT'] === 'module';

const classicTag = /<script(?=\s)[^>]*\ssrc="[^"]*(?<!\/esm)\/widgets\.js["?][^>]*>/g;

/** Names the module where the tags of a page name the classic script. */
export const toModuleTags = (html: string): string =>
  html.replaceAll(classicTag, (tag) =>
    tag
      .replace('/widgets.js', '/esm/widgets.js')
      .replace(/^<script(?!.*\stype=)/s, '<script type="module"'),
  );
