import {findImportProblems} from './lib/imports/findImportProblems';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run lint:imports`: refuses cycles of files and packages, and imports that the nearest package.json does not
 * declare.
 */
const problems = await findImportProblems(rootDir, [
  'packages',
  'website',
  'scripts',
  'checks',
  'e2e',
  'tools',
  'eslint.config.ts',
  'vitest.config.ts',
]);
if (problems.length > 0) stop(...problems, `${problems.length} import problems.`);
