import js from '@eslint/js';
import * as importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders whose code runs in the visitor's browser. */
const pageFolders = ['api', 'mount', 'shared', 'widgets'];

/** The import directions of the project: `target` never imports `from`. */
const zones = [
  { target: './shared', from: ['./api', './widgets', './mount'] },
  { target: './shared/rules', from: './shared', except: ['./rules'] },
  { target: './api', from: ['./widgets', './mount'] },
  { target: './widgets', from: ['./mount'] },
  { target: './mount', from: ['./api', './widgets'] },
  { target: pageFolders.map((folder) => `./${folder}`), from: ['./dev-server', './templates'] },
  { target: pageFolders.map((folder) => `./${folder}`), from: './fixtures' },
  { target: './fixtures', from: ['./mount', './widgets', './dev-server', './templates'] },
  { target: './dev-server', from: ['./mount', './tests'] },
  {
    target: ['./api', './dev-server', './fixtures', './mount', './shared', './widgets'],
    from: './tests',
  },
];

/** Ways from a string to markup, code or style: none of them exists in this project. */
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

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.copies/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'templates/assets/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'stylelint.config.js'] },
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] }),
      ],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: zones.map((zone) => ({ except: [], ...zone })) },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      eqeqeq: ['error', 'always'],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...sinks],
    },
  },
  {
    files: pageFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        '__dirname',
        'require',
        'event',
        'name',
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['mount/main.ts', 'mount/main.test.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [{ target: './mount', from: ['./fixtures', './dev-server', './tests'] }] },
      ],
    },
  },
  {
    files: pageFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      'react-hooks/set-state-in-effect': 'error',
      ...jsxA11y.configs.strict.rules,
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'fixtures/**', '**/*.examples.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['*.config.{js,ts}'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
