import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {bareForms, singleReads} from './scripts/lib/journeyForms';
import {readWhenSettled} from './scripts/lib/readWhenSettled';
import {walls} from './scripts/lib/walls';

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/build/', '**/.docusaurus/', 'test-results/', '**/fixtures/', '**/.tmp-*/']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  {
    // Where components and hooks are. Its rules run the React Compiler on each file.
    files: ['**/*.tsx', 'packages/*/src/{client,theme}/**', 'website/src/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
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
  ...walls,
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/settled.ts', 'e2e/fixture-site/**'],
    rules: {'no-restricted-syntax': ['error', ...bareForms]},
  },
  {
    files: ['e2e/**/*.spec.ts'],
    plugins: {journeys: {rules: {'read-when-settled': readWhenSettled}}},
    rules: {
      'no-restricted-syntax': ['error', ...bareForms, ...singleReads],
      'journeys/read-when-settled': 'error',
    },
  },
  {
    files: ['**/*.d.ts'],
    // Inside an ambient module there is no other way to name a type of a neighboring file.
    rules: {'@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}]},
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
