import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import type {Linter} from 'eslint';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {bareForms, singleReads} from './scripts/lib/journeyForms';

/** An import wall: files that match `files` may not import what `regex` matches. */
function wall(files: string[], walls: readonly {readonly regex: string; readonly message: string}[]): Linter.Config {
  return {files, rules: {'no-restricted-imports': ['error', {patterns: [packagesByTheirExports, ...walls]}]}};
}

const packagesByTheirExports = {
  regex: String.raw`\.\./packages/|/packages/[^/]+/src`,
  message: 'Import a package by its name, not by a path into it; what is needed outside belongs in its "exports".',
};
const internalsInOnePlace = {
  regex: String.raw`^@generated/(?!docusaurus-theme-search/)|^@docusaurus/[\w-]+/(?:lib|src)/`,
  message: 'What Docusaurus does not promise is used in docusaurus-internals only, whose contract is tested.',
};
const themeIsForTheBrowser = {
  regex: String.raw`^node:|^(?:\.\./)+(?:remark|loader|server|index)(?:/|$)`,
  message:
    'A theme runs in the browser: it may not import what runs while the site is built. Hand the data over as props.',
};
const modelImportsNothing = {
  regex: String.raw`^(?!\./)`,
  message: 'The model of an API is types and pure functions: it imports nothing but itself.',
};
const journeysSeeTheSite = {
  regex: String.raw`\.\./(?:website|scripts|checks)/|^@site/|^@theme/`,
  message: 'A browser journey looks at the built site as a reader does; it imports no source.',
};
const packagesKnowNoSite = {
  regex: String.raw`\.\./(?:website|e2e|scripts|checks)/|^@site/`,
  message: 'A package knows nothing of the site that uses it.',
};

/** The groups of the reference's server folder, with what each may import from that folder besides its own files. */
const serverGroups = [
  ['reading', []],
  ['{words,addresses}', ['reading/']],
  ['{pages,navigation,cards,changes,machine}', ['reading/', 'words/', 'addresses/', 'ApiModel$']],
] as const;
const serverWalls = serverGroups.map(([groups, allowed]) => {
  const oneWay = {
    regex: String.raw`^\.\./(?!${['\\.\\./', ...allowed].join('|')})|/server/`,
    message:
      'Data flows from reading to words and addresses, and from these to pages, navigation, cards, changes and machine: import only from earlier groups.',
  };
  return wall(
    [`packages/docusaurus-plugin-api-reference/src/server/${groups}/**`],
    [packagesKnowNoSite, internalsInOnePlace, oneWay],
  );
});

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/build/', '**/.docusaurus/', 'test-results/', '**/fixtures/', '**/.tmp-*/']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers in messages are what template literals are for.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `index` and other keys that only exist by index signature are read with brackets, so that a typo shows.
      '@typescript-eslint/dot-notation': 'off',
      // An arrow that calls something for its effect reads better without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // A scrolling block must be reachable by keyboard (WCAG 2.1.1), although it is not interactive.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre', 'table'], roles: ['group']}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'No inline styles: the Content-Security-Policy forbids them. Use a CSS module with design tokens.',
        },
      ],
    },
  },
  wall(['website/**', 'scripts/**', 'checks/**'], [internalsInOnePlace]),
  wall(['packages/**'], [packagesKnowNoSite, internalsInOnePlace]),
  wall(
    ['packages/*/src/theme/**', 'packages/*/src/client/**'],
    [packagesKnowNoSite, internalsInOnePlace, themeIsForTheBrowser],
  ),
  ...serverWalls,
  wall(['packages/docusaurus-internals/**'], [packagesKnowNoSite]),
  wall(['packages/api-model/src/**/!(*.test).ts'], [packagesKnowNoSite, modelImportsNothing]),
  wall(['e2e/site/**', 'e2e/support/**', 'e2e/fixture/**'], [journeysSeeTheSite]),
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/settled.ts', 'e2e/fixture-site/**'],
    rules: {'no-restricted-syntax': ['error', ...bareForms]},
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {'no-restricted-syntax': ['error', ...bareForms, ...singleReads]},
  },
  {
    files: ['**/*.d.ts'],
    // Inside an ambient module there is no other way to name a type of a neighboring file.
    rules: {'@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}]},
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
