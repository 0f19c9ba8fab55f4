import {createRequire} from 'node:module';
import path from 'node:path';

/** Absolute path of the program behind the command `docusaurus`. */
export const docusaurusProgram: string = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** The variables of a build that doesn't use the build cache. */
export const withoutBuildCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} as const;

/**
 * Returns the variables of a build that doesn't write its generated files into the site's own folder.
 *
 * @param folder Absolute path of the folder for them, named `.docusaurus`.
 */
export const generatedFilesIn = (folder: string, siteDir: string) => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(siteDir, folder),
});
