import {findImportProblems} from './lib/imports/findImportProblems';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/** `npm run lint:imports`: refuses cycles of files and packages, and imports that a package does not declare. */
const problems = await findImportProblems(rootDir, ['packages', 'website', 'scripts', 'checks', 'e2e']);
if (problems.length > 0) stop(...problems, `${problems.length} import problems.`);
