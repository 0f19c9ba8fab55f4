import {counted} from 'api-model';
import {findImportProblems} from './lib/imports/findImportProblems';
import {onDemandPackages} from './lib/onDemandPackages';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run lint:imports`: refuses cycles of files and packages, and imports that the nearest package.json does not
 * declare.
 */
const folders = ['packages', 'website', 'scripts', 'checks', 'e2e', 'tools', 'eslint.config.ts', 'vitest.config.ts'];
const installedOnDemand = Object.values(onDemandPackages).flatMap((packages) => Object.keys(packages));
const problems = await findImportProblems(rootDir, folders, installedOnDemand);
if (problems.length > 0) stop(...problems, `${counted(problems.length, 'import problem')}.`);
