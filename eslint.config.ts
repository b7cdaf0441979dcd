import { existsSync, readdirSync } from 'node:fs';
import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { isLong } from './tests/setup/test-length.ts';

/** Folders whose code runs in the visitor's browser. */
const pageFolders = ['api', 'mount', 'shared', 'widgets'];

/** Ways to turn a string into markup, code or style: none of them exists in this project. */
const sinks = [
  ['innerHTML', 'outerHTML', 'srcdoc'].map((name) => ({
    selector: `AssignmentExpression > MemberExpression[property.name='${name}']`,
    message: `${name} parses a string as markup. Use shared/html/rich-text.tsx.`,
  })),
  ['insertAdjacentHTML', 'parseFromString', 'createContextualFragment', 'setHTMLUnsafe'].map(
    (name) => ({
      selector: `MemberExpression[property.name='${name}']`,
      message: `${name} parses a string as markup. Use shared/html/rich-text.tsx.`,
    }),
  ),
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Use shared/html/rich-text.tsx.',
  },
  {
    selector:
      "CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^(style|on.*)$/]",
    message: 'The page policy forbids it. Set single style properties.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: 'document.write parses a string as markup.',
  },
].flat();

/**
 * Exports have names, so that everything is called the same everywhere; tools require default exports in
 * their configurations.
 */
const defaultExports = ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"].map(
  (selector) => ({ selector, message: 'Export by name.' }),
);

/** Text and spaces beside other children in JSX. */
const looseText = {
  selector: String.raw`:matches(JSXElement, JSXFragment) > JSXText[value=/^[^\n]+$|\S/]:not(:first-child:last-child)`,
  message: 'A text stands alone in an element: translators of pages replace text nodes.',
};

/**
 * Properties that a form's fields can hide, so that reading them on the page's markup can freeze or break
 * everything.
 */
const hidable = [
  'parentElement',
  'parentNode',
  'childNodes',
  'children',
  'firstChild',
  'firstElementChild',
  'lastChild',
  'nextSibling',
  'previousSibling',
  'attributes',
  'dataset',
  'textContent',
  'isConnected',
  'ownerDocument',
  'getRootNode',
  'contains',
  'closest',
  'matches',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByTagName',
  'getAttribute',
  'getAttributeNames',
  'setAttribute',
  'hasAttribute',
  'removeAttribute',
  'append',
  'appendChild',
  'prepend',
  'insertBefore',
  'replaceChildren',
  'replaceWith',
  'cloneNode',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'classList',
];

const hidden = {
  selector: `MemberExpression[property.name=/^(${hidable.join('|')})$/]:not([object.property.name='prototype'], [object.name='signal'], [object.property.name='signal'])`,
  message: 'A field of that name hides it on a form. Use shared/dom/foreign-dom.ts.',
};

/** React works on nodes of its own, none of which is a form with fields of such names. */
const reactFolders = readdirSync('widgets')
  .filter((name) => existsSync(`widgets/${name}/${name}.tsx`))
  .map((name) => `widgets/${name}`)
  .concat('shared/components', 'shared/dropdown', 'shared/hooks');

/** What the other code of the page folders calls an element that the CMS rendered and that may be a form. */
const foreignElements = 'element|content|target|panel|ancestor|article|shown';

/** As in `hidden`, where most elements are our own. */
const hiddenOfForeign = {
  ...hidden,
  selector: `${hidden.selector}[object.name=/^(${foreignElements})$/]`,
};

/**
 * An image, a form or a frame can hide every property of the document. Where it hides `createElement`, nothing starts
 * (shared/page/page-globals.ts): packages cannot do without.
 */
const ofDocument = [
  "MemberExpression[object.name='document'][property.name!='createElement']",
  'MemberExpression[object.property.name=/^(document|ownerDocument)$/]',
  "VariableDeclarator[init.name='document'] > ObjectPattern",
].map((selector) => ({
  selector,
  message: 'An image of that name hides it on the page. Use shared/dom/page-document.ts.',
}));

const ofPage = [...sinks, ...defaultExports, looseText, ...ofDocument];

/** BEM: block__element--modifier. */
const className = String.raw`/^[a-z][a-z0-9-]*(__[a-z0-9-]+)?(--[a-z0-9-]+)?$/`;

const cssNames = [
  {
    selector: `ClassSelector[name!=${className}]`,
    message: 'Class names are block__element--modifier.',
  },
  {
    selector: 'Declaration[property=/^--/][property!=/^--[a-z][a-z0-9-]*$/]',
    message: 'Custom properties are --kebab-case.',
  },
];

const oneWay = 'Imports point one way: see README.md.';

/** The documentation of contracts, which is not part of the script. */
const docs = String.raw`\.docs\.ts$`;

/** The folders of Node code, of which nothing is in the script. */
const ofNode = ['cms', 'dev-server', 'fixtures', 'tests', 'tools'];

/** Paths that lead up and into one of these folders. */
const into = (...folders: readonly string[]) => String.raw`^(?:\.\./)+(?:${folders.join('|')})/`;

const otherWidgets = String.raw`^\.\./(?!\.\./)`;

/** What Node code reads of the browser's folders: no component, no engine. */
const ofBrowser = String.raw`^(?:\.\./)+(?:mount/|tests/|shared/.*\.tsx$|widgets/(?!.*\.(?:contract|docs|examples|check)\.ts$))`;

/** The folders of `tools` that each of them imports; all stand on the files of `tools` itself. */
const importsOfTools = {
  source: [],
  render: ['source'],
  contract: ['render'],
  'check-page': ['contract', 'source'],
  'check-api': ['check-page', 'contract', 'source'],
  gallery: ['check-page', 'render'],
  catalogue: ['check-page', 'gallery', 'render'],
  reference: ['contract', 'render'],
  languages: ['render'],
  release: ['languages', 'render'],
  new: ['reference'],
  build: ['catalogue', 'check-api', 'check-page', 'contract', 'languages', 'render'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const ofTools = Object.entries<readonly string[]>(importsOfTools).map(([folder, others]) => {
  const further = Object.keys(importsOfTools).filter((each) => !others.includes(each));
  return [`tools/${folder}/**/*`, `${ofBrowser}|${into('cms', 'dev-server', ...further)}`] as const;
});

const mayImportDocs = (files: string) =>
  /^(?:fixtures|dev-server|tools)\/|\.(?:docs|examples)$/.test(files);

/** What the files of each folder may not import, by path; a later row counts alone. */
const forbiddenImports: Readonly<Record<string, string>> = {
  'shared/**/*': into('api', 'mount', 'widgets', ...ofNode),
  'shared/**/*.docs': into('api', 'mount', 'widgets', ...ofNode),
  'shared/rules/*': String.raw`^\.\./`,
  'api/**/*': into('mount', 'widgets', ...ofNode),
  'widgets/*': into('mount', ...ofNode),
  'widgets/*/**/*': `${into('mount', ...ofNode)}|${otherWidgets}`,
  'widgets/*/*.docs': `${into('mount', ...ofNode)}|${otherWidgets}`,
  'widgets/*/*.examples': `${into('cms', 'mount', 'dev-server', 'tests', 'tools', 'fixtures(?!/make/)')}|${otherWidgets}`,
  'mount/**/*': into('api', 'widgets', ...ofNode),
  'mount/core/*': String.raw`${into('api', 'widgets', ...ofNode)}|^\.\./(?:guards|page)/`,
  'mount/page/*': String.raw`${into('api', 'widgets', ...ofNode)}|^\.\./guards/`,
  'mount/{main,react,run}': into('widgets(?!/(?:all|react)-widgets\\.ts$)', ...ofNode),
  'fixtures/**/*': into('api', 'cms', 'dev-server', 'mount', 'shared', 'tests', 'tools', 'widgets'),
  'dev-server/**/*': String.raw`${ofBrowser}|^(?:\.\./)+tools/(?!gallery/|check-page/|render/|[\w-]+\.ts$)`,
  'tools/*': `${ofBrowser}|${into('cms', 'dev-server')}|^\\./\\w[\\w-]*/`,
  ...Object.fromEntries(ofTools),
  'cms/**/*': String.raw`^(?:\.\./)+(?!tools/(?:build/|contract/|[\w-]+\.ts$))[\w-]+/`,
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      'release/',
      'copies/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'templates/assets/',
    ],
  },
  {
    files: ['{shared,widgets,templates}/**/*.css'],
    plugins: { css },
    extends: ['css/recommended'],
    language: 'css/css',
    // The parser does not know every query yet; the build tells what is broken.
    languageOptions: { tolerant: true },
    rules: {
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      // Pages work from right to left; heights and sizes of the window are meant as such.
      'css/prefer-logical-properties': [
        'error',
        {
          allowProperties: ['max-height', 'overflow-x', 'overflow-y'],
          allowUnits: ['vw', 'vh', 'svh', 'lvh'],
        },
      ],
      // Newer features only improve; the tests in three engines tell what a page cannot do without.
      'css/use-baseline': 'off',
      // Cells of a grid carry their places as inline styles.
      'css/no-important': 'off',
      'no-restricted-syntax': ['error', ...cssNames],
    },
  },
  {
    // The rule takes a variable for the first of its words.
    files: [
      'shared/styles/select.css',
      'widgets/subscribe-callout/subscribe-callout.css',
      'templates/styles/{article-header,call-to-action,newsletter,paper-card,profile,quote,stage}.css',
    ],
    rules: { 'css/no-invalid-properties': 'off' },
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    extends: [
      js.configs.recommended,
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      // The one that includes every file: with a file's nearest, those for browsers would be read and checked twice.
      parserOptions: { project: 'tsconfig.node.json', tsconfigRootDir: import.meta.dirname },
    },
    // By day a directive may be one for the rule that runs at night.
    linterOptions: { reportUnusedDisableDirectives: isLong ? 'error' : 'off' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // There is no enum (`erasableSyntaxOnly`), and hardly a class; the two took a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An eighth of the time; what is deprecated comes with an update of a package.
      '@typescript-eslint/no-deprecated': isLong ? 'error' : 'off',
      eqeqeq: ['error', 'always'],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...sinks, ...defaultExports, looseText],
    },
  },
  {
    // In tests `() => expect(…).toBe(…)` says all that a block of three lines does.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: pageFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.{test,examples}.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        'event',
        'name',
        'scrollX',
        'scrollY',
        'innerHeight',
        'scrollTo',
      ],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'Array',
          property: 'from',
          message: 'Old libraries replace it by one that knows no second parameter: spread.',
        },
        ...['scrollX', 'scrollY', 'innerHeight', 'scrollTo', 'scrollBy'].map((property) => ({
          object: 'window',
          property,
          message: 'A page may have a variable of that name: use readScroller().',
        })),
      ],
    },
  },
  {
    // Names and values of pages and servers reach a terminal in one way.
    files: ['{cms,dev-server,tools}/**/*.ts'],
    ignores: ['tools/print.ts', 'cms/testing/**', '**/*.test.ts'],
    rules: { 'no-console': 'error' },
  },
  ...Object.entries(forbiddenImports).map(([folder, others]) => ({
    files: [`${folder}.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', 'cms/{testing,*/tests}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        // Fixtures take the types of answers from the code that reads them.
        {
          patterns: [
            {
              regex: mayImportDocs(folder) ? others : `${others}|${docs}`,
              message: oneWay,
              allowTypeImports: folder === 'fixtures/**/*',
            },
          ],
        },
      ] as ['error', object],
    },
  })),
  {
    files: pageFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', 'shared/dom/foreign-dom.ts', 'mount/**'],
    rules: { 'no-restricted-syntax': ['error', ...ofPage, hiddenOfForeign] },
  },
  {
    files: reactFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ofPage] },
  },
  {
    files: ['mount/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ofPage, hidden] },
  },
  {
    // A tool of authors, in elements of its own.
    files: ['mount/inspector/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sinks, ...defaultExports, looseText] },
  },
  {
    // Components and hooks: these rules compile each file that they read.
    files: pageFolders.flatMap((folder) => [`${folder}/**/*.tsx`, `${folder}/**/use-*.ts`]),
    plugins: { 'react-hooks': { rules: reactHooks.rules }, 'jsx-a11y-x': jsxA11y },
    settings: { 'react-hooks': { additionalEffectHooks: '(useShownEffect)' } },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      'react-hooks/set-state-in-effect': 'error',
      'react-hooks/no-deriving-state-in-effects': 'error',
      ...jsxA11y.configs.strict.rules,
      // Safari takes the role away from lists without marks.
      'jsx-a11y-x/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }],
    },
  },
  {
    // A value from data must not freeze the page, nor a pasted page the checker: a pattern's run time may
    // grow no faster than the text.
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['*.config.{js,ts}'],
    rules: { 'no-restricted-syntax': ['error', ...sinks] },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
