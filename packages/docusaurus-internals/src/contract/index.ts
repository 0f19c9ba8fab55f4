import {createRequire} from 'node:module';
import path from 'node:path';
import {generatedFileProblems} from './generatedFiles';
import {themeProblems} from './themeComponents';
import {sourceProblems} from './sources';

/**
 * Returns one line for each internal of Docusaurus that the project relies on and that has changed: what changed, and
 * the files that rely on it.
 *
 * @param docusaurusDir A folder from which Docusaurus's packages can be resolved.
 * @param rootDir The project's root, for the theme components that the project replaces.
 */
export async function brokenContract(docusaurusDir: string, rootDir: string): Promise<readonly string[]> {
  const require = createRequire(path.join(docusaurusDir, 'package.json'));
  return [...sourceProblems(require), ...themeProblems(require, rootDir), ...(await generatedFileProblems(require))];
}

export {acceptThemeComponents} from './themeComponents';
